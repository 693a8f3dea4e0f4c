// What random games are made of: words, chance, an edition with the profiles in question, and the reference to say how
// each event leaves the table.
import type { Generate } from '../generator/index.ts';
import type {
  EditionId,
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  Position,
  Profile,
  Word,
} from '../protocol/generated/types.ts';
import type { Random } from '../shared/random.ts';

/** The profiles of which random games speak: those of a game that a program keeps. */
export const FUZZED = [
  'jugada',
  'impugnacion',
  'final',
  'final-arbitrado',
] as const satisfies readonly Profile[];

export type Referee = (params: GameReplayParams) => GameReplayResult;

export interface World {
  readonly edition: EditionId;
  readonly profiles: ReadonlySet<Profile>;
  readonly generate: Generate;
  readonly has: (word: Word) => boolean;
  readonly random: Random;
  readonly referee: Referee;
}

export const paramsOf = (
  edition: EditionId,
  position: Position,
  events: readonly GameEvent[],
): GameReplayParams => ({ edition, readings: {}, position, events: [...events] });

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
