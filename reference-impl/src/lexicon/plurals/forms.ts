// The plurals of an article among its forms: those admitted, and those that somebody might form and may not.
import type {
  DictionaryEntry,
  LexicalVerdict,
  Word,
} from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import type { Lemma } from '../lemma.ts';
import { keyOf, plain, spellAll } from '../spelling.ts';
import { pluralsOf } from './formation.ts';
import { takesPlural } from './taking.ts';
import { mannerOf, temptingPlurals } from './ways.ts';

export const pluralForms = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
): readonly Form[] => {
  const singular = lemma.steps.at(-1)?.form ?? [];
  const takes = takesPlural(edition, entry);
  const make = (texts: readonly string[], verdict: LexicalVerdict, ...grounds: readonly Ground[]) =>
    spellAll(texts)
      .filter((word) => keyOf(word) !== keyOf(singular))
      .map((word) => pluralForm(lemma, singular, word, verdict, grounds));
  const tempting = temptingPlurals(lemma.text);
  if (isSilent(takes)) return make(tempting, 'undetermined', takes);
  if (!takes.value) return make(tempting, 'invalid', takes);
  const plurals = pluralsOf(edition, entry, lemma.text);
  if (isSilent(plurals)) return make(tempting, 'undetermined', plurals);
  const admitted = plurals.value.map(plain);
  const barred = tempting.filter((text) => !admitted.includes(text));
  return [...make(plurals.value, 'valid', takes, plurals), ...make(barred, 'invalid', plurals)];
};

const pluralForm = (
  lemma: Lemma,
  singular: Word,
  form: Word,
  verdict: LexicalVerdict,
  grounds: readonly Ground[],
): Form =>
  formed(lemma, { op: 'plural', form, manner: mannerOf(singular, form) }, verdict, ...grounds);
