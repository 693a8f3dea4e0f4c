// Small things: order, addresses, words on a board.
import { expect, test } from 'vitest';
import { byNumber } from '../data/text.ts';
import { wordsOn } from '../src/board.ts';
import { inLanguage } from '../src/links.ts';
import { placeInWords, spokenNumber } from '../src/place.ts';
import { summaryOf } from '../src/verdicts.ts';

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

test.each([
  ['28.p2.s2', '28, párrafo 2, frase 2'],
  ['3.1.2.2.p2.bul1a', '3.1.2.2, párrafo 2, punto 1a'],
  ['28.2', '28.2'],
  ['XII.18.5.b', 'XII.18.5.b'],
])('%s is said «%s»', (number, said) => {
  expect(spokenNumber('es', number)).toBe(said);
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
  expect(summaryOf({ verdicts }, ['d']).verdict).toBeUndefined();
});
