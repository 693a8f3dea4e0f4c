// Scenarios as pages need them: steps in both languages, examples with the case of each row, the table of each edition.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Scenario as Written } from '../../corpus/features.ts';
import type { ExamplesNode, Titled } from '../../corpus/scenario-nodes.ts';
import { toEnglish } from '../../steps/kernel/match.ts';
import type { Case, Examples, Part, Scenario, Scene, Text } from '../src/model.ts';
import { type OutlineStep, outlineStep, type SlotTerm } from './outline.ts';
import { sceneOf } from './scene.ts';
import { type FilledRow, wordedStep } from './worded.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const KEYWORDS: readonly (readonly [RegExp, string])[] = [
  [/^Dad[oa]s?$/, 'Given'],
  [/^Cuando$/, 'When'],
  [/^Entonces$/, 'Then'],
  [/^[YE]$/, 'And'],
  [/^Pero$/, 'But'],
];

export interface About {
  readonly topicsOf: (clauses: readonly string[]) => readonly string[];
  readonly interpretationsOf: (scenario: string) => readonly string[];
}

export const scenarioOf = async (
  written: Written,
  about: About,
  warn: (line: string) => void,
): Promise<Scenario> => {
  const cases = await casesOf(written, warn);
  const clauses = [...new Set(cases.flatMap((c) => [...c.clauses, ...c.inherited]))];
  const english = written.steps.map(({ text }, i) => outlined(text, rowsOf(written, i)));
  const terms = new Map(english.flatMap((step) => [...(step?.slots ?? [])]));
  const names = englishNames(terms);
  return {
    id: written.id,
    file: written.uri,
    profile: written.profile,
    title: inBoth(written),
    feature: inBoth(written.feature),
    rule: written.rule ? inBoth(written.rule) : null,
    keywords: written.steps.map(({ keyword }) => ({ es: keyword, en: englishKeyword(keyword) })),
    steps: written.steps.map(({ text }, i) => ({
      es: partsOf(text),
      en: partsOf(english[i]?.en ?? cases[0]?.steps[i]?.en ?? text, names),
    })),
    examples: examplesOf(written, terms, names),
    cases,
    clauses,
    topics: about.topicsOf(clauses),
    interpretations: about.interpretationsOf(written.id),
  };
};

const inBoth = ({ name, en }: Titled): Text => ({ es: name, en: en ?? name });

const englishKeyword = (keyword: string): string =>
  KEYWORDS.find(([es]) => es.test(keyword))?.[1] ?? keyword;

const outlined = (outline: string, rows: readonly FilledRow[]): OutlineStep | undefined => {
  const [first] = rows;
  try {
    return first && (outlineStep(outline, first.concrete) ?? wordedStep(outline, rows));
  } catch {
    return undefined; // no definition yet: the step is shown in Spanish
  }
};

/** Each case with the values of its row and one of its steps. */
const rowsOf = (written: Written, step: number): FilledRow[] => {
  const rows = written.examples.flatMap(({ header, rows }) =>
    rows.map((row) => new Map(header.map((slot, i) => [slot, row[i] ?? '']))),
  );
  const paired = rows.length === written.cases.length;
  return written.cases.map(({ steps }, at) => ({
    cells: (paired ? rows[at] : undefined) ?? new Map(),
    concrete: steps[step] ?? '',
  }));
};

const partsOf = (text: string, names?: ReadonlyMap<string, string>): Part[] =>
  text
    .split(/(<[^<>]+>)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, slot] = /^<([^<>]+)>$/.exec(piece) ?? [];
      return slot ? { text: names?.get(slot) ?? slot, slot: true } : { text: piece, slot: false };
    });

/** The English name of a slot is that of its term, unless two slots share the term. */
const englishNames = (terms: ReadonlyMap<string, SlotTerm>): Map<string, string> => {
  const shared = (term: SlotTerm) => [...terms.values()].filter((t) => t.en === term.en).length > 1;
  return new Map(
    [...terms].flatMap(([slot, term]) => (shared(term) ? [] : [[slot, term.en] as const])),
  );
};

const casesOf = async (written: Written, warn: (line: string) => void): Promise<Case[]> => {
  const cases: Case[] = [];
  const drawn = new Set<string>();
  for (const { id, edition, clauses, inherited, steps } of written.cases) {
    let scene: Scene | null = null;
    if (!drawn.has(edition)) {
      scene = await sceneOf(steps).catch((error: Error) => {
        warn(`${written.uri}: ${id} is shown without its table: ${error.message}`);
        return null;
      });
      drawn.add(edition);
    }
    cases.push({ id, edition, clauses, inherited, steps: steps.map(stepInBoth), scene });
  }
  return cases;
};

const stepInBoth = (es: string): Text => {
  try {
    return { es, en: toEnglish(es) };
  } catch {
    return { es, en: es };
  }
};

const examplesOf = (
  written: Written,
  terms: ReadonlyMap<string, SlotTerm>,
  names: ReadonlyMap<string, string>,
): Examples[] => {
  const total = written.examples.reduce((n, e) => n + e.rows.length, 0);
  let at = 0;
  return written.examples.map((examples) => ({
    name: { es: examples.name || null, en: englishTitle(written.uri, examples) },
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

/** The comment "# en: …" under the title of a table, where there is one. */
const englishTitle = (uri: string, { place }: ExamplesNode): string | null => {
  const line = linesOf(uri)[place.line] ?? '';
  return /^\s*#\s*en:\s*(.+?)\s*$/.exec(line)?.[1] ?? null;
};

const files = new Map<string, string[]>();

const linesOf = (uri: string): string[] => {
  const lines = files.get(uri) ?? readFileSync(`${root}${uri}`, 'utf8').split('\n');
  files.set(uri, lines);
  return lines;
};
