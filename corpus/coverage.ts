// How far a clause has come: encoded by a scenario, left out for a written reason, or still open.
import type { Clause } from './article.ts';
import type { Scenario } from './features.ts';

/** From the best to what is left to do. */
export const COVERAGES = ['covered', 'reasoned', 'open'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** A clause is encoded by a case under its own edition; that an edition laid over it inherits it is not enough. */
export const coverageOf = (
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
): ReadonlyMap<Clause, Coverage> => {
  const encoded = new Set(scenarios.flatMap((s) => s.cases.flatMap((c) => c.clauses)));
  return new Map(
    clauses.map((clause) => [
      clause,
      encoded.has(clause.id) ? 'covered' : clause.uncovered ? 'reasoned' : 'open',
    ]),
  );
};
