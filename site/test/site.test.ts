// The data of the site, built in memory from the corpus, and what the pages do with it.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunResults } from '../../protocol/generated/types.ts';
import { plainJson, siteData } from '../data/data.ts';
import { outlineStep } from '../data/outline.ts';
import { byNumber, webAddress } from '../data/text.ts';
import { wordedStep } from '../data/worded.ts';
import { wordsOn } from '../src/board.ts';
import { clausePath, inLanguage, path } from '../src/links.ts';
import type { Implementation, SiteData } from '../src/model.ts';
import { placeInWords } from '../src/place.ts';
import { summaryOf } from '../src/verdicts.ts';

const HOSTILE = '<script>alert("x")</script>';
const results = mkdtempSync(join(tmpdir(), 'articulado-results-'));
const warnings: string[] = [];
let data: SiteData;

beforeAll(async () => {
  const run: RunResults = {
    suite: { version: '0', digest: 'd' },
    implementation: {
      name: HOSTILE,
      version: '1',
      language: 'C',
      homepage: 'javascript:alert(1)',
    },
    transport: 'stdio',
    claims: { 'fise-2009': ['final'] },
    filters: { editions: [], profiles: [], clauses: [] },
    conformant: false,
    complete: true,
    restarts: 0,
    totals: { verdicts: { fail: 1, pass: 1 }, grounds: { none: 2 } },
    cases: [
      {
        case: 'esc-0001/fise-2009/1',
        scenario: 'esc-0001',
        edition: 'fise-2009',
        profile: 'final',
        clauses: ['fise-2009:45.2'],
        verdict: 'fail',
        grounds: 'none',
        message: `${HOSTILE}\u0007${'x'.repeat(5000)}`,
      },
      {
        case: 'esc-9999/fise-2009/1',
        scenario: 'esc-9999',
        edition: 'fise-2009',
        profile: 'final',
        clauses: [],
        verdict: 'pass',
        grounds: 'none',
      },
    ],
  };
  writeFileSync(join(results, `..${HOSTILE.replaceAll('/', '')}.json`), JSON.stringify(run));
  writeFileSync(join(results, 'broken.json'), '{"suite":');
  data = await siteData(results, (line) => warnings.push(line));
});

afterAll(() => rmSync(results, { recursive: true }));

describe('clauses', () => {
  test('every clause has a path of its own in both languages', () => {
    const paths = data.clauses.flatMap(({ id }) => [clausePath('es', id), clausePath('en', id)]);
    expect(data.clauses.length).toBeGreaterThan(1000);
    expect(new Set(paths).size).toBe(2 * data.clauses.length);
    for (const one of paths) expect(one).toMatch(/^\/(en\/)?clausulas\/[a-z0-9-]+\/[\w.-]+\/$/);
  });

  test('no two paths differ only in case, so that they stay apart on any disk', () => {
    expect(new Set(data.clauses.map(({ id }) => id.toLowerCase())).size).toBe(data.clauses.length);
  });

  test('a relation is shown at both ends', () => {
    const of = (id: string) => data.clauses.find((c) => c.id === id)?.relations ?? [];
    const forward = of('ajs-2024:3.1.2.1.b').find((r) => r.kind === 'replaces' && !r.reverse);
    expect(forward?.targets.map((t) => t.number)).toEqual(['28.2']);
    const back = of('fise-2009:28.2').find((r) => r.kind === 'replaces' && r.reverse);
    expect(back?.targets.map((t) => `${t.edition}:${t.number}`)).toEqual(['ajs-2024:3.1.2.1.b']);
  });

  test('a relation to an article reaches each of its clauses', () => {
    const added = data.clauses
      .filter((c) => c.edition === 'fise-2009' && c.article === '29')
      .map((c) => c.relations.some((r) => r.kind === 'addsTo' && r.reverse));
    expect(added.length).toBeGreaterThan(1);
    expect(added).not.toContain(false);
  });

  test('every relation leads to something', () => {
    const targets = data.clauses.flatMap((c) => c.relations.flatMap((r) => r.targets));
    expect(targets.length).toBeGreaterThan(300);
    expect(targets.filter((t) => t.kind === 'unknown')).toEqual([]);
  });

  test('clauses follow one another within their edition', () => {
    const first = data.clauses.filter((c) => c.previous === null);
    expect(first.map((c) => c.edition)).toEqual(data.editions.map((e) => e.id));
  });
});

describe('topics and coverage', () => {
  test('every topic that a clause names exists, with a name in both languages', () => {
    const known = new Map(data.topics.map((t) => [t.slug, t]));
    for (const slug of data.clauses.flatMap((c) => c.topics)) {
      expect(known.get(slug)?.name.es, slug).toBeTruthy();
      expect(known.get(slug)?.name.en, slug).toBeTruthy();
    }
  });

  test('what is covered, reasoned and open adds up to all clauses', () => {
    for (const edition of data.editions) {
      const { covered, reasoned, open } = edition.coverage;
      const own = data.clauses.filter((c) => c.edition === edition.id);
      expect(covered + reasoned + open).toBe(own.length);
      expect(covered).toBe(own.filter((c) => c.scenarios.length > 0).length);
    }
  });
});

describe('scenarios', () => {
  test('each row of the examples belongs to a case', () => {
    const rows = data.scenarios.flatMap((s) => s.examples.flatMap((e) => e.rows));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => row.case === null)).toEqual([]);
  });

  test('steps have the same slots in both languages', () => {
    const steps = data.scenarios.flatMap((s) => s.steps);
    const slots = (parts: readonly { slot: boolean }[]) => parts.filter((p) => p.slot).length;
    for (const step of steps) expect(slots(step.en)).toBe(slots(step.es));
    expect(steps.some((step) => slots(step.es) > 0)).toBe(true);
  });

  test('the first case of each edition shows its table', () => {
    expect(warnings.filter((line) => line.includes('without its table'))).toEqual([]);
    for (const { cases } of data.scenarios) expect(cases[0]?.scene).not.toBeNull();
  });

  test.each([
    ['los últimos <pases> turnos fueron <qué>', 'the last <pases> turns were <qué>'],
    ['los últimos 3 turnos fueron <qué>', 'the last 3 turns were <qué>'],
  ])('an outline keeps its slots in English: %s', (outline, en) => {
    expect(outlineStep(`que ${outline}`, 'que los últimos 3 turnos fueron pasos')?.en).toBe(en);
  });

  test('a slot that stands for words of the step keeps its place in English', () => {
    const row = (momento: string, edition: string) => ({
      cells: new Map([
        ['momento', momento],
        ['reglamento', edition],
      ]),
      concrete: `una partida ${momento} según el reglamento ${edition}`,
    });
    const step = wordedStep('una partida <momento> según el reglamento <reglamento>', [
      row('en curso', 'fise-2003'),
      row('sin empezar', 'fise-2009'),
    ]);
    expect(step?.en).toBe('a game <momento> under the regulation <reglamento>');
    expect(step?.slots.get('momento')?.toEnglish('en curso')).toBe('in progress');
  });
});

describe('glossary', () => {
  test('every term has an address, both names, a code name and a definition', () => {
    expect(data.glossary.length).toBeGreaterThan(40);
    expect(new Set(data.glossary.map(({ slug }) => slug)).size).toBe(data.glossary.length);
    for (const { slug, name, code, definition } of data.glossary) {
      for (const text of [name.es, name.en, code, definition.es, definition.en]) {
        expect(text, slug).toBeTruthy();
      }
    }
  });

  test('what the editions call it stands in order of age', () => {
    const runner = data.glossary.find(({ slug }) => slug === 'corremesas');
    expect(runner?.variants.at(0)).toEqual({ edition: 'fise-2003', words: ['monitor'] });
    expect(runner?.variants.at(-1)?.edition).toBe('ajs-2024');
  });
});

describe('results of implementations', () => {
  const only = (): Implementation => {
    const [implementation] = data.implementations;
    if (!implementation || data.implementations.length > 1) throw new Error('expected just one');
    return implementation;
  };

  test('a file that is not a result is left out and said so', () => {
    expect(warnings.filter((line) => line.includes('broken.json'))).toHaveLength(1);
  });

  test('a hostile name stays text and gives a harmless path', () => {
    expect(only().name).toBe(HOSTILE);
    expect(only().slug).toMatch(/^[a-z0-9-]+$/);
    expect(path('es', 'implementaciones', only().slug)).toMatch(
      /^\/implementaciones\/[a-z0-9-]+\/$/,
    );
  });

  test('a homepage is linked only when it is a web address', () => {
    expect(only().homepage).toBeNull();
    expect(webAddress('https://example.org/a')).toBe('https://example.org/a');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'no', undefined]) {
      expect(webAddress(bad)).toBeNull();
    }
  });

  test('messages are cut and hold no control characters', () => {
    const message = only().messages['esc-0001/fise-2009/1'] ?? '';
    expect(message.length).toBeLessThanOrEqual(1000);
    expect(message).toContain('alert');
    expect(message).not.toContain('\u0007');
  });

  test('results of unknown cases are counted apart', () => {
    expect(only().strangers).toBe(1);
    expect(Object.keys(only().verdicts)).toEqual(['esc-0001/fise-2009/1']);
  });

  test('generated JSON holds no bare "<"', () => {
    const json = plainJson(data);
    expect(json.includes('<')).toBe(false);
    expect(JSON.stringify(JSON.parse(json)) === JSON.stringify(data)).toBe(true);
  });

  test('no page or component writes unescaped markup', () => {
    const src = fileURLToPath(new URL('../src/', import.meta.url));
    const files = globSync('**/*.{astro,ts}', { cwd: src });
    expect(files.length).toBeGreaterThan(30);
    const raw = /set:html|innerHTML|outerHTML|insertAdjacentHTML|document\.write/;
    expect(files.filter((file) => raw.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
  });
});

describe('small things', () => {
  test('article numbers go in reading order', () => {
    const numbers = ['XII.10', '4.1.10', 'XII', '4.1', 'XII.final', '4.1.9', 'XII.2', '10', 'XI'];
    expect(numbers.toSorted(byNumber)).toEqual([
      ...['4.1', '4.1.9', '4.1.10', '10', 'XI', 'XII', 'XII.2', 'XII.10', 'XII.final'],
    ]);
  });

  test('a page knows itself in the other language', () => {
    expect(inLanguage('/temas/', 'en')).toBe('/en/temas/');
    expect(inLanguage('/en/temas/', 'es')).toBe('/temas/');
    expect(inLanguage('/', 'en')).toBe('/en/');
    expect(inLanguage('/en/', 'es')).toBe('/');
  });

  test('a coded number is told in words', () => {
    const words = placeInWords('es', { number: '28.p2.s2', article: '28' });
    expect(words).toBe('artículo 28, párrafo 2, frase 2');
    expect(placeInWords('es', { number: '28.2', article: '28' })).toBeUndefined();
  });

  test('words on a board are read across and down', () => {
    const tiles = [
      ['H7', 'S'],
      ['H8', '?', 'I'],
      ['I8', 'CH'],
      ['A15', 'A'],
    ] as const;
    expect(wordsOn(tiles, 15)).toEqual([
      { word: 'SI', square: 'H7', down: false },
      { word: 'ICH', square: 'H8', down: true },
    ]);
  });

  test('a summary says the worst and counts what counts', () => {
    const verdicts = { a: 'pass', b: 'crash', c: 'not-claimed' } as const;
    const ids = ['a', 'b', 'c', 'd'];
    expect(summaryOf({ verdicts }, ids)).toEqual({
      verdict: 'crash',
      tone: 'fail',
      pass: 1,
      counted: 2,
    });
    expect(summaryOf({ verdicts }, ['c']).tone).toBe('skip');
    expect(summaryOf({ verdicts }, ['d']).verdict).toBe('none');
  });
});
