// The table: what lies where, whose turn it is, how far the turn has come.
import type {
  ChallengeHandling,
  ClockSide,
  ClockStop,
  DisputedSum,
  EachItems,
  LotPurpose,
  Position,
  Round,
  GameEnd as WireEnd,
} from '../../../protocol/generated/types.ts';
import type { Citing } from '../kernel/outcome.ts';
import { clausesOf, type Ground } from '../kernel/ruled.ts';
import { type Board, boardOf, type PlacedTile } from './board/board.ts';
import { type Each, each, type Player } from './board/players.ts';
import type { Square } from './board/squares.ts';
import type { Tile, Word } from './board/tiles.ts';
import { type Timekeeping, timekeepingOf } from './clock/timekeeping.ts';
import { type Conduct, conductOf } from './conduct/record.ts';
import { type Officials, officialsOf } from './officials/record.ts';
import type { FormedWord } from './play/formation.ts';
import type { LaidTile } from './play/parameters.ts';
import { type Attendance, attendanceOf } from './presence/attendance.ts';
import { type Closing, closingOf, leader } from './sheets/closing-state.ts';
import type { Sheet } from './sheets/lines.ts';
import type { Turn } from './turn/turns.ts';

export type { Position };

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
  /** The points written down for it, which may be a wrong sum; null while nobody has written any. */
  readonly written: number | null;
  /** The points agreed on after a difference about them. */
  readonly agreed: number | null;
  readonly accepted: boolean;
  readonly drawn: boolean;
  readonly challenge: Challenge | null;
  readonly ruling: 'none' | 'valid' | 'invalid';
  readonly selfHandled: boolean;
  /** The play as it lay there before it was ruled invalid, and what has come of an appeal. */
  readonly fallen: Play | null;
  readonly appeal: 'none' | 'open' | 'answered';
  /** The author has asked that the rival not see the grounds. */
  readonly hidden: boolean;
  /** An opening that missed the centre square, on which the rival has not yet decided. */
  readonly offCentre: boolean;
  /** Its author has begun to count the points. */
  readonly counting: boolean;
}

/** Tiles on the board while a player is still placing, and how each came there. */
export interface Laying {
  readonly tiles: readonly PlacedTile[];
  readonly kinds: ReadonlyMap<Square, LaidTile>;
}

/** The last draw of a player, for as long as its number may be put right. */
export interface Draw {
  readonly occasion: 'opening' | 'exchange' | 'refill';
  readonly tiles: readonly Tile[];
  readonly due: number;
  readonly racked: number;
  readonly seen: number;
  /** Those neither racked nor seen. */
  readonly unseen: readonly Tile[];
  /** How many turns had been taken when it was made. */
  readonly turn: number;
}

interface ToBeDone {
  readonly player: Player;
  readonly count: number;
  readonly losesTurn: boolean;
  /** The turn that is lost is one in progress, if there is one. */
  readonly atOnce: boolean;
  /** Why it has to be done. */
  readonly ground: Ground;
}

/** What has to be done before the game goes on. */
export type Remedy =
  | (ToBeDone & { readonly kind: 'return'; readonly pool: readonly Tile[] })
  | (ToBeDone & { readonly kind: 'draw'; readonly shown: boolean })
  | (ToBeDone & { readonly kind: 'hand-over' });

/** Whose time runs, and why it is so. */
export interface Timed extends Ground {
  readonly running: ClockSide | null;
  /** For what it stands, and how it went before; null where it runs, or nothing has stopped it. */
  readonly stop: { readonly for: ClockStop; readonly before: Timed } | null;
}

/** How a game stood before a sanction, which of them it is, and what has come of an appeal against it. */
export interface Imposition {
  readonly at: number;
  readonly before: Pick<State, 'ended' | 'timed' | 'expelled'>;
  readonly appeal: 'none' | 'open' | 'answered';
}

/** How the game ended, by which rulings, and what the adjustments consist of. */
export interface GameEnd extends WireEnd, Ground {
  readonly items: EachItems;
  /** Who has lost it, whatever the points. */
  readonly loser: Player | null;
}

export interface State extends Citing {
  readonly board: Board;
  readonly racks: Each<readonly Tile[]>;
  readonly hands: Each<readonly Tile[]>;
  readonly bag: readonly Tile[];
  readonly scores: Each<number>;
  readonly toMove: Player;
  readonly turns: readonly Turn[];
  readonly recording: Position['recording'];
  readonly timing: Position['timing'];
  readonly clocks: Each<number>;
  readonly timed: Timed;
  /** The arbiter has been called to the table and has not left it. */
  readonly arbiterCalled: boolean;
  /** Whoever has ended a turn without starting the clock of the rival. */
  readonly pressDue: Player | null;
  /** A difference about a count that is not settled. */
  readonly dispute: { readonly by: Player; readonly what: DisputedSum } | null;
  readonly time: Timekeeping;
  /** The round that the game belongs to, where the position speaks of one. */
  readonly round: Round | null;
  readonly attendance: Attendance;
  /** The play of whoever left before drawing for it, until that is done. */
  readonly undrawn: Play | null;
  readonly lexicon: ReadonlySet<string>;
  readonly handling: ChallengeHandling;
  readonly surpluses: Each<number>;
  /** Tiles drawn for a lot and not yet back in the bag. */
  readonly lots: readonly Tile[];
  /** Who has won which lot, or got the start. */
  readonly lotWinners: Readonly<Partial<Record<LotPurpose, Player>>>;
  readonly laying: Laying | null;
  /** An exchange announced and how many tiles were said (0 for none). */
  readonly announcedExchange: number | null;
  /** Squares from which plays were taken back. */
  readonly lifted: readonly Square[];
  readonly play: Play | null;
  readonly lastPlay: Play | null;
  readonly draws: Each<Draw | null>;
  readonly remedy: Remedy | null;
  /** Turns that a player has still to lose, each with its grounds. */
  readonly turnsToLose: Each<readonly Ground[]>;
  /** Why the next turn of a player is kept although it might have been lost. */
  readonly pardoned: Each<Ground | null>;
  readonly sheets: Each<Sheet>;
  readonly closing: Closing;
  /** Whoever has had more points counted for a play than it was worth. */
  readonly overscored: readonly Player[];
  readonly blocked: readonly Player[];
  readonly timeUp: boolean;
  readonly expelled: readonly Player[];
  readonly conduct: Conduct;
  /** Sanctions by the number of the event that imposed them. */
  readonly impositions: ReadonlyMap<number, Imposition>;
  readonly officials: Officials;
  readonly ended: GameEnd | null;
}

export const keyOf = (word: Word): string => word.join(' ');

/** Unless the position says it: of who is to move, once play may have begun. */
const runningIn = ({ clock, presence, round, toMove }: Position): ClockSide | null => {
  if (clock?.running !== undefined) return clock.running;
  const waits = presence?.A === 'not-come' || presence?.B === 'not-come';
  return waits || (round && round.phase !== 'started') ? null : toMove;
};

/** A game that is over before anything is told of it: the score has what was added and taken off. */
const pastEnd = ({ ended, scores }: Position): GameEnd | null => {
  if (!ended) return null;
  const { reason, items = each(() => NOTHING), loser = null } = ended;
  const deductions = each((p) => items[p].rack + items[p].time + items[p].sanction);
  const winner = leader(scores, loser);
  return { reason, winner, deductions, items, loser, because: [] };
};

const NOTHING = { rack: 0, time: 0, sanction: 0 };

export const stateOf = (position: Position): State => ({
  board: boardOf(position.board),
  racks: position.racks,
  hands: each(() => []),
  bag: position.bag,
  scores: position.scores,
  toMove: position.toMove,
  turns: position.turns,
  recording: position.recording,
  timing: position.timing,
  clocks: position.clocks,
  timed: { running: position.ended ? null : runningIn(position), because: [], stop: null },
  arbiterCalled: false,
  pressDue: null,
  dispute: null,
  time: timekeepingOf(position),
  round: position.round ?? null,
  attendance: attendanceOf(position),
  undrawn: null,
  lexicon: new Set(position.lexicon.map(keyOf)),
  handling: position.handling,
  surpluses: position.surpluses,
  lots: [],
  lotWinners: {},
  laying: null,
  announcedExchange: null,
  lifted: [],
  play: null,
  lastPlay: null,
  draws: each(() => null),
  remedy: null,
  turnsToLose: each(() => []),
  pardoned: each(() => null),
  sheets: position.sheets ?? each(() => []),
  closing: closingOf(position),
  overscored: [],
  blocked: [],
  timeUp: false,
  expelled: [],
  conduct: conductOf(position),
  impositions: new Map(),
  officials: officialsOf(position),
  ended: pastEnd(position),
  cited: [],
});

/** From now on this player's time runs, or nobody's, for these reasons. */
export const runClock = (
  state: State,
  running: ClockSide | null,
  ...grounds: readonly Ground[]
): State => ({ ...state, timed: { running, because: clausesOf(grounds), stop: null } });
