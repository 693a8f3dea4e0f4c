// The results of a run, from what became of its cases.
import type { Case } from '../corpus/features.ts';
import type {
  CaseResult,
  InitializeResult,
  RunFilters,
  RunResults,
  RunTotals,
  SuiteIdentity,
  TransportKind,
} from '../protocol/generated/types.ts';
import { weightOf } from '../protocol/verdicts.ts';
import type { CaseRun } from './case-run.ts';

const MESSAGE_LENGTH = 2000;

export interface Examined {
  readonly suite: SuiteIdentity;
  readonly handshake: InitializeResult;
  readonly transport: TransportKind;
  readonly restarts: number;
  readonly filters: RunFilters;
  readonly asked: readonly Case[];
  /** Whether everything was asked for. */
  readonly complete: boolean;
}

export const resultsOf = (run: Examined, runOf: (c: Case) => CaseRun): RunResults => {
  const cases = run.asked.map((c) => caseResultOf(c, runOf(c)));
  return {
    suite: run.suite,
    implementation: run.handshake.implementation,
    transport: run.transport,
    claims: run.handshake.claims,
    filters: run.filters,
    conformant: isConformant(cases),
    complete: run.complete,
    restarts: run.restarts,
    totals: totalsOf(cases),
    cases,
  };
};

const caseResultOf = (c: Case, { verdict, grounds, message }: CaseRun): CaseResult => ({
  case: c.id,
  scenario: c.scenario,
  edition: c.edition,
  profile: c.profile,
  clauses: [...c.clauses, ...c.inherited],
  verdict,
  grounds,
  ...(message === undefined ? {} : { message: message.slice(0, MESSAGE_LENGTH) }),
});

/** Something was examined, and nothing of it speaks against the implementation or makes the run void. */
const isConformant = (cases: readonly CaseResult[]): boolean => {
  const weights = cases.map((c) => weightOf(c.verdict));
  return weights.includes('pass') && weights.every((w) => w === 'pass' || w === 'aside');
};

export const exitCodeOf = ({ cases, conformant }: RunResults): number => {
  if (cases.some((c) => weightOf(c.verdict) === 'void')) return 3;
  return conformant ? 0 : 1;
};

const totalsOf = (cases: readonly CaseResult[]): RunTotals => ({
  verdicts: countBy(cases, (c) => c.verdict),
  grounds: countBy(cases, (c) => c.grounds),
});

const countBy = <K extends string>(
  cases: readonly CaseResult[],
  keyOf: (c: CaseResult) => K,
): Partial<Record<K, number>> => {
  const counts: Partial<Record<K, number>> = {};
  for (const c of cases) counts[keyOf(c)] = (counts[keyOf(c)] ?? 0) + 1;
  return counts;
};
