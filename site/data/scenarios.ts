// Scenarios as pages need them: steps in both languages, examples with the case of each row, the table of each edition.
import type { Case, Scenario } from '../../corpus/features.ts';
import type { Titled } from '../../corpus/scenario-nodes.ts';
import { toEnglish, toSpanish } from '../../steps/kernel/match.ts';
import { keywordsOf, shownCases } from './leading.ts';
import { type OutlineStep, outlineStep, type SlotTerm } from './outline.ts';
import { seenIn, UNSEEN } from './scene.ts';
import type { Text } from './text.ts';
import { type FilledRow, wordedStep } from './worded.ts';

const KEYWORDS: readonly (readonly [RegExp, string])[] = [
  [/^Dad[oa]s?$/, 'Given'],
  [/^Cuando$/, 'When'],
  [/^Entonces$/, 'Then'],
  [/^[YE]$/, 'And'],
  [/^Pero$/, 'But'],
];

export type ShownScenario = Awaited<ReturnType<typeof scenarioOf>>;
export type ShownCase = ShownScenario['cases'][number];

export interface About {
  readonly topicsOf: (clauses: readonly string[]) => readonly string[];
  readonly interpretationsOf: (scenario: string) => readonly string[];
}

export const scenarioOf = async (written: Scenario, about: About, warn: (line: string) => void) => {
  const shown = shownCases({ cases: written.cases, keywords: keywordsOf(written) });
  const cases = await casesOf(
    written,
    shown.flatMap((s) => (s.isAlike ? [] : [s.case])),
    warn,
  );
  const clauses = [...new Set(cases.flatMap((c) => [...c.clauses, ...c.inherited]))];
  const english = written.steps.map(({ text }, i) => outlined(text, rowsOf(written, i)));
  const terms = new Map(english.flatMap((step) => [...(step?.slots ?? [])]));
  const names = new Map([...namesOfTerms(terms), ...namesOfColumns(written)]);
  return {
    id: written.id,
    file: written.uri,
    profile: written.profile,
    title: withSlots(inBoth(written), names),
    feature: inBoth(written.feature),
    rule: written.rule ? inBoth(written.rule) : null,
    keywords: written.steps.map(({ keyword }) => ({ es: keyword, en: englishKeyword(keyword) })),
    steps: written.steps.map(({ text }, i) => ({
      es: partsOf(text),
      en: partsOf(english[i]?.en ?? cases[0]?.steps[i]?.en ?? text, names),
    })),
    examples: examplesOf(written, terms, names),
    cases,
    /** Cases to be shown, one of an edition: first the one that leads. */
    shown: shown.map(({ case: { id }, isAlike }) => ({ id, isAlike })),
    clauses,
    topics: about.topicsOf(clauses),
    interpretations: about.interpretationsOf(written.id),
  };
};

const inBoth = ({ name, en }: Titled): Text => ({ es: name, en: en ?? name });

/** What the examples fill in stands in brackets where nothing fills it in. */
const withSlots = ({ es, en }: Text, names: ReadonlyMap<string, string>): Text => ({
  es: es.replace(/<([^<>]+)>/g, '[$1]'),
  en: en.replace(/<([^<>]+)>/g, (_, slot: string) => `[${names.get(slot) ?? slot}]`),
});

const englishKeyword = (keyword: string): string =>
  KEYWORDS.find(([es]) => es.test(keyword))?.[1] ?? keyword;

const outlined = (outline: string, rows: readonly FilledRow[]): OutlineStep | undefined => {
  const [first] = rows;
  return first && (outlineStep(outline, first.concrete) ?? wordedStep(outline, rows));
};

/** Each case with the values of its row and one of its steps. */
const rowsOf = (written: Scenario, step: number): FilledRow[] => {
  const rows = written.examples.flatMap(({ header, rows }) =>
    rows.map((row) => new Map(header.map((slot, i) => [slot, row[i] ?? '']))),
  );
  const paired = rows.length === written.cases.length;
  return written.cases.map(({ steps }, at) => ({
    cells: (paired ? rows[at] : undefined) ?? new Map(),
    concrete: steps[step] ?? '',
  }));
};

/** Pieces of a step: plain text, or a slot that the examples fill in. */
const partsOf = (text: string, names?: ReadonlyMap<string, string>) =>
  text
    .split(/(<[^<>]+>)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, slot] = /^<([^<>]+)>$/.exec(piece) ?? [];
      return slot ? { text: names?.get(slot) ?? slot, slot: true } : { text: piece, slot: false };
    });

/** What the tables of examples call a slot in English. */
const namesOfColumns = ({ examples }: Scenario): [slot: string, name: string][] =>
  examples.flatMap(({ header, headerEn = [] }) =>
    header.flatMap((slot, i): [string, string][] => (headerEn[i] ? [[slot, headerEn[i]]] : [])),
  );

/** Where they call it nothing, it has the name of its term, unless two slots share the term. */
const namesOfTerms = (terms: ReadonlyMap<string, SlotTerm>): Map<string, string> => {
  const shared = (term: SlotTerm) => [...terms.values()].filter((t) => t.en === term.en).length > 1;
  return new Map(
    [...terms].flatMap(([slot, term]) => (shared(term) ? [] : [[slot, term.en] as const])),
  );
};

/** Those that are shown come with their scene, the words that were judged or the decisions taken. */
const casesOf = (written: Scenario, drawn: readonly Case[], warn: (line: string) => void) => {
  return Promise.all(
    written.cases.map(async (one) => ({
      id: one.id,
      edition: one.edition,
      clauses: one.clauses,
      inherited: one.inherited,
      steps: one.steps.map((step): Text => ({ es: toSpanish(step), en: toEnglish(step) })),
      ...(drawn.includes(one)
        ? await seenIn(one.steps).catch((error: Error) => {
            warn(`${written.uri}: ${one.id} is shown without its table: ${error.message}`);
            return UNSEEN;
          })
        : UNSEEN),
    })),
  );
};

const examplesOf = (
  written: Scenario,
  terms: ReadonlyMap<string, SlotTerm>,
  names: ReadonlyMap<string, string>,
) => {
  const total = written.examples.reduce((n, e) => n + e.rows.length, 0);
  let at = 0;
  return written.examples.map((examples) => ({
    name: { es: examples.name || null, en: examples.en ?? null },
    clauses: examples.tags.filter((tag) => tag.includes(':')).map((tag) => tag.slice(1)),
    header: { es: examples.header, en: examples.header.map((slot) => names.get(slot) ?? slot) },
    rows: examples.rows.map((row) => {
      const found = total === written.cases.length ? written.cases[at] : undefined;
      at += 1;
      const english = row.map(
        (cell, i) => terms.get(examples.header[i] ?? '')?.toEnglish(cell) ?? cell,
      );
      return { cells: { es: row, en: english }, case: found?.id ?? null };
    }),
  }));
};
