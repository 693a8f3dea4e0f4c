// The tables that scenarios start from. What a scenario does not mention is as here, with what is unsaid filled in.
import type { AssignStartEvent, Position, Tile } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { laidFrom, lettersOf } from '../language/notation.ts';
import { USUAL } from './unsaid.ts';

/** What steps fill in: the fields and the lists can be changed, what stands in a list cannot. */
export type Mutable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[]
    ? E[]
    : T[K] extends object
      ? Mutable<T[K]>
      : T[K];
};

/** What lies on the table and has happened; who keeps the score is said apart. */
export type Setting = Mutable<Omit<Position, 'recording'>>;

export const bagOf = (count: number, { order } = USUAL): Tile[] => order.slice(0, count);

/** So many tiles in the bag beside those on the board and on the racks: never more of a kind than the set has. */
export const bagBeside = (used: readonly Tile[], count: number, { order } = USUAL): Tile[] => {
  const rest = [...order];
  for (const tile of used) {
    const at = rest.lastIndexOf(tile); // from the end, so that the first to come out stay the same
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.slice(0, count);
};

/** Before the first play: empty board, two full racks. */
export const openingPosition = (unsaid = USUAL): Setting => ({
  board: [],
  racks: { A: [...unsaid.racks.A], B: [...unsaid.racks.B] },
  bag: bagOf(86, unsaid),
  scores: { A: 0, B: 0 },
  toMove: 'A',
  turns: [],
  timing: 'running',
  clocks: { A: 0, B: 0 },
  lexicon: [],
  handling: { mode: 'slips', announced: false, agreed: [] },
  surpluses: { A: 0, B: 0 },
});

/** In mid-game: a word lies across the centre and each player has had a turn. */
export const midGamePosition = (unsaid = USUAL): Setting => ({
  ...advancedPosition(unsaid),
  board: laidFrom(unsaid.word, 'H6', false),
  lexicon: [lettersOf(unsaid.word)],
});

/** Each player has had a turn; what lies on the board is said by the scenario alone. */
export const advancedPosition = (unsaid = USUAL): Setting => ({
  ...openingPosition(unsaid),
  bag: bagOf(unsaid.bag, unsaid),
  scores: { ...unsaid.scores },
  turns: Array.from({ length: unsaid.turns }, () =>
    PLAYERS.map((by) => ({ by, kind: 'play' as const })),
  ).flat(),
});

/** Play is over and each is left with a blank, which costs nothing: the score is that of the plays. */
export const finishedPosition = (unsaid = USUAL): Setting => ({
  ...advancedPosition(unsaid),
  racks: { A: ['?'], B: ['?'] },
  bag: [],
  turns: [...advancedPosition(unsaid).turns, ...FOUR_PASSES],
  toMove: 'B',
  ended: { reason: 'passes' },
});

const FOUR_PASSES = (['A', 'B', 'A', 'B'] as const).map((by) => ({ by, kind: 'pass' as const }));

/** Who starts is to be settled and nobody has started yet. */
export const firstGame = ({ start } = USUAL): Mutable<AssignStartEvent> => ({
  type: 'assign-start',
  format: 'round-robin',
  ...start,
  starts: { ...start.starts },
  program: false,
  announced: false,
  notified: false,
});
