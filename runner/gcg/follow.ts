// A game followed turn by turn: each turn is put to the reference on the table that the one before left, and what it says
// is held against the file.
import type { GameReplayResult, Position } from '../../protocol/generated/types.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import { closingDifferences } from './closing.ts';
import { DIFFERS } from './differs.ts';
import type { GcgFile } from './file.ts';
import { type Known, knownRacks } from './racks.ts';
import type { Referee, Step, Table } from './step.ts';
import { takeTurn } from './take-turn.ts';
import type { Course, Turn } from './turns.ts';

export interface Followed {
  readonly steps: readonly Step[];
  readonly closing: readonly Placed<Wrong>[];
  readonly state: GameReplayResult['state'] | undefined;
  /** The file cannot be followed to its end. */
  readonly isStopped: boolean;
}

const START: Omit<Position, 'toMove' | 'racks' | 'bag'> = {
  board: [],
  scores: { A: 0, B: 0 },
  turns: [],
  recording: 'automatic',
  timing: 'running',
  clocks: { A: 0, B: 0 },
  lexicon: [],
  handling: { mode: 'slips', announced: false, agreed: [] },
  surpluses: { A: 0, B: 0 },
};

export const follow = (file: GcgFile, course: Course, referee: Referee): Followed => {
  const { racks } = knownRacks(file, course);
  const steps: Step[] = [];
  const totals = { A: 0, B: 0 };
  let table: Table = { ...START, toMove: course.turns[0]?.by ?? 'A' };
  let state: GameReplayResult['state'] | undefined;
  for (const [i, turn] of course.turns.entries()) {
    const later = course.turns.slice(i + 1).find(({ by }) => by === turn.by);
    const taken = takeTurn(turn, table, racks[i] as Known, racks[i + 1] as Known, later, referee);
    const sums = sumsOf(turn, totals);
    steps.push({ ...taken.step, differences: [...taken.step.differences, ...sums] });
    if (!taken.state) return { steps, closing: [], state, isStopped: true };
    state = taken.state;
    const { board, scores, toMove, turns = [], ended } = state;
    table = {
      ...START,
      ...{ board, scores, toMove, turns },
      ...(ended
        ? { ended: { reason: ended.reason, ...(ended.items ? { items: ended.items } : {}) } }
        : {}),
    };
  }
  const closing = closingDifferences(file, course, state, totals);
  return { steps, closing, state, isStopped: false };
};

/** What is added up on the lines of a turn; totals go on from what the file says, so that a slip is told once. */
const sumsOf = (
  { by, line, points, total, challenged }: Turn,
  totals: Record<'A' | 'B', number>,
) => {
  const differences: Placed<Wrong>[] = [];
  const lines = [{ line, points, total }, ...(challenged ? [challenged.entry] : [])];
  for (const one of lines) {
    const expected = totals[by] + one.points;
    if (one.total !== expected)
      differences.push({ line: one.line, what: DIFFERS.sum(one.total, expected) });
    totals[by] = one.total;
  }
  return differences;
};
