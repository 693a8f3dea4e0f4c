// Words are looked up among the forms of the articles: what one of them admits is valid, whatever the others bar.
import type { DictionaryEntry, Judgement, Word } from '../../../protocol/generated/types.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { says } from '../kernel/ruled.ts';
import { authority } from './authority.ts';
import type { Form } from './form.ts';
import { type FormsOf, formsOf } from './forms.ts';
import { keyOf } from './spelling.ts';
import { better } from './verdicts.ts';

interface Found {
  readonly entry: number;
  readonly form: Form;
}

export const judge = (
  edition: Edition,
  entries: readonly DictionaryEntry[],
  words: readonly Word[],
  forms: FormsOf = formsOf,
): readonly Judgement[] => {
  const best = new Map<string, Found>();
  for (const [entry, article] of entries.entries())
    for (const form of forms(edition, article)) {
      const key = keyOf(form.word);
      const known = best.get(key);
      if (!known || better(form.verdict, known.form.verdict)) best.set(key, { entry, form });
    }
  return words.map((word) => judgementOf(edition, best.get(keyOf(word))));
};

const judgementOf = (edition: Edition, found: Found | undefined): Judgement => {
  if (found) {
    const { verdict, because, steps } = found.form;
    return { verdict, because, derivation: { entry: found.entry, steps } };
  }
  const unlisted = ask(edition, authority.unlisted);
  const verdict = says(unlisted, 'invalid') ? 'invalid' : 'undetermined';
  return { verdict, because: unlisted.because };
};
