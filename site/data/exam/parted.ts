// What a case tells, and what follows.
import type { Case, Scenario } from '../../../corpus/features.ts';

export interface Parted {
  readonly of: Case;
  readonly told: readonly string[];
  readonly follows: readonly string[];
}

export const partedOf = (written: Scenario): Parted[] => {
  const from = written.steps.findIndex(({ keyword }) => keyword === 'Entonces');
  return written.cases.map((of): Parted => {
    return { of, told: of.steps.slice(0, from), follows: of.steps.slice(from) };
  });
};
