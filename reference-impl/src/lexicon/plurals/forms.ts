// The plurals of an article among its forms: those admitted, and those that somebody might form and may not.
import type { DictionaryEntry, LexicalVerdict } from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import { type Lemma, lettersOfLemma } from '../lemma.ts';
import { isPlayable, plain } from '../spelling.ts';
import { pluralsOf } from './formation.ts';
import { takesPlural } from './taking.ts';
import { temptingPlurals } from './ways.ts';

export const pluralForms = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
): readonly Form[] => {
  const singular = lettersOfLemma(lemma);
  const make = (texts: readonly string[], verdict: LexicalVerdict, ...grounds: readonly Ground[]) =>
    texts
      .filter((text) => text !== singular && isPlayable(text))
      .map((text) => formed(lemma, { op: 'plural', text }, verdict, ...grounds));
  const tempting = temptingPlurals(singular);
  const takes = takesPlural(edition, entry, lemma);
  if (isSilent(takes)) return make(tempting, 'undetermined', takes);
  if (!takes.value) return make(tempting, 'invalid', takes);
  const plurals = pluralsOf(edition, entry, lemma.text);
  if (isSilent(plurals)) return make(tempting, 'undetermined', plurals);
  const admitted = plurals.value.map(plain);
  const barred = tempting.filter((text) => !admitted.includes(text));
  return [...make(admitted, 'valid', takes, plurals), ...make(barred, 'invalid', plurals)];
};
