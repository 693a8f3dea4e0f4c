// How much of a set of clauses is covered, by the same count as `npm run coverage`.
import type { Clause } from '../../corpus/article.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { COVERAGES, type Coverage, coverageOf } from '../../corpus/coverage.ts';

export type CoverageCount = Readonly<Record<Coverage, number>>;

export interface Coverages {
  readonly of: (clause: Clause) => Coverage;
  readonly count: (clauses: readonly Clause[]) => CoverageCount;
}

export const coveragesOf = ({ clauses, scenarios }: Corpus): Coverages => {
  const known = coverageOf(clauses, scenarios);
  const of = (clause: Clause): Coverage => known.get(clause) ?? 'open';
  const count = (clauses: readonly Clause[]): CoverageCount =>
    Object.fromEntries(
      COVERAGES.map((kind) => [kind, clauses.filter((clause) => of(clause) === kind).length]),
    ) as Record<Coverage, number>;
  return { of, count };
};
