// A packed lexicon holds the words it was built from and no others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Letter } from '../protocol/generated/types.ts';
import { LETTERS } from '../protocol/generated/vocabulary.ts';
import { packForms, packWords } from './build.ts';
import { lexiconOf } from './lexicon.ts';
import { spell } from './spelling.ts';

const lexicon = lexiconOf(packForms(['casa', 'casas', 'caza', 'chal', 'Chalé', 'chale', 'kilo']));
const has = (form: string) => lexicon.has(spell(form) ?? []);

describe('a small lexicon', () => {
  test.each(['casa', 'casas', 'caza', 'chal', 'chale', 'CHALÉ'])('%s is in it', (form) => {
    expect(has(form)).toBe(true);
  });

  test.each(['cas', 'cazas', 'casass', 'cha', 'c', 'ñu', 'kilo', ''])('%s is not', (form) => {
    expect(has(form)).toBe(false);
  });

  test('two tiles are no digraph', () => {
    expect(lexicon.has(['C', 'H', 'A', 'L'])).toBe(false);
  });

  test('a letter that is no tile is in no word', () => {
    expect(lexicon.has(['K', 'A'] as unknown as Letter[])).toBe(false);
    expect(lexicon.has(['CX', 'A', 'L'] as unknown as Letter[])).toBe(false);
  });

  test('forms of the same tiles are one word', () => {
    expect(lexicon.size).toBe(5);
  });
});

test('nothing is in an empty lexicon', () => {
  const empty = lexiconOf(packForms([]));
  expect([empty.size, empty.has([]), empty.has(['A'])]).toEqual([0, false, false]);
});

test('shared ends are kept once', () => {
  const ends = ['o', 'as', 'a', 'amos', 'an'];
  const of = (...stems: string[]) => packForms(stems.flatMap((s) => ends.map((e) => s + e)));
  expect(of('cant', 'salt').length - of('cant').length).toBeLessThanOrEqual(4);
});

test('agrees with a set of the same words, whatever they are', () => {
  // Few letters, so that words share beginnings and ends.
  const letter = fc.constantFrom<Letter>('A', 'CH', 'Ñ', 'Z', ...LETTERS.slice(0, 2));
  const word = fc.array(letter, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (words, others) => {
      const set = new Set(words.map((w) => w.join('·')));
      const packed = lexiconOf(packWords(words));
      expect(packed.size).toBe(set.size);
      for (const w of [...words, ...others]) expect(packed.has(w)).toBe(set.has(w.join('·')));
    }),
    { numRuns: 300 },
  );
});
