// The verbs that a form may come from: infinitives of the word list that begin as it does, conjugated as the list bears
// witness.
import type { DictionaryEntry } from '../../protocol/generated/types.ts';
import { type Guess, guess, type Sense } from './guess.ts';
import { type Has, witnessedForms } from './paradigms.ts';
import { infinitivesFor } from './stems.ts';

export const isInfinitive = (letters: string): boolean => /[aei]r$/.test(letters);

export function* infinitivesOf(form: string, has: Has): Generator<string> {
  const seen = new Set<string>();
  for (const infinitive of infinitivesFor(form))
    if (!seen.has(infinitive) && has(infinitive)) {
      seen.add(infinitive);
      yield infinitive;
    }
}

/** Kept while words of the same stem are asked about. */
const KEPT = 2000;

export type VerbGuesses = (infinitive: string) => readonly Guess[];

export const verbGuessesIn = (has: Has): VerbGuesses => {
  const known = new Map<string, readonly Guess[]>();
  return (infinitive) => {
    const before = known.get(infinitive);
    if (before) return before;
    if (known.size > KEPT) known.clear();
    const made = verbGuesses(infinitive, has);
    known.set(infinitive, made);
    return made;
  };
};

/** Whether it is transitive nobody knows; that it is pronominal, the list may tell. */
const verbGuesses = (infinitive: string, has: Has): readonly Guess[] => {
  const forms = witnessedForms(infinitive, has);
  if (!forms) return [];
  const paradigm: Pick<DictionaryEntry, 'paradigm'> =
    forms.length > 0 ? { paradigm: { shown: true, forms: [...forms] } } : {};
  const made = (headword: string, marks: string, valency: NonNullable<Sense['valency']>): Guess => {
    const { article, entry } = guess(headword, marks, { category: 'verb', valency });
    return { article, entry: { ...entry, ...paradigm } };
  };
  const withSe = `${infinitive}se`;
  return [
    made(infinitive, 'tr.', 'tr'),
    made(infinitive, 'intr.', 'intr'),
    ...(has(withSe) ? [made(withSe, 'prnl.', 'prnl')] : []),
  ];
};
