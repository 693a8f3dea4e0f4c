// Words are looked up among the forms of the articles: what one of them admits is valid, whatever the others bar.
import type {
  DictionaryEntry,
  Judgement,
  LexicalVerdict,
  Word,
} from '../../../protocol/generated/types.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { authority } from './authority.ts';
import type { Form } from './form.ts';
import { type FormsOf, formsOf } from './forms.ts';
import { keyOf } from './spelling.ts';

/** One good derivation suffices; without one, what nobody decides is not barred by another article. */
const RANK: Readonly<Record<LexicalVerdict, number>> = { valid: 2, undetermined: 1, invalid: 0 };

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
      if (!known || RANK[form.verdict] > RANK[known.form.verdict]) best.set(key, { entry, form });
    }
  return words.map((word) => judgementOf(edition, best.get(keyOf(word))));
};

const judgementOf = (edition: Edition, found: Found | undefined): Judgement =>
  found
    ? {
        verdict: found.form.verdict,
        because: found.form.because,
        derivation: { entry: found.entry, steps: found.form.steps },
      }
    : { verdict: 'invalid', because: ask(edition, authority.unlisted).because };
