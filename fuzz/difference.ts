// Where two answers differ in what is decided: the first event on which they do, and in what. Grounds are not compared.
import { AdapterFailure } from '../protocol/failure.ts';
import type {
  ExchangeReport,
  GameReplayParams,
  GameReplayResult,
  Outcome,
  PlayReport,
  VerdictReport,
} from '../protocol/generated/types.ts';
import { isSame } from '../steps/kernel/expect.ts';

/** What may differ, in the order in which it is looked at. */
export const ASPECTS = [
  ...(['failure', 'outcome', 'score', 'words', 'drawn', 'verdict'] as const),
  ...(['ended', 'scores', 'toMove', 'board', 'racks', 'bag'] as const),
] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface Difference {
  /** The number of the event, from 0. */
  readonly at: number;
  readonly aspect: Aspect;
  readonly found: unknown;
  readonly expected: unknown;
}

export const differenceOf = (
  { events }: Pick<GameReplayParams, 'events'>,
  expected: GameReplayResult,
  found: GameReplayResult | AdapterFailure,
): Difference | undefined => {
  const last = events.length - 1;
  if (found instanceof AdapterFailure)
    return { at: last, aspect: 'failure', found: found.kind, expected: 'answer' };
  for (const [at, outcome] of expected.outcomes.entries()) {
    const told = aspectsOf(outcome);
    const own = aspectsOf(found.outcomes[at] as Outcome);
    for (const [aspect, value] of told)
      if (!isSame(own.get(aspect), value))
        return { at, aspect, found: own.get(aspect), expected: value };
  }
  const own = tableOf(found);
  for (const [aspect, value] of tableOf(expected))
    if (!isSame(own.get(aspect), value))
      return { at: last, aspect, found: own.get(aspect), expected: value };
  return undefined;
};

type Aspects = ReadonlyMap<Aspect, unknown>;

const aspectsOf = (outcome: Outcome): Aspects => {
  const aspects = new Map<Aspect, unknown>([['outcome', outcome.kind]]);
  const report = (outcome.kind === 'done' && outcome.report) || {};
  const { score, words } = report as Partial<PlayReport>;
  const { scope, valid, words: ruled } = report as Partial<VerdictReport>;
  if (score !== undefined) {
    aspects.set('score', score);
    // The main word comes first, where it can be told.
    aspects.set('words', (words ?? []).map((word) => word.join(' ')).sort());
  }
  if (scope !== undefined) {
    const told = (ruled ?? []).map(({ word, valid: is }) => `${word.join(' ')} ${is}`).sort();
    aspects.set('verdict', [scope, valid, told]);
  }
  const { drawn } = report as Partial<ExchangeReport>;
  if (drawn !== undefined) aspects.set('drawn', drawn);
  return aspects;
};

const tableOf = ({ state }: GameReplayResult): Aspects => {
  const { ended, scores, toMove, board, racks, bag } = state;
  const end = ended && { reason: ended.reason, winner: ended.winner, deductions: ended.deductions };
  return new Map<Aspect, unknown>([
    ['ended', end],
    ['scores', { A: scores.A, B: scores.B }],
    // Once the game is over it is nobody's turn.
    ['toMove', ended ? null : toMove],
    ['board', board.map(({ square, tile, as }) => `${square} ${tile} ${as ?? ''}`).sort()],
    ['racks', { A: racks.A.toSorted(), B: racks.B.toSorted() }],
    ['bag', bag],
  ]);
};

/** Findings alike in this are told once. */
export const keyOf = ({
  params,
  difference,
}: {
  readonly params: Pick<GameReplayParams, 'events'>;
  readonly difference: Difference;
}): string => {
  const { at, aspect, found, expected } = difference;
  const what = params.events[at]?.type ?? 'nothing';
  const kinds = aspect === 'outcome' || aspect === 'failure' ? ` ${found} for ${expected}` : '';
  return `${what}: ${aspect}${kinds}`;
};

/** What is seen on the table may have come about by any event; what is said of an event belongs to it. */
export const isAlike = (a: Parameters<typeof keyOf>[0], b: Parameters<typeof keyOf>[0]): boolean =>
  a.difference.aspect === b.difference.aspect &&
  (ON_TABLE.has(a.difference.aspect) || keyOf(a) === keyOf(b));

const ON_TABLE: ReadonlySet<Aspect> = new Set(ASPECTS.slice(ASPECTS.indexOf('ended')));
