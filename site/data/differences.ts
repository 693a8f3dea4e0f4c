// One scenario under two editions: its cases that begin alike, and whether they end alike. Only the concrete steps
// are compared, so that nothing but what the features say can make a difference.
import type { ShownCase, ShownScenario } from './scenarios.ts';
import type { Text } from './text.ts';

export const differenceOf = (scenario: ShownScenario, first: string, second: string) => {
  const outcome = outcomesFrom(scenario.keywords);
  const begun = (edition: string) =>
    Map.groupBy(
      scenario.cases.filter((c) => c.edition === edition),
      (c) => beginning(c, outcome),
    );
  const others = begun(second);
  const shared = [...begun(first)].flatMap(([key, cases]) => {
    const beside = others.get(key);
    return beside ? [[cases, beside] as const] : [];
  });
  const situations = shared.flatMap(([a, b]) => situationOf(scenario, a, b, outcome) ?? []);
  /** `apart` when no case of one begins as a case of the other. */
  const found = shared.length === 0 ? 'apart' : situations.length > 0 ? 'different' : 'alike';
  return { scenario: scenario.id, situations, found } as const;
};

/** Where the outcome begins: the first Entonces; what follows it with Y or Pero belongs to it. */
const outcomesFrom = (keywords: readonly Text[]): number => {
  const at = keywords.findIndex(({ en }) => en === 'Then');
  return at === -1 ? keywords.length : at;
};

/** The steps before the outcome, whatever edition they name. */
const beginning = ({ steps, edition }: ShownCase, outcome: number): string =>
  steps
    .slice(0, outcome)
    .map(({ es }) => es.replaceAll(edition, '<reglamento>'))
    .join('\n');

/** The same beginning under two editions, when the ends differ. */
const situationOf = (
  scenario: ShownScenario,
  first: readonly ShownCase[],
  second: readonly ShownCase[],
  outcome: number,
) => {
  const ends = (cases: readonly ShownCase[]) => cases.flatMap(({ steps }) => steps.slice(outcome));
  const [ours, theirs] = [ends(first), ends(second)];
  const sides = [sideOf(first, ours, theirs), sideOf(second, theirs, ours)] as const;
  if (!sides.some(({ outcomes }) => outcomes.some(({ differs }) => differs))) return undefined;
  return { given: givenOf(scenario, first[0], outcome), sides };
};

const sideOf = (cases: readonly ShownCase[], own: readonly Text[], others: readonly Text[]) => {
  const left = others.map(({ es }) => es);
  const outcomes = own.map((text) => {
    const at = left.indexOf(text.es);
    if (at >= 0) left.splice(at, 1);
    /** True when the other edition does not say it of the same situation. */
    return { text, differs: at < 0 };
  });
  return {
    cases: cases.map((c) => c.id),
    clauses: [...new Set(cases.flatMap((c) => [...c.clauses, ...c.inherited]))],
    outcomes,
  };
};

type Filled = readonly (readonly [name: string, value: string])[];

/** What the row of a case fills in before the outcome, the edition apart. */
const givenOf = (
  { steps, examples }: ShownScenario,
  found: ShownCase | undefined,
  outcome: number,
): Text<Filled> => {
  const table = examples.find(({ rows }) => rows.some((row) => row.case === found?.id));
  const row = table?.rows.find((r) => r.case === found?.id);
  const parts = steps.slice(0, outcome).flatMap((step) => step.es.filter(({ slot }) => slot));
  const columns = [...new Set(parts.map(({ text }) => table?.header.es.indexOf(text) ?? -1))];
  const inLanguage = (lang: keyof Text): Filled =>
    columns.flatMap((at) => {
      const [name, value] = [table?.header[lang][at], row?.cells[lang][at]];
      const isEdition = row?.cells.es[at] === found?.edition;
      return name === undefined || value === undefined || isEdition ? [] : [[name, value] as const];
    });
  return { es: inLanguage('es'), en: inLanguage('en') };
};
