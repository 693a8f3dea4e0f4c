// Which scenarios encode which clauses, those included that an edition inherits from the one underneath.
import type { Scenario } from '../../corpus/features.ts';

export interface Encoding {
  readonly id: string;
  readonly cases: readonly string[];
}

export type Encodings = ReadonlyMap<string, readonly Encoding[]>;

/** For every clause, the scenarios tagged with it and those of their cases that it decides. */
export const encodingsOf = (scenarios: readonly Scenario[]): Encodings => {
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
