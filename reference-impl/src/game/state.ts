// The table: what lies where, whose turn it is, how far the turn has come.
import { type Board, boardOf, type PlacedTile, withoutTiles } from './board/board.ts';
import { type Each, each, type Player } from './board/players.ts';
import type { Square } from './board/squares.ts';
import { type Tile, type Word, without } from './board/tiles.ts';
import type { LAID_TILES } from './parameters.ts';
import type { FormedWord } from './play/formation.ts';
import type { Turn } from './turn/turns.ts';

export const ENDINGS = [
  'out',
  'passes',
  'scoreless',
  'blocked',
  'time',
  'overtime',
  'round',
] as const;
export type Ending = (typeof ENDINGS)[number];

export const STAGES = [
  'to-play',
  'placed',
  'announced',
  'ruling',
  'lifting',
  'accepted',
  'play-complete',
  'turn-complete',
] as const;
export type Stage = (typeof STAGES)[number];

export interface Handling {
  readonly mode: 'slips' | 'device' | 'players';
  readonly announced: boolean;
  readonly agreed: readonly Player[];
}

export interface OffenceRecord {
  readonly game: number;
  readonly tournament: number;
}

/** The table as a case describes it, before any event. */
export interface Position {
  readonly board: readonly PlacedTile[];
  readonly racks: Each<readonly Tile[]>;
  readonly bag: readonly Tile[];
  readonly scores: Each<number>;
  readonly toMove: Player;
  readonly turns: readonly Turn[];
  readonly recording: 'sheets' | 'automatic';
  readonly timing: 'running' | 'stopped';
  readonly clocks: Each<number>;
  readonly lexicon: readonly Word[];
  readonly handling: Handling;
  readonly surpluses: Each<number>;
  readonly offences: Each<OffenceRecord>;
}

export interface Challenge {
  readonly by: Player;
  readonly words: readonly Word[];
  /** The slip is in: arbitration has been asked for. */
  readonly handedIn: boolean;
}

/** The play on the board, from laying it until the clock is pressed. */
export interface Play {
  readonly by: Player;
  readonly tiles: readonly PlacedTile[];
  readonly words: readonly FormedWord[];
  readonly score: number;
  readonly announced: boolean;
  readonly verifiedMs: number;
  readonly noted: Each<boolean>;
  readonly accepted: boolean;
  readonly drawn: boolean;
  readonly challenge: Challenge | null;
  readonly ruling: 'none' | 'valid' | 'invalid';
  readonly selfHandled: boolean;
  /** An opening that missed the centre square, on which the rival has not yet decided. */
  readonly offCentre: boolean;
  /** Its author has begun to count the points. */
  readonly counting: boolean;
}

/** Tiles on the board while a player is still placing, and how each came there. */
export interface Laying {
  readonly tiles: readonly PlacedTile[];
  readonly kinds: ReadonlyMap<Square, (typeof LAID_TILES)[number]>;
}

/** The last draw of a player, for as long as its number may be put right. */
export interface Draw {
  readonly tiles: readonly Tile[];
  readonly due: number;
  readonly racked: number;
  readonly seen: number;
  /** How many turns had been taken when it was made. */
  readonly turn: number;
}

/** What has to be done before the game goes on. */
export type Remedy =
  | {
      readonly kind: 'return';
      readonly player: Player;
      readonly pool: readonly Tile[];
      readonly count: number;
      readonly losesTurn: boolean;
      readonly resume: Player | null;
    }
  | {
      readonly kind: 'draw';
      readonly player: Player;
      readonly count: number;
      readonly shown: boolean;
      readonly losesTurn: boolean;
      readonly resume: Player | null;
    }
  | {
      readonly kind: 'hand-over';
      readonly player: Player;
      readonly count: number;
      readonly losesTurn: boolean;
      readonly resume: Player | null;
    };

export interface SheetEntry {
  readonly by: Player;
  readonly points: number;
  readonly word?: Word | undefined;
}

export interface GameEnd {
  readonly reason: Ending;
  readonly winner: Player | null;
  readonly deductions: Each<number>;
}

export interface State {
  readonly board: Board;
  readonly racks: Each<readonly Tile[]>;
  readonly hands: Each<readonly Tile[]>;
  readonly bag: readonly Tile[];
  readonly scores: Each<number>;
  readonly toMove: Player;
  readonly turns: readonly Turn[];
  readonly timing: 'running' | 'stopped';
  readonly clocks: Each<number>;
  readonly running: Player | null;
  readonly lexicon: ReadonlySet<string>;
  readonly handling: Handling;
  readonly surpluses: Each<number>;
  readonly offences: Each<OffenceRecord>;
  /** Tiles drawn for a lot and not yet back in the bag. */
  readonly lots: readonly Tile[];
  readonly laying: Laying | null;
  /** An exchange announced and how many tiles were said (0 for none). */
  readonly announcedExchange: number | null;
  readonly play: Play | null;
  readonly lastPlay: Play | null;
  readonly draws: Each<Draw | null>;
  readonly remedy: Remedy | null;
  readonly turnsToLose: Each<number>;
  readonly sheets: Each<readonly SheetEntry[]>;
  readonly blocked: readonly Player[];
  readonly timeUp: boolean;
  readonly expelled: readonly Player[];
  readonly ended: GameEnd | null;
}

export const keyOf = (word: Word): string => word.join(' ');

export const stateOf = (position: Position): State => ({
  board: boardOf(position.board),
  racks: position.racks,
  hands: each(() => []),
  bag: position.bag,
  scores: position.scores,
  toMove: position.toMove,
  turns: position.turns,
  timing: position.timing,
  clocks: position.clocks,
  running: position.toMove,
  lexicon: new Set(position.lexicon.map(keyOf)),
  handling: position.handling,
  surpluses: position.surpluses,
  offences: position.offences,
  lots: [],
  laying: null,
  announcedExchange: null,
  play: null,
  lastPlay: null,
  draws: each(() => null),
  remedy: null,
  turnsToLose: each(() => 0),
  sheets: each(() => []),
  blocked: [],
  timeUp: false,
  expelled: [],
  ended: null,
});

/** All tiles a player holds, racked or still face down in front of the rack. */
export const held = (state: State, player: Player): readonly Tile[] => [
  ...state.racks[player],
  ...state.hands[player],
];

/** How many tiles a player has in all, counting those laid in a play that does not stand yet. */
export const owned = (state: State, player: Player): number => {
  const { play } = state;
  const laid = play?.by === player && !play.accepted && !play.drawn ? play.tiles.length : 0;
  return held(state, player).length + laid;
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
    ? {
        ...state,
        hands: { ...state.hands, [player]: hand },
        racks: { ...state.racks, [player]: rack },
      }
    : undefined;
};

export const give = (state: State, player: Player, tiles: readonly Tile[]): State => ({
  ...state,
  racks: { ...state.racks, [player]: [...state.racks[player], ...tiles] },
});

/** Puts on the rack whatever lies in front of it. */
export const rackHand = (state: State, player: Player): State => ({
  ...give(state, player, state.hands[player]),
  hands: { ...state.hands, [player]: [] },
});

/** Takes the tiles of the play back from the board to the rack of its author, whose note of it is struck out. */
export const liftPlay = (state: State, play: Play): State => {
  const sheet = state.sheets[play.by];
  return give(
    {
      ...state,
      board: withoutTiles(state.board, play.tiles),
      sheets: { ...state.sheets, [play.by]: play.noted[play.by] ? sheet.slice(0, -1) : sheet },
    },
    play.by,
    play.tiles.map((placed) => placed.tile),
  );
};

/** Takes tiles that were being laid back to the rack of the player to move. */
export const liftLaying = (state: State): State =>
  state.laying
    ? give(
        { ...state, board: withoutTiles(state.board, state.laying.tiles), laying: null },
        state.toMove,
        state.laying.tiles.map((placed) => placed.tile),
      )
    : state;
