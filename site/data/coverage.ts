// Which scenarios encode which clauses, and how much of a set of clauses is encoded.
import type { Clause } from '../../corpus/article.ts';
import type { Scenario } from '../../corpus/features.ts';
import type { Coverage } from '../src/model.ts';

export interface Encoding {
  readonly id: string;
  readonly cases: readonly string[];
}

/** For every clause, the scenarios tagged with it and those of their cases that it decides. */
export const encodingsOf = (scenarios: readonly Scenario[]): ReadonlyMap<string, Encoding[]> => {
  const encodings = new Map<string, Encoding[]>();
  for (const scenario of scenarios) {
    const byClause = new Map<string, string[]>();
    for (const { id, clauses, inherited } of scenario.cases) {
      for (const clause of new Set([...clauses, ...inherited])) {
        byClause.set(clause, [...(byClause.get(clause) ?? []), id]);
      }
    }
    for (const [clause, cases] of byClause) {
      encodings.set(clause, [...(encodings.get(clause) ?? []), { id: scenario.id, cases }]);
    }
  }
  return encodings;
};

export const coverageOf = (
  clauses: readonly Clause[],
  encodings: ReadonlyMap<string, readonly Encoding[]>,
): Coverage => {
  const covered = clauses.filter((c) => encodings.has(c.id)).length;
  const reasoned = clauses.filter((c) => !encodings.has(c.id) && c.uncovered).length;
  return { covered, reasoned, open: clauses.length - covered - reasoned };
};
