// One scenario under two editions: its cases that begin alike, and whether they end alike. Only the concrete steps
// are compared, so that nothing but what the features say can make a difference.
import type {
  Case,
  Lang,
  Outcome,
  Scenario,
  ScenarioDifference,
  Side,
  Situation,
  Text,
} from '../src/model.ts';
import { groupBy } from './text.ts';

export interface Compared extends ScenarioDifference {
  /** `apart` when no case of one begins as a case of the other. */
  readonly found: 'different' | 'alike' | 'apart';
}

export const differenceOf = (scenario: Scenario, first: string, second: string): Compared => {
  const outcome = outcomesFrom(scenario.keywords);
  const begun = (edition: string) =>
    groupBy(
      scenario.cases.filter((c) => c.edition === edition),
      (c) => beginning(c, outcome),
    );
  const others = begun(second);
  const shared = [...begun(first)].flatMap(([key, cases]) => {
    const beside = others.get(key);
    return beside ? [[cases, beside] as const] : [];
  });
  const situations = shared.flatMap(([a, b]) => situationOf(scenario, a, b, outcome) ?? []);
  const found = shared.length === 0 ? 'apart' : situations.length > 0 ? 'different' : 'alike';
  return { scenario: scenario.id, situations, found };
};

/** Where the outcome begins: the first Entonces; what follows it with Y or Pero belongs to it. */
const outcomesFrom = (keywords: readonly Text[]): number => {
  const at = keywords.findIndex(({ en }) => en === 'Then');
  return at === -1 ? keywords.length : at;
};

/** The steps before the outcome, whatever edition they name. */
const beginning = ({ steps, edition }: Case, outcome: number): string =>
  steps
    .slice(0, outcome)
    .map(({ es }) => es.replaceAll(edition, '<reglamento>'))
    .join('\n');

const situationOf = (
  scenario: Scenario,
  first: readonly Case[],
  second: readonly Case[],
  outcome: number,
): Situation | undefined => {
  const [ours, theirs] = [first, second].map((cases) =>
    cases.flatMap(({ steps }) => steps.slice(outcome)),
  ) as [Text[], Text[]];
  const sides: [Side, Side] = [sideOf(first, ours, theirs), sideOf(second, theirs, ours)];
  if (!sides.some(({ outcomes }) => outcomes.some(({ differs }) => differs))) return undefined;
  return { given: givenOf(scenario, first[0], outcome), sides };
};

const sideOf = (cases: readonly Case[], own: readonly Text[], others: readonly Text[]): Side => {
  const left = others.map(({ es }) => es);
  const outcomes = own.map((text): Outcome => {
    const at = left.indexOf(text.es);
    if (at >= 0) left.splice(at, 1);
    return { text, differs: at < 0 };
  });
  return {
    cases: cases.map((c) => c.id),
    clauses: [...new Set(cases.flatMap((c) => [...c.clauses, ...c.inherited]))],
    outcomes,
  };
};

/** What the row of a case fills in before the outcome, the edition apart. */
const givenOf = (
  { steps, examples }: Scenario,
  found: Case | undefined,
  outcome: number,
): Situation['given'] => {
  const table = examples.find(({ rows }) => rows.some((row) => row.case === found?.id));
  const row = table?.rows.find((r) => r.case === found?.id);
  const parts = steps.slice(0, outcome).flatMap((step) => step.es.filter(({ slot }) => slot));
  const columns = [...new Set(parts.map(({ text }) => table?.header.es.indexOf(text) ?? -1))];
  const inLanguage = (lang: Lang) =>
    columns.flatMap((at): [string, string][] => {
      const [name, value] = [table?.header[lang][at], row?.cells[lang][at]];
      const isEdition = row?.cells.es[at] === found?.edition;
      return name === undefined || value === undefined || isEdition ? [] : [[name, value]];
    });
  return { es: inLanguage('es'), en: inLanguage('en') };
};
