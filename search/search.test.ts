// What people type, and what they should get.
import { beforeAll, describe, expect, test } from 'vitest';
import { readCorpus } from '../corpus/corpus.ts';
import { searchable } from '../corpus/searchable.ts';
import { PHRASINGS } from './phrasings.ts';
import { type Search, searchIn } from './search.ts';
import type { Hit } from './searchable.ts';

let es: Search;
let en: Search;

beforeAll(() => {
  const corpus = readCorpus();
  es = searchIn(searchable(corpus, 'es'));
  en = searchIn(searchable(corpus, 'en'));
});

const first = (hits: readonly Hit[]): string | undefined =>
  hits[0] && `${hits[0].kind} ${hits[0].id}`;

test('phrasings of arbiters and players find their rule first, or among the first three', () => {
  const ranks = PHRASINGS.map(([query, ...meant]) => {
    const ids = es({ query }).map(({ id }) => id);
    return { query, rank: ids.findIndex((id) => meant.includes(id)) };
  });
  const within = (n: number) => ranks.filter(({ rank }) => rank >= 0 && rank < n).length;
  const missed = ranks.filter(({ rank }) => rank < 0 || rank > 2).map(({ query }) => query);
  console.log(
    `${ranks.length} phrasings: first ${within(1)}, among three ${within(3)}; not: ${missed.join('; ')}`,
  );
  expect(ranks.length).toBeGreaterThanOrEqual(120);
  expect(within(1) / ranks.length).toBeGreaterThanOrEqual(0.85);
  expect(within(3) / ranks.length).toBeGreaterThanOrEqual(0.97);
});

describe('a number', () => {
  test.each([
    ['fise-2009:28.2', 'clause fise-2009:28.2'],
    ['FISE 2009 28.2', 'clause fise-2009:28.2'],
    ['2009 art. 28.2', 'clause fise-2009:28.2'],
    ['el artículo 28 de fise-2009', 'article 28'],
    ['ajs 3.1.2.1', 'article 3.1.2.1'],
    ['ajs-2024:3.1.2.1.b', 'clause ajs-2024:3.1.2.1.b'],
    ['xii.18.4.3.ch', 'clause redeletras:XII.18.4.3.ch'],
    ['esc-0001', 'scenario esc-0001'],
  ])('%s leads to %s', (query, expected) => {
    expect(first(es({ query }))).toBe(expected);
  });

  test('alone is looked for in every edition, the exact clause first', () => {
    const ids = es({ query: '28.2' }).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['fise-2003:28.2', 'redeletras:28.2', 'fise-2009:28.2']);
  });

  test('alone comes first in the regulation that was chosen', () => {
    expect(first(es({ query: '28.2', edition: 'fise-2009' }))).toBe('clause fise-2009:28.2');
  });
});

describe('words', () => {
  test.each([
    ['ROBAR DE MAS', 'topic overdraw'],
    ['impugnacoin tarde', 'topic challenge-window'],
    ['¿qué pasa si se me cae una ficha?', 'topic tile-touched-must-be-played'],
    ['comod', 'topic blank-declaration'],
  ])('«%s» leads to %s, whatever its accents, errors and signs', (query, expected) => {
    expect(first(es({ query }))).toBe(expected);
  });

  test('in English are looked for in English', () => {
    expect(first(en({ query: 'my opponent drew eight tiles' }))).toBe('topic overdraw');
    expect(first(en({ query: 'both players passed' }))).toBe('topic ending-two-passes');
  });

  test('that say nothing find nothing', () => {
    expect(es({ query: '   ' })).toEqual([]);
    expect(es({ query: 'zzzzqqq' })).toEqual([]);
  });

  test('of the chosen regulation come before the like of others', () => {
    const clauses = (edition: 'fise-2003' | 'ajs-2024') =>
      es({ query: 'devolver fichas a la bolsa', edition, limit: 40 }).filter(
        ({ kind }) => kind === 'clause',
      );
    expect(clauses('ajs-2024')[0]?.edition).toBe('ajs-2024');
    expect(clauses('fise-2003')[0]?.edition).toBe('fise-2003');
  });
});
