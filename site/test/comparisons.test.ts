// Two editions side by side: what became of a topic, which cases end in another way, and that the pages show it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeOf } from '../data/comparisons.ts';
import { siteData } from '../data/data.ts';
import { differenceOf } from '../data/differences.ts';
import { comparisonPath } from '../src/links.ts';
import { type Case, LANGS, type Scenario, type SiteData, TOPIC_CHANGES } from '../src/model.ts';
import { generated } from './generated.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const plain = (text: string) => ({ es: text, en: text });
const words = (...list: string[]) => ({ es: list, en: list });

type Line = readonly [edition: string, passes: string, ...ends: string[]];

/** A game under an edition, so many passes, one more, and how it ends. */
const scenarioOf = (...lines: Line[]): Scenario => ({
  id: 'esc-0001',
  file: 'f',
  profile: 'final',
  title: plain('t'),
  feature: plain('f'),
  rule: null,
  keywords: [
    ['Dada', 'Given'],
    ['Y', 'And'],
    ['Cuando', 'When'],
    ['Entonces', 'Then'],
    ['Y', 'And'],
  ].map(([es = '', en = '']) => ({ es, en })),
  steps: [
    [
      { text: 'según ', slot: false },
      { text: 'reglamento', slot: true },
    ],
    [{ text: 'pases', slot: true }],
    [{ text: 'Ana pasa', slot: false }],
  ].map((parts) => ({ es: parts, en: parts })),
  examples: [
    {
      name: { es: null, en: null },
      clauses: [],
      header: { es: ['reglamento', 'pases'], en: ['edition', 'passes'] },
      rows: lines.map(([edition, passes], at) => ({
        cells: words(edition, passes),
        case: `c${at}`,
      })),
    },
  ],
  cases: lines.map(
    ([edition, passes, ...ends], at): Case => ({
      id: `c${at}`,
      edition,
      clauses: [`${edition}:1`],
      inherited: [],
      steps: [`según ${edition}`, `${passes} pases`, 'Ana pasa', ...ends].map(plain),
      scene: null,
    }),
  ),
  clauses: [],
  topics: [],
  interpretations: [],
});

describe('a scenario under two editions', () => {
  const found = (...lines: Line[]) => differenceOf(scenarioOf(...lines), 'fise-2003', 'fise-2009');

  test('ends alike, whatever the order of what is said', () => {
    expect(found(['fise-2003', '2', 'x', 'y'], ['fise-2009', '2', 'y', 'x'])).toMatchObject({
      found: 'alike',
      situations: [],
    });
  });

  test('ends in another way: the values before the end, and what differs on each side', () => {
    const { found: kind, situations } = found(
      ['fise-2003', '2', 'x', 'y'],
      ['fise-2009', '2', 'x', 'z'],
    );
    expect(kind).toBe('different');
    expect(situations).toHaveLength(1);
    expect(situations[0]?.given).toEqual({ es: [['pases', '2']], en: [['passes', '2']] });
    expect(situations[0]?.sides.map((side) => side.outcomes)).toEqual([
      [
        { text: plain('x'), differs: false },
        { text: plain('y'), differs: true },
      ],
      [
        { text: plain('x'), differs: false },
        { text: plain('z'), differs: true },
      ],
    ]);
    expect(situations[0]?.sides[1].clauses).toEqual(['fise-2009:1']);
  });

  test('what is said twice is not what is said once', () => {
    expect(found(['fise-2003', '2', 'x', 'x'], ['fise-2009', '2', 'x', 'y']).found).toBe(
      'different',
    );
  });

  test('cases that begin in another way are not compared', () => {
    expect(found(['fise-2003', '2', 'x'], ['fise-2009', '3', 'y']).found).toBe('apart');
    expect(
      found(['fise-2003', '2', 'x'], ['fise-2009', '2', 'x'], ['fise-2009', '3', 'y']).found,
    ).toBe('alike');
  });
});

describe('a topic in two editions', () => {
  const topic = (answers: Readonly<Record<string, string>>) => ({
    answers: Object.entries(answers).map(([edition, change]) => ({
      edition,
      change,
      text: plain('x'),
      inForce: [],
    })),
  });

  test.each([
    ['in both', { a: 'new', c: 'edited' }, 'edited'],
    ['only in the first', { a: 'new' }, 'first-only'],
    ['only in the second', { c: 'new' }, 'second-only'],
    ['in neither', { b: 'new' }, undefined],
    ['edited on the way', { a: 'new', b: 'edited', c: 'same' }, 'edited'],
    ['moved on the way', { a: 'new', b: 'moved', c: 'same' }, 'moved'],
    ['edited at the end', { a: 'new', b: 'moved', c: 'edited' }, 'edited'],
  ] as const)('%s', (_, answers, change) => {
    expect(changeOf(topic(answers), 'a', 'c', 'b')).toBe(change);
  });
});

describe('the comparisons of the site', () => {
  let data: SiteData;
  beforeAll(async () => {
    data = await siteData('no-results');
  });

  test('there are five, each with topics and with scenarios that end in another way', () => {
    expect(data.comparisons.map(({ first, second }) => `${first} ${second}`)).toEqual([
      'fise-2003 redeletras',
      'redeletras fise-2009',
      'fise-2003 fise-2009',
      'fise-2009 ajs-2024',
      'fise-2009 resumen-2018',
    ]);
    for (const { topics, different } of data.comparisons) {
      expect(topics.length).toBeGreaterThan(90);
      expect(different.length).toBeGreaterThan(4);
      expect(topics.filter(({ change }) => !TOPIC_CHANGES.includes(change))).toEqual([]);
    }
  });

  test('every scenario of either edition stands in exactly one place', () => {
    for (const c of data.comparisons) {
      const own = data.scenarios.filter((s) =>
        s.cases.some(({ edition }) => edition === c.first || edition === c.second),
      );
      const placed = [
        ...c.different.map((d) => d.scenario),
        ...[...c.alike, ...c.apart, ...c.firstOnly, ...c.secondOnly],
      ];
      expect(placed.toSorted()).toEqual(own.map((s) => s.id));
    }
  });

  test('the draw seen to be too large is put right in another way in 2009', () => {
    const [, step] = data.comparisons;
    expect(step?.topics.find(({ slug }) => slug === 'overdraw')?.change).toBe('edited');
    const scenarios = data.topics.find(({ slug }) => slug === 'overdraw')?.scenarios ?? [];
    expect(step?.different.some((d) => scenarios.includes(d.scenario))).toBe(true);
  });

  test('each page holds its differences, in both languages', () => {
    expect(existsSync(dist), 'site/dist is missing: run npm run site').toBe(true);
    const pages = generated('comparisons').flatMap((c) => LANGS.map((lang) => [lang, c] as const));
    expect(pages).toHaveLength(10);
    for (const [lang, { first, second, different }] of pages) {
      const html = readFileSync(`${dist}${comparisonPath(lang, first, second)}index.html`, 'utf8');
      for (const { scenario } of different) expect(html).toContain(` id="${scenario}"`);
    }
  });
});
