// A turn of a game that is followed, what became of it, and who says so.
import type {
  GameReplayParams,
  GameReplayResult,
  Outcome,
  PlayReport,
  Position,
  VerdictReport,
  Word,
} from '../../protocol/generated/types.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import type { Turn } from './turns.ts';
import type { Note } from './words.ts';

export interface Step {
  readonly turn: Turn;
  readonly outcomes: readonly Outcome[];
  readonly report?: PlayReport | undefined;
  readonly ruling?: VerdictReport | undefined;
  readonly notes: readonly Placed<Note>[];
  readonly differences: readonly Placed<Wrong>[];
}

export interface Referee {
  readonly edition: GameReplayParams['edition'];
  readonly ask: (params: GameReplayParams) => GameReplayResult;
  /** Whether a word is in the list; nothing without a list. */
  readonly has: ((word: Word) => boolean) | undefined;
}

/** A table but for its tiles, of which a file tells only some. */
export type Table = Omit<Position, 'racks' | 'bag'>;

export interface Taken {
  readonly step: Step;
  /** Nothing where the game cannot be followed further. */
  readonly state?: GameReplayResult['state'] | undefined;
}
