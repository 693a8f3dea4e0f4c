// The results of a run as a document: assembled, validated, written whole or not at all.
import type { CaseResult, RunResults, RunTotals } from '../../protocol/generated/types.ts';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import { writeWhole } from '../../shared/whole-file.ts';

export const isConformant = (cases: readonly CaseResult[]): boolean =>
  cases.some((c) => c.verdict === 'pass') &&
  cases.every((c) => c.verdict === 'pass' || c.verdict === 'not-claimed');

export const totalsOf = (cases: readonly CaseResult[]): RunTotals => ({
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

export const writeResults = (file: string, results: RunResults): void => {
  if (!validators.results(results)) {
    throw new Error(
      `harness: results are not valid: ${problemText(problemsIn(validators.results, results))}`,
    );
  }
  writeWhole(file, `${JSON.stringify(results, null, 1)}\n`);
};
