// Participles that have an article of their own: ARREPENTIDA. What the article prints and its plural are forms like any
// other's; the regulation tells whether they count, and whether the article opens the rest of the participle.
import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, isSilent, says } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import { isPlayable, plain } from '../spelling.ts';
import { participle } from './participle-parameters.ts';

const ENDINGS = ['o', 'a', 'os', 'as'] as const;

/** The forms of such an article with what is said of it; those of any other as they are. */
export const ofParticiple = (
  edition: Edition,
  { headword, labels }: DictionaryEntry,
  forms: readonly Form[],
): readonly Form[] => {
  const rule = ask(edition, participle.ownArticle);
  if (!labels?.includes('participle') || isSilent(rule)) return forms;
  const [printed = ''] = headword.split(', ');
  const [listed] = forms;
  const told = (form: Form, verdict = form.verdict): Form => ({
    ...form,
    verdict: says(rule, 'nothing') ? 'invalid' : verdict,
    because: clausesOf([form, rule]),
  });
  const others = ENDINGS.map((ending) => plain(printed).replace(/[oa]$/, ending))
    .filter((text) => isPlayable(text) && !forms.some((form) => form.text === text))
    .flatMap((text) => (listed ? [formed(listed, { op: 'participle', text }, 'invalid')] : []));
  const opened = says(rule, 'every-form') ? 'valid' : 'invalid';
  return [...forms.map((form) => told(form)), ...others.map((form) => told(form, opened))];
};
