// Words printed in italics, as foreign ones are: valid as they are printed, and no further.
import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { clausesOf, isSilent, says } from '../../kernel/ruled.ts';
import type { Form } from '../form.ts';
import { toldByEnding } from './formation.ts';
import type { SenseRule } from './sense-rule.ts';

export const italics = group('italics', {
  /** Of a word printed so, whole or in part. */
  plural: table(['all', 'part'], oneOf('none', 'as-others')),
  /** Where a list of the regulation gives this very word a plural. */
  named: oneOf('plural', 'none'),
  /** Of a verb: its tenses and persons, or the infinitive alone. */
  verb: oneOf('infinitive', 'as-others'),
});

export const byItalics: SenseRule = (edition, _sense, { italic }, { text }) => {
  if (!italic) return undefined;
  const rule = ask(edition, italics.plural, italic);
  if (isSilent(rule) || says(rule, 'as-others')) return isSilent(rule) ? undefined : rule;
  const named = ask(edition, italics.named);
  if (says(named, 'plural') && toldByEnding(edition, text))
    return { value: 'as-others', because: clausesOf([rule, named]) };
  return rule;
};

/** The forms of the verb, barred where it is in italics and the edition says so. */
export const verbInItalics = (
  edition: Edition,
  { italic }: DictionaryEntry,
  forms: readonly Form[],
): readonly Form[] => {
  const rule = ask(edition, italics.verb);
  if (!italic || isSilent(rule) || rule.value === 'as-others') return forms;
  return forms.map((form) => ({ ...form, verdict: 'invalid', because: rule.because }));
};
