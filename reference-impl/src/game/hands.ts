// Tiles in the hands of players: what each holds, giving and taking, lifting from the board.
import { type PlacedTile, withoutTiles } from './board/board.ts';
import { type Player, set } from './board/players.ts';
import { type Tile, without } from './board/tiles.ts';
import type { Play, State } from './state.ts';

/** All tiles a player holds, racked or still face down in front of the rack. */
export const held = (state: State, player: Player): readonly Tile[] => [
  ...state.racks[player],
  ...state.hands[player],
];

/** How many tiles a player has in all, counting those laid in a play that does not stand yet. */
export const owned = (state: State, player: Player): number => {
  const { play, laying, toMove } = state;
  const laid = play?.by === player && !play.drawn ? play.tiles.length : 0;
  const beingLaid = laying && toMove === player ? laying.tiles.length : 0;
  return held(state, player).length + laid + beingLaid;
};

/** Takes tiles from a player, those not yet racked first; undefined when one is not there. */
export const take = (state: State, player: Player, tiles: readonly Tile[]): State | undefined => {
  const fromHand = tiles.filter((tile, i) => {
    const before = tiles.slice(0, i).filter((t) => t === tile).length;
    return state.hands[player].filter((t) => t === tile).length > before;
  });
  const hand = without(state.hands[player], fromHand);
  const rest = without(tiles, fromHand);
  const rack = rest && without(state.racks[player], rest);
  return hand && rack
    ? { ...state, hands: set(state.hands, player, hand), racks: set(state.racks, player, rack) }
    : undefined;
};

export const give = (state: State, player: Player, tiles: readonly Tile[]): State => ({
  ...state,
  racks: set(state.racks, player, [...state.racks[player], ...tiles]),
});

/** Puts on the rack whatever lies in front of it; what was drawn is then racked and seen. */
export const rackHand = (state: State, player: Player): State => {
  const draw = state.draws[player];
  const all = draw?.tiles.length ?? 0;
  return {
    ...give(state, player, state.hands[player]),
    hands: set(state.hands, player, []),
    draws: set(state.draws, player, draw && { ...draw, racked: all, seen: all, unseen: [] }),
  };
};

const tilesOf = (placed: readonly PlacedTile[]): Tile[] => placed.map(({ tile }) => tile);

/** Takes the tiles of the play back from the board to the rack of its author, whose note of it is struck out. */
export const liftPlay = (state: State, play: Play): State => {
  const sheet = state.sheets[play.by];
  const struck = play.noted[play.by] && state.recording === 'sheets' ? sheet.slice(0, -1) : sheet;
  return give(
    {
      ...state,
      board: withoutTiles(state.board, play.tiles),
      lifted: play.announced
        ? [...state.lifted, ...play.tiles.map(({ square }) => square)]
        : state.lifted,
      sheets: set(state.sheets, play.by, struck),
    },
    play.by,
    tilesOf(play.tiles),
  );
};

/** The table as if the play had not been begun. */
export const withoutPlay = (state: State, play: Play): State => ({
  ...liftPlay(state, play),
  play: null,
});

/** Takes tiles that were being laid back to the rack of the player to move. */
export const liftLaying = (state: State): State =>
  state.laying
    ? give(
        { ...state, board: withoutTiles(state.board, state.laying.tiles), laying: null },
        state.toMove,
        tilesOf(state.laying.tiles),
      )
    : state;

/** Tiles have been drawn for the game, even if nobody holds any now. */
export const hasBegun = (state: State): boolean =>
  state.turns.length + state.board.size + held(state, 'A').length + held(state, 'B').length > 0;
