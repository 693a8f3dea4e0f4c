// What holds of every plural of every edition: what is formed and admitted is valid, what is formed and barred is not, a
// word that does not vary has one form, and accents are no part of a word on the board.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DictionaryEntry, EditionId } from '../../../../protocol/generated/types.ts';
import { EDITIONS, ERAS, GENDERS } from '../../../../protocol/generated/vocabulary.ts';
import { editions } from '../../editions/index.ts';
import { ask } from '../../kernel/edition.ts';
import { isSilent } from '../../kernel/ruled.ts';
import type { Form } from '../form.ts';
import { formsOf } from '../forms.ts';
import { judge } from '../judge.ts';
import { plain, spell } from '../spelling.ts';
import { ENDINGS, plural } from './parameters.ts';

/** Editions that have rules of plurals. */
const RULED = EDITIONS.filter((id) => !isSilent(ask(editions[id], plural.rule, 'z')));
const ids = fc.constantFrom<EditionId>(...RULED);

const syllable = fc
  .tuple(
    fc.constantFrom('', ...'bcdfghjlmnpqrstvyzñ', 'ch', 'll'),
    fc.constantFrom(...'aeiouáéíóúü'),
  )
  .map((parts) => parts.join(''));
const headwords = fc
  .tuple(
    fc.array(syllable, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', ...'bcdfghjlmnprstvxyz', 'ch', 'll'),
  )
  .map(([syllables, end]) => syllables.join('') + end)
  .filter((word) => spell(plain(word)).length > 1);

/** BURLADERO, RA; PEQUEÑO, ÑA */
const twofold = fc
  .tuple(headwords, fc.constantFrom(...'lnrñ'))
  .map(([word, onset]) => `${word}${onset}o, ${onset}a`);

const nouns: fc.Arbitrary<DictionaryEntry> = fc.record({
  headword: fc.oneof(headwords, twofold),
  senses: fc.array(
    fc.record(
      {
        category: fc.constantFrom('noun' as const, 'adjective' as const, 'interjection' as const),
        gender: fc.constantFrom(...GENDERS),
        era: fc.constantFrom(...ERAS),
      },
      { requiredKeys: ['category'] },
    ),
    { minLength: 1, maxLength: 2 },
  ),
});

const isPlural = ({ steps }: Form): boolean => steps.at(-1)?.op === 'plural';
const pluralsOf = (id: EditionId, entry: DictionaryEntry): readonly Form[] =>
  formsOf(editions[id], entry).filter(isPlural);
const verdictOn = (id: EditionId, entry: DictionaryEntry, text: string) =>
  judge(editions[id], [entry], [spell(text)])[0]?.verdict;

test('three editions have rules of plurals', () => {
  expect(RULED).toEqual(['fise-2003', 'redeletras', 'fise-2009']);
});

describe('any noun, adjective or interjection', () => {
  test('has plurals that are valid and plurals that are not, and is judged so', () => {
    const seen = { valid: 0, invalid: 0, undetermined: 0 };
    fc.assert(
      fc.property(ids, nouns, (id, entry) => {
        for (const { text, verdict } of pluralsOf(id, entry)) {
          seen[verdict]++;
          expect(verdictOn(id, entry, text), `${entry.headword}: ${text}`).toBe(verdict);
        }
      }),
      { numRuns: 500 },
    );
    expect(seen.valid).toBeGreaterThan(100);
    expect(seen.invalid).toBeGreaterThan(100);
  });

  test('is judged alike however its accents are encoded', () => {
    fc.assert(
      fc.property(ids, nouns, (id, entry) => {
        const apart = { ...entry, headword: entry.headword.normalize('NFD') };
        const told = (article: DictionaryEntry) =>
          formsOf(editions[id], article).map(({ text, verdict }) => [text, verdict]);
        expect(told(apart)).toEqual(told(entry));
      }),
    );
  });

  test('has no form with an accent', () => {
    fc.assert(
      fc.property(ids, nouns, (id, entry) => {
        for (const { text } of formsOf(editions[id], entry)) expect(plain(text)).toBe(text);
      }),
    );
  });
});

test('a word that does not vary has one form, whatever somebody puts at its end', () => {
  const unvarying = RULED.flatMap((id) =>
    ENDINGS.flatMap((ending) => {
      const told = ask(editions[id], plural.exceptions, ending);
      return isSilent(told) ? [] : told.value.map((line) => [id, ...line.split(/:? /)] as const);
    }),
  ).filter(([, word, ...plurals]) => plurals.length === 1 && plurals[0] === word);
  expect(unvarying.length).toBeGreaterThan(50);
  for (const [id, headword = ''] of unvarying) {
    const entry: DictionaryEntry = { headword, senses: [{ category: 'noun', gender: 'm' }] };
    const valid = formsOf(editions[id], entry).filter(({ verdict }) => verdict === 'valid');
    expect(
      valid.map(({ text }) => text),
      `${id}: ${headword}`,
    ).toEqual([plain(headword)]);
    for (const end of ['s', 'es'])
      expect(verdictOn(id, entry, plain(headword) + end)).toBe('invalid');
  }
});
