// Random plays: tiles of a rack laid in a row or column near what is on the board. Most are legal, not all.
import { type Board, boardOf, type PlacedTile } from '../src/game/board/board.ts';
import { CENTRE } from '../src/game/board/premiums.ts';
import {
  crossing,
  DIRECTIONS,
  type Direction,
  type Square,
  step,
} from '../src/game/board/squares.ts';
import { BLANK, LETTERS, type Tile } from '../src/game/board/tiles.ts';
import type { Dice } from './dice.ts';

export const anyTiles = (dice: Dice, rack: readonly Tile[]): Tile[] =>
  dice.shuffled(rack).slice(0, dice.between(1, Math.max(1, rack.length)));

export const anyPlay = (dice: Dice, board: Board, rack: readonly Tile[]): PlacedTile[] => {
  const direction = dice.pick(DIRECTIONS);
  const anchor = board.size > 0 ? dice.pick([...board.keys()]) : CENTRE;
  const tiles = anyTiles(dice, rack);
  const start = startNear(dice, anchor, direction, tiles.length);
  const placed = laid(dice, board, start, direction, tiles);
  return placed.length > 0 ? placed : [placedTile(dice, anchor, tiles[0] as Tile)];
};

/** On the line of the anchor, so far back that the tiles reach it; or on the line beside it. */
const startNear = (dice: Dice, anchor: Square, direction: Direction, tiles: number): Square => {
  const line = dice.coin() ? anchor : step(anchor, crossing(direction), dice.pick([-1, 1]));
  return step(line ?? anchor, direction, -dice.below(tiles + 1)) ?? anchor;
};

/** Fills empty squares from `start` on, leaping over those that are taken. */
const laid = (
  dice: Dice,
  board: Board,
  start: Square,
  direction: Direction,
  tiles: readonly Tile[],
): PlacedTile[] => {
  const placed: PlacedTile[] = [];
  for (let at: Square | undefined = start; at && placed.length < tiles.length; ) {
    if (!board.has(at)) placed.push(placedTile(dice, at, tiles[placed.length] as Tile));
    at = step(at, direction, 1);
  }
  return placed;
};

export const placedTile = (dice: Dice, square: Square, tile: Tile): PlacedTile =>
  tile === BLANK ? { square, tile, as: dice.pick(LETTERS) } : { square, tile };

/** A board that a few plays have built, and the tiles that were not used. */
export const anyBoard = (
  dice: Dice,
  stock: readonly Tile[],
): { board: PlacedTile[]; rest: Tile[] } => {
  const board: PlacedTile[] = [];
  const rest = [...stock];
  for (let plays = dice.below(5); plays > 0; plays--) {
    const before = boardOf(board);
    const play = anyPlay(dice, before, rest.slice(0, dice.between(2, 5))).filter(
      ({ square }) => !before.has(square),
    );
    board.push(...play);
    for (const { tile } of play) rest.splice(rest.indexOf(tile), 1);
  }
  return { board, rest };
};
