// The ladder of coverage. *open*: nothing yet; *stated*: tagged by a scenario; *proved*: an alteration grounded in the
// clause is noticed by a scenario tagged with it; *reasoned*: a written reason why no behaviour follows.
import type { Norm } from '../protocol/generated/types.ts';
import type { Clause } from './article.ts';
import type { Scenario } from './features.ts';

/** From the best to what is left to do. */
export const RUNGS = ['proved', 'reasoned', 'stated', 'open'] as const;
export type Rung = (typeof RUNGS)[number];

/** Where each clause and each of its norms stands; norms go by `<clause>#<norm>`. */
export interface Rungs {
  readonly of: (clause: Clause) => Rung;
  readonly ofNorm: (clause: Clause, norm: Norm) => Rung;
}

export const normId = (clause: Pick<Clause, 'id'>, norm: Pick<Norm, 'id'>): string =>
  `${clause.id}#${norm.id}`;

/**
 * The ladder, given the ids that are proved. A clause is stated by a case under its own edition; one that lists norms
 * stands no higher than the lowest of them.
 */
export const rungsOf = (scenarios: readonly Scenario[], proved: ReadonlySet<string>): Rungs => {
  const tagged = new Set(scenarios.flatMap((s) => s.cases.flatMap((c) => c.clauses)));
  const rungOf = (clause: Clause, id: string, reason: unknown): Rung => {
    if (proved.has(id)) return 'proved';
    if (reason ?? clause.uncovered) return 'reasoned';
    return tagged.has(clause.id) ? 'stated' : 'open';
  };
  const ofNorm = (clause: Clause, norm: Norm): Rung =>
    rungOf(clause, normId(clause, norm), norm.reason);
  const of = (clause: Clause): Rung => {
    const norms = (clause.norms ?? []).map((norm) => ofNorm(clause, norm));
    if (norms.includes('stated')) return 'stated';
    if (norms.includes('open')) return 'open';
    return rungOf(clause, clause.id, norms.length > 0 || undefined);
  };
  return { of, ofNorm };
};
