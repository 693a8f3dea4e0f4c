// What holds of every article of every edition: a form is admitted or barred and not both, judging finds what forms
// hold, and neither the order of articles nor a stranger among them changes anything.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DictionaryEntry, EditionId } from '../../../protocol/generated/types.ts';
import {
  EDITIONS,
  ENTRY_LABELS,
  ERAS,
  PARADIGM_STYLES,
  VALENCIES,
  VERB_SLOTS,
  WORD_CATEGORIES,
} from '../../../protocol/generated/vocabulary.ts';
import { editions } from '../editions/index.ts';
import { formsOf } from './forms.ts';
import { judge } from './judge.ts';
import { plain, spell } from './spelling.ts';

const letters = fc.constantFrom(...'abcdefghijlmnopqrstuvxyzáéíóúüñ', 'ch', 'll', 'rr');
const spelt = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(letters, { minLength, maxLength }).map((text) => text.join(''));

const words: fc.Arbitrary<DictionaryEntry> = fc.record({
  headword: spelt(2, 12),
  senses: fc.array(fc.record({ category: fc.constantFrom(...WORD_CATEGORIES) }), { maxLength: 3 }),
  labels: fc.subarray([...ENTRY_LABELS], { maxLength: 2 }),
});
const verbs: fc.Arbitrary<DictionaryEntry> = fc.record({
  headword: fc.oneof(
    fc
      .tuple(spelt(1, 8), fc.constantFrom('ar', 'er', 'ir', 'arse', 'irse'))
      .map((parts) => parts.join('')),
    fc.constantFrom('herver', 'afacer', 'her', 'podar', 'roer', 'yacer', 'garantir', 'usucapir'),
  ),
  senses: fc.array(
    fc.record(
      {
        category: fc.constant('verb' as const),
        valency: fc.constantFrom(...VALENCIES),
        era: fc.constantFrom(...ERAS),
      },
      { requiredKeys: ['category'] },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  paradigm: fc.record(
    {
      shown: fc.boolean(),
      style: fc.constantFrom(...PARADIGM_STYLES),
      note: fc.constantFrom('only' as const, 'generally' as const),
      places: fc.subarray([...VERB_SLOTS]),
      forms: fc.array(fc.record({ slot: fc.constantFrom(...VERB_SLOTS), form: spelt(1, 9) }), {
        maxLength: 3,
      }),
    },
    { requiredKeys: ['shown'] },
  ),
});
const entries = fc.oneof(words, verbs);
const ids = fc.constantFrom<EditionId>(...EDITIONS);

const verdictsOf = (id: EditionId, articles: readonly DictionaryEntry[], words: string[][]) =>
  judge(editions[id], articles, words as never).map(({ verdict }) => verdict);

const wordsOf = (id: EditionId, entry: DictionaryEntry): string[][] =>
  formsOf(editions[id], entry).map(({ text }) => [...spell(text)]);

describe('any article', () => {
  test('has each form once', () => {
    fc.assert(
      fc.property(ids, entries, (id, entry) => {
        const texts = formsOf(editions[id], entry).map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });

  test('is judged as its forms are', () => {
    fc.assert(
      fc.property(ids, entries, (id, entry) => {
        const forms = formsOf(editions[id], entry);
        const judged = judge(
          editions[id],
          [entry],
          forms.map(({ text }) => spell(text)),
        );
        for (const [i, { verdict, derivation }] of judged.entries()) {
          expect(verdict).toBe(forms[i]?.verdict);
          expect(derivation?.steps.at(-1)?.form).toEqual(spell(forms[i]?.text ?? ''));
        }
      }),
    );
  });

  test('is judged alike in any order, and a stranger makes nothing invalid', () => {
    fc.assert(
      fc.property(ids, entries, entries, (id, entry, other) => {
        const words = wordsOf(id, entry);
        const alone = verdictsOf(id, [entry], words);
        const before = verdictsOf(id, [entry, other], words);
        expect(verdictsOf(id, [other, entry], words)).toEqual(before);
        for (const [i, verdict] of alone.entries())
          if (verdict === 'valid') expect(before[i]).toBe('valid');
      }),
    );
  });

  test('brings nothing that its tiles do not spell', () => {
    fc.assert(
      fc.property(ids, entries, (id, entry) => {
        for (const { text, steps } of formsOf(editions[id], entry)) {
          expect(text).toMatch(/^[a-jl-vx-zñ]+$/);
          expect(steps[0]?.text).toBe(plain(entry.headword));
          expect(steps.at(-1)?.text).toBe(text);
        }
      }),
    );
  });
});

test('C and H side by side spell no word with CH', () => {
  const entry: DictionaryEntry = { headword: 'mach', senses: [{ category: 'noun' }] };
  const words = [
    ['M', 'A', 'CH'],
    ['M', 'A', 'C', 'H'],
  ];
  expect(verdictsOf('fise-2009', [entry], words)).toEqual(['valid', 'invalid']);
});

test.each(['', '-', 'kiwi', '123'])('«%s» has no forms', (headword) => {
  for (const id of EDITIONS) expect(wordsOf(id, { headword, senses: [] })).toEqual([]);
});
