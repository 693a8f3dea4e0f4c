// A game followed turn by turn: each turn is put to the reference on the table that the one before left, and what it says
// is held against the file.
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
import { writeWord } from '../../steps/language/notation.ts';
import { REFUSALS } from '../../steps/language/refusals.ts';
import { closingDifferences } from './closing.ts';
import { DIFFERS } from './differs.ts';
import { challengeTo, eventOf } from './events.ts';
import type { GcgFile } from './file.ts';
import { type Known, knownRacks, minus, neededIn, tableFor } from './racks.ts';
import type { Course, Turn } from './turns.ts';
import { NOTES, type Note } from './words.ts';

export interface Step {
  readonly turn: Turn;
  readonly outcomes: readonly Outcome[];
  readonly report?: PlayReport | undefined;
  readonly ruling?: VerdictReport | undefined;
  readonly notes: readonly Placed<Note>[];
  readonly differences: readonly Placed<Wrong>[];
}

export interface Followed {
  readonly steps: readonly Step[];
  readonly closing: readonly Placed<Wrong>[];
  readonly state: GameReplayResult['state'] | undefined;
  /** The file cannot be followed to its end. */
  readonly isStopped: boolean;
}

export interface Referee {
  readonly edition: GameReplayParams['edition'];
  readonly ask: (params: GameReplayParams) => GameReplayResult;
  /** Whether a word is in the list; nothing without a list. */
  readonly has: ((word: Word) => boolean) | undefined;
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

type Table = Omit<Position, 'racks' | 'bag'>;

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

interface Taken {
  readonly step: Step;
  /** Nothing where the game cannot be followed further. */
  readonly state?: GameReplayResult['state'];
}

const takeTurn = (
  turn: Turn,
  table: Table,
  known: Known,
  after: Known,
  later: Turn | undefined,
  { edition, ask, has }: Referee,
): Taken => {
  const { by, line, challenged } = turn;
  const notes: Placed<Note>[] = [];
  const differences: Placed<Wrong>[] = [];
  const stopped = (what: Wrong, outcomes: readonly Outcome[] = []): Taken => ({
    step: { turn, outcomes, notes, differences: [...differences, { line, what }] },
  });
  const needed = neededIn(turn);
  if ('found' in needed) return stopped(needed);
  const left = challenged?.isWithdrawn ? (known[by] ?? []) : minus(known[by] ?? [], needed).rest;
  const next = minus(after[by] ?? [], left);
  if (later?.rack !== undefined && next.missing.length > 0 && turn.action.kind !== 'exchange-count')
    differences.push({
      line: later.line,
      what: DIFFERS.rack(writeWord(after[by] ?? []), writeWord(left)),
    });
  const dealt = tableFor(table.board, known, next.rest);
  if ('excess' in dealt) return stopped(DIFFERS.tiles(dealt.excess));
  const own = (known[by] ?? []).length;
  if (turn.rack !== undefined && dealt.racks[by].length > own)
    notes.push({ line, what: NOTES.filled(dealt.racks[by].length - own) });
  if (turn.action.kind === 'exchange-count') notes.push({ line, what: NOTES.counted() });
  const event = eventOf(turn, table.board, dealt.racks[by], needed, after[by]);
  if ('found' in event) return stopped(event);

  const replay = (lexicon: readonly Word[], ...more: GameReplayParams['events']) =>
    ask({
      ...{ edition, readings: {}, events: [event, ...more] },
      position: { ...table, racks: dealt.racks, bag: dealt.bag, lexicon: [...lexicon] },
    });
  const { outcomes, state } = replay([]);
  const [first] = outcomes;
  if (first?.kind === 'refused') {
    const [es, en] = REFUSALS[first.reason];
    return stopped(DIFFERS.refused({ es, en }), outcomes);
  }
  if (first?.kind !== 'done') return stopped(DIFFERS.unregulated(), outcomes);
  const report = event.type === 'place' ? (first.report as PlayReport) : undefined;
  const worth = report?.score ?? 0;
  if (turn.points !== worth) differences.push({ line, what: DIFFERS.points(turn.points, worth) });
  const words = report?.words ?? [];
  const strange = has ? words.filter((word) => !has(word)) : [];
  if (!challenged) {
    if (strange.length > 0)
      notes.push({ line, what: NOTES.unlisted(strange.map(writeWord).join(', ')) });
    return { step: { turn, outcomes, report, notes, differences }, state };
  }

  const { isWithdrawn, entry } = challenged;
  const questions = challengeTo(by, words);
  const valid = has ? words.filter(has) : isWithdrawn ? [] : words;
  const ruled = replay(valid, ...questions);
  const ruling = rulingIn(ruled);
  if (ruling === undefined) {
    const barred = ruled.outcomes.find(({ kind }) => kind === 'refused');
    const [es, en] = barred?.kind === 'refused' ? REFUSALS[barred.reason] : ['', ''];
    return stopped(barred ? DIFFERS.refused({ es, en }) : DIFFERS.unregulated(), ruled.outcomes);
  }
  if (ruling.valid === isWithdrawn) {
    const about = isWithdrawn ? words : strange;
    const told = DIFFERS.ruling(isWithdrawn, about.map(writeWord).join(', '));
    differences.push({ line: entry.line, what: told });
  }
  if (isWithdrawn && entry.points !== -turn.points)
    differences.push({ line: entry.line, what: DIFFERS.lost(entry.points, turn.points) });
  if (!isWithdrawn && entry.points !== 0)
    differences.push({ line: entry.line, what: DIFFERS.bonus(entry.points) });
  // The game goes on as the file has it.
  const asFiled =
    ruling.valid === isWithdrawn ? replay(isWithdrawn ? [] : words, ...questions) : ruled;
  return {
    step: { turn, outcomes: ruled.outcomes, report, ruling, notes, differences },
    state: asFiled.state,
  };
};

const rulingIn = ({ outcomes }: GameReplayResult): VerdictReport | undefined => {
  const last = outcomes.at(-1);
  return outcomes.every(({ kind }) => kind === 'done') && last?.kind === 'done'
    ? (last.report as VerdictReport)
    : undefined;
};
