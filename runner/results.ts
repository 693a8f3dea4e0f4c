// The results of a run, from what became of its cases.
import type { Case } from '../corpus/features.ts';
import { isConformant } from '../protocol/certificate/recount.ts';
import type {
  CaseResult,
  InitializeResult,
  RunBaseline,
  RunFilters,
  RunReading,
  RunResults,
  RunTotals,
  SuiteIdentity,
  TransportKind,
  VerdictTotals,
} from '../protocol/generated/types.ts';
import type { Exchange } from '../protocol/session.ts';
import { weightOf } from '../protocol/verdicts.ts';
import type { CaseRun } from './case-run.ts';
import { failureGroups } from './failure-groups.ts';
import { baselineOf } from './known-failures.ts';

const MESSAGE_LENGTH = 2000;
const EXCHANGE_LENGTH = 8000;

export interface Examined {
  readonly suite: SuiteIdentity;
  readonly handshake: Pick<InitializeResult, 'implementation' | 'claims'>;
  readonly transport: TransportKind;
  readonly restarts: number;
  readonly filters: RunFilters;
  readonly readings: readonly RunReading[];
  readonly asked: readonly Case[];
  readonly restsOn: (c: Case) => readonly string[];
  /** Whether everything was asked for. */
  readonly complete: boolean;
  /** Whether there is a baseline of known failures. */
  readonly hasBaseline: boolean;
  readonly finished: Date;
  /** What a case was asked and answered, where that was kept. */
  readonly exchangeOf: (id: string) => Exchange | undefined;
}

export const resultsOf = (run: Examined, runOf: (c: Case) => CaseRun): RunResults => {
  const judged = run.asked.map((c) => caseResultOf(c, run.restsOn(c), runOf(c)));
  const cases = alikeTold(judged).map((c) => withExchange(c, run.exchangeOf));
  return {
    suite: run.suite,
    implementation: run.handshake.implementation,
    transport: run.transport,
    claims: run.handshake.claims,
    filters: run.filters,
    readings: run.readings.map(({ interpretation, value }) => ({ interpretation, value })),
    ...(run.hasBaseline ? { baseline: baselineOf(cases) } : {}),
    complete: run.complete,
    finished: `${run.finished.toISOString().slice(0, 19)}Z`,
    restarts: run.restarts,
    ...summedUp(cases),
    cases,
  };
};

/** What follows from the results of the cases alone: whoever is given results can work it out again. */
const summedUp = (cases: readonly CaseResult[]): Pick<RunResults, 'conformant' | 'totals'> => ({
  conformant: isConformant(cases),
  totals: totalsOf(cases),
});

const caseResultOf = (
  c: Case,
  restsOn: readonly string[],
  { verdict, grounds, message, ...told }: CaseRun,
): CaseResult => ({
  case: c.id,
  scenario: c.scenario,
  edition: c.edition,
  profile: c.profile,
  clauses: [...c.clauses, ...c.inherited],
  restsOn,
  verdict,
  grounds,
  ...(message === undefined ? {} : { message: message.slice(0, MESSAGE_LENGTH) }),
  ...told,
});

/** A case that failed as another did before it says so. */
const alikeTold = (cases: readonly CaseResult[]): CaseResult[] => {
  const firstOf = new Map(
    failureGroups(cases).flatMap(({ first, others }) =>
      others.map((other) => [other.case, first.case] as const),
    ),
  );
  return cases.map(({ like: _, ...c }) => {
    const like = firstOf.get(c.case);
    return like === undefined ? c : { ...c, like };
  });
};

const withExchange = (c: CaseResult, exchangeOf: Examined['exchangeOf']): CaseResult => {
  const exchange = weightOf(c.verdict) === 'against' && !c.like ? exchangeOf(c.case) : undefined;
  if (!exchange) return c;
  const { request, response, failure } = exchange;
  const cut = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, EXCHANGE_LENGTH);
  return { ...c, exchange: { request: cut(request), answer: failure ?? cut(response) } };
};

/** The results of all shards, in their order, as one run would have them: cases were dealt out one by one. */
export const merged = (shards: readonly RunResults[]): RunResults => {
  const longest = Math.max(...shards.map(({ cases }) => cases.length));
  const dealt = Array.from({ length: longest }, (_, i) => shards.flatMap((s) => s.cases[i] ?? []));
  const cases = alikeTold(dealt.flat());
  const finished = shards
    .flatMap((s) => s.finished ?? [])
    .sort()
    .at(-1);
  const [first] = shards as [RunResults];
  const { shard: _, ...filters } = first.filters;
  return {
    ...first,
    filters,
    ...(first.baseline ? { baseline: baselineOf(cases) } : {}),
    ...(finished ? { finished } : {}),
    complete: !Object.values(filters).some((asked) => asked.length > 0),
    restarts: shards.reduce((sum, { restarts }) => sum + restarts, 0),
    ...summedUp(cases),
    cases,
  };
};

/** With a baseline, a run is content while nothing is new and nothing is stale. */
export const exitCodeOf = ({
  cases,
  conformant,
  baseline,
}: Pick<RunResults, 'cases' | 'conformant' | 'baseline'>): number => {
  if (cases.some((c) => weightOf(c.verdict) === 'void')) return 3;
  if (conformant || (baseline && isContent(baseline))) return 0;
  return 1;
};

const isContent = ({ known, stale, new: fresh }: RunBaseline): boolean =>
  known > 0 && stale === 0 && fresh === 0;

const totalsOf = (cases: readonly CaseResult[]): RunTotals => ({
  verdicts: verdictsOf(cases),
  grounds: countBy(cases, (c) => c.grounds),
  text: verdictsOf(cases.filter((c) => c.restsOn.length === 0)),
  reading: verdictsOf(cases.filter((c) => c.restsOn.length > 0)),
});

const verdictsOf = (cases: readonly CaseResult[]): VerdictTotals =>
  countBy(cases, (c) => c.verdict);

const countBy = <K extends string>(
  cases: readonly CaseResult[],
  keyOf: (c: CaseResult) => K,
): Partial<Record<K, number>> => {
  const counts: Partial<Record<K, number>> = {};
  for (const c of cases) counts[keyOf(c)] = (counts[keyOf(c)] ?? 0) + 1;
  return counts;
};
