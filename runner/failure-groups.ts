// Failures that are told once: the same verdict for the same reason.
import type { CaseResult } from '../protocol/generated/types.ts';
import { weightOf } from '../protocol/verdicts.ts';
import { groupOf } from './failures/group.ts';

export interface FailureGroup {
  readonly first: CaseResult;
  readonly others: readonly CaseResult[];
}

/** All that speaks against the implementation or makes the run void, in the order of the suite. */
export const failureGroups = (cases: readonly CaseResult[]): FailureGroup[] => {
  const bad = cases.filter((c) => ['against', 'void'].includes(weightOf(c.verdict)));
  return [...Map.groupBy(bad, groupOf).values()].flatMap(([first, ...others]) =>
    first ? [{ first, others }] : [],
  );
};
