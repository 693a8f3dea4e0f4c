// A whole edition to be read through or printed: each clause with its cases and readings, and each of these once, under
// the first clause that it is about.
import { clauseOf, interpretations, scenarios } from './data.ts';
import type { Case, Clause, Edition, Interpretation, Scenario } from './model.ts';

export interface WholeCase {
  readonly scenario: Scenario;
  /** Others that read word for word the same. */
  readonly alike: readonly Scenario[];
  /** The steps that say how it ends, as places among those of the case. */
  readonly shown: Case;
  readonly ends: readonly number[];
  /** Other clauses of the edition that it is about. */
  readonly also: readonly string[];
}

export interface WholeClause {
  readonly clause: Clause;
  readonly cases: readonly WholeCase[];
  readonly readings: readonly Interpretation[];
}

export interface WholeEdition {
  readonly clauses: ReadonlyMap<string, WholeClause>;
  /** What is about no clause of its own, but about those that it takes over. */
  readonly cases: readonly WholeCase[];
  readonly readings: readonly Interpretation[];
}

export const wholeEdition = (edition: Edition): WholeEdition => {
  const ids = edition.chapters.flatMap(({ articles }) => articles.flatMap((a) => a.clauses));
  const cases = scenarios.flatMap((scenario) => casesOf(scenario, edition.id));
  const under = Map.groupBy(cases, ({ all }) => ids.find((id) => all.includes(id)));
  const own = interpretations.filter(({ editions }) => (editions as string[]).includes(edition.id));
  const read = Map.groupBy(own, (interpretation) => ids.find((id) => isAbout(interpretation, id)));
  const told = (id: string | undefined): WholeCase[] =>
    [...Map.groupBy(under.get(id) ?? [], textOf).values()].flatMap(([one, ...others]) => {
      if (!one) return [];
      const { all: _, ...shown } = one;
      const also = [...new Set([one, ...others].flatMap((other) => other.all))];
      const alike = others.map(({ scenario }) => scenario);
      return [{ ...shown, alike, also: also.filter((clause) => clause !== id) }];
    });
  return {
    clauses: new Map(
      ids.map((id) => [
        id,
        { clause: clauseOf(id), cases: told(id), readings: read.get(id) ?? [] },
      ]),
    ),
    cases: told(undefined),
    readings: read.get(undefined) ?? [],
  };
};

/** The case of this edition that its page shows, or none. */
const casesOf = (scenario: Scenario, edition: string) => {
  const own = scenario.cases.filter((c) => c.edition === edition);
  const shown = own.find(({ id }) => scenario.shown.some((one) => one.id === id)) ?? own[0];
  if (!shown) return [];
  const end = scenario.keywords.findIndex(({ en }) => en === 'Then');
  const ends = end === -1 ? [] : shown.steps.map((_, i) => i).slice(end);
  const all = [...new Set(own.flatMap((c) => c.clauses))].filter((id) =>
    id.startsWith(`${edition}:`),
  );
  return [{ scenario, shown, ends, all }];
};

const textOf = ({ scenario, shown, ends }: ReturnType<typeof casesOf>[number]): string =>
  [scenario.title.es, ...ends.map((i) => shown.steps[i]?.es)].join('\n');

const isAbout = ({ clauses }: Interpretation, id: string): boolean => {
  const { edition, number, article } = clauseOf(id);
  return clauses.some((target) => {
    if (target.edition !== edition) return false;
    if (target.kind === 'clause') return target.number === number;
    if (target.kind === 'group') return number.startsWith(`${target.number}.`);
    return target.kind === 'article' && target.number === article;
  });
};
