// Two editions side by side: what became of a topic, which cases end in another way, and that the pages show it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { EDITIONS } from '../../corpus/editions.ts';
import type { EditionId, TopicAnswerMeta } from '../../protocol/generated/types.ts';
import { changeOf, wayBetween } from '../data/comparisons.ts';
import type { SiteData } from '../data/data.ts';
import { differenceOf } from '../data/differences.ts';
import type { ShownCase, ShownScenario } from '../data/scenarios.ts';
import { LANGS } from '../src/i18n.ts';
import { comparedAreaPath, comparisonPath } from '../src/links.ts';
import { generated } from './generated.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const plain = (text: string) => ({ es: text, en: text });
const words = (...list: string[]) => ({ es: list, en: list });

type Line = readonly [edition: EditionId, passes: string, ...ends: string[]];

/** A game under an edition, so many passes, one more, and how it ends. */
const scenarioOf = (...lines: Line[]): ShownScenario => ({
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
    ([edition, passes, ...ends], at): ShownCase => ({
      id: `c${at}`,
      edition,
      clauses: [`${edition}:1`],
      inherited: [],
      steps: [`según ${edition}`, `${passes} pases`, 'Ana pasa', ...ends].map(plain),
      scene: null,
      judgements: [],
      decisions: [],
    }),
  ),
  shown: [],
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

describe('the way from one edition to another', () => {
  test.each([
    ['a step', 'fise-2003', 'redeletras', [], ['redeletras']],
    ['two steps', 'fise-2003', 'fise-2009', ['redeletras'], ['redeletras', 'fise-2009']],
    ['to an edition laid over it', 'fise-2009', 'ajs-2024', [], ['ajs-2024']],
    [
      'by way of the one both come from',
      'resumen-2018',
      'ajs-2024',
      ['fise-2009'],
      ['resumen-2018', 'ajs-2024'],
    ],
  ] as const)('%s', (_, first, second, through, changing) => {
    expect(wayBetween(first, second)).toEqual({ through, changing });
  });
});

describe('a topic in two editions', () => {
  type Answers = Readonly<Partial<Record<EditionId, TopicAnswerMeta['change']>>>;
  const topic = (answers: Answers) => ({
    answers: Object.entries(answers).map(([edition, change]) => ({
      edition: edition as EditionId,
      change,
    })),
  });

  test.each<[what: string, answers: Answers, change: string | undefined]>([
    ['in both', { 'fise-2003': 'new', 'fise-2009': 'edited' }, 'edited'],
    ['only in the first', { 'fise-2003': 'new' }, 'first-only'],
    ['only in the second', { 'fise-2009': 'new' }, 'second-only'],
    ['in neither', { redeletras: 'new' }, undefined],
    ['silent in the first', { 'fise-2003': 'silent', 'fise-2009': 'new' }, 'second-only'],
    ['silent in both', { 'fise-2003': 'silent', 'fise-2009': 'silent' }, undefined],
    [
      'edited on the way',
      { 'fise-2003': 'new', redeletras: 'edited', 'fise-2009': 'same' },
      'edited',
    ],
    ['moved on the way', { 'fise-2003': 'new', redeletras: 'moved', 'fise-2009': 'same' }, 'moved'],
    [
      'edited at the end',
      { 'fise-2003': 'new', redeletras: 'moved', 'fise-2009': 'edited' },
      'edited',
    ],
  ])('%s', (_, answers, change) => {
    const found = changeOf(topic(answers), 'fise-2003', 'fise-2009', ['redeletras', 'fise-2009']);
    expect(found).toBe(change);
  });
});

describe('the comparisons of the site', () => {
  let data: SiteData;
  beforeAll(() => {
    data = generated();
  });

  const pair = (first: EditionId, second: EditionId) => {
    const found = data.comparisons.find((c) => c.first === first && c.second === second);
    if (!found) throw new Error(`${first} and ${second} are not compared`);
    return found;
  };

  test('any two editions are compared, the older first', () => {
    const pairs = EDITIONS.flatMap(({ id: first }, at) =>
      EDITIONS.slice(at + 1).map(({ id: second }) => `${first} ${second}`),
    );
    expect(data.comparisons.map(({ first, second }) => `${first} ${second}`)).toEqual(pairs);
  });

  test('each has topics, and scenarios that end in another way', () => {
    for (const { changes, different } of data.comparisons) {
      expect(changes.flatMap(({ slugs }) => slugs).length).toBeGreaterThan(90);
      expect(different.length).toBeGreaterThan(4);
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
    const { changes, different } = pair('redeletras', 'fise-2009');
    expect(changes.find(({ slugs }) => slugs.includes('overdraw'))?.change).toBe('edited');
    const scenarios = data.topics.find(({ slug }) => slug === 'overdraw')?.scenarios ?? [];
    expect(different.some((d) => scenarios.includes(d.scenario))).toBe(true);
  });

  test('each page holds its differences, in every language', () => {
    expect(existsSync(dist), 'site/dist is missing: run npm run site').toBe(true);
    const { comparisons, scenarios } = data;
    const profiles = new Map(scenarios.map(({ id, profile }) => [id, profile as string]));
    const profileOf = (id: string) => profiles.get(id) ?? '';
    for (const { first, second, different } of comparisons) {
      for (const lang of LANGS) {
        const whole = readFileSync(
          `${dist}${comparisonPath(lang, first, second)}index.html`,
          'utf8',
        );
        const areas = Map.groupBy(different, ({ scenario }) => profileOf(scenario));
        for (const [profile, own] of areas) {
          const address = comparedAreaPath(lang, { first, second }, profile);
          const html = readFileSync(`${dist}${address}index.html`, 'utf8');
          for (const { scenario } of own) {
            expect(html).toContain(` id="${scenario}"`);
            expect(whole).toContain(` href="${address}#${scenario}"`);
          }
        }
      }
    }
  });
});
