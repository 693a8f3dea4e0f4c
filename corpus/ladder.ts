// The ladder of coverage. *open*: nothing yet; *stated*: tagged by a scenario; *proved*: an alteration grounded in the
// clause is noticed by a scenario tagged with it; *reasoned*: a written reason why no behaviour follows.
import type { Clause } from './article.ts';
import type { Scenario } from './features.ts';

/** From the best to what is left to do. */
export const RUNGS = ['proved', 'reasoned', 'stated', 'open'] as const;
export type Rung = (typeof RUNGS)[number];

/** Where each clause stands, given those that are proved; a clause is stated by a case under its own edition. */
export const rungsOf = (
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
  proved: ReadonlySet<string>,
): ReadonlyMap<Clause, Rung> => {
  const tagged = new Set(scenarios.flatMap((s) => s.cases.flatMap((c) => c.clauses)));
  const rungOf = (clause: Clause): Rung => {
    if (proved.has(clause.id)) return 'proved';
    if (clause.uncovered) return 'reasoned';
    return tagged.has(clause.id) ? 'stated' : 'open';
  };
  return new Map(clauses.map((clause) => [clause, rungOf(clause)]));
};
