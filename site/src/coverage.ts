// How the states of coverage are drawn; what they are is said by the corpus.
import type { Clause, CoverageCount } from './model.ts';

export type Coverage = Clause['coverage'];

export const COVERAGE_SIGNS: Readonly<Record<Coverage, string>> = {
  proved: '✓',
  reasoned: '–',
  stated: '~',
  open: '○',
};

/** From the best to what is left to do. */
export const statesOf = (count: CoverageCount): readonly (readonly [Coverage, number])[] =>
  Object.entries(count) as [Coverage, number][];

export const totalOf = (count: CoverageCount): number =>
  statesOf(count).reduce((total, [, n]) => total + n, 0);
