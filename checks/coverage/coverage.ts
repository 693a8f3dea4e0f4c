// Which clauses are encoded by scenarios, which have a written reason for having none, and which are left.
import type { Clause } from '../../corpus/article.ts';
import type { Corpus } from '../../corpus/corpus.ts';

export const COVERAGES = ['covered', 'reasoned', 'open'] as const;
export type Coverage = (typeof COVERAGES)[number];

export interface ClauseCoverage {
  readonly clause: Clause;
  readonly coverage: Coverage;
}

export const coverageOf = ({ clauses, scenarios }: Corpus): ClauseCoverage[] => {
  const encoded = new Set(scenarios.flatMap((s) => s.cases.flatMap((c) => c.clauses)));
  return clauses.map((clause) => ({
    clause,
    coverage: encoded.has(clause.id) ? 'covered' : clause.uncovered ? 'reasoned' : 'open',
  }));
};
