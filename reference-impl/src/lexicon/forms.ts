// Every form of an article, admitted and barred: generation and judgement are one function.
import type { DictionaryEntry } from '../../../protocol/generated/types.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { clausesOf } from '../kernel/ruled.ts';
import { authority } from './authority.ts';
import type { Form } from './form.ts';
import { type Lemma, lemmasOf } from './lemma.ts';
import { pluralForms } from './plurals/forms.ts';

/** What an edition makes of an article; a violation of a rule is another such function. */
export type FormsOf = (edition: Edition, entry: DictionaryEntry) => readonly Form[];

export const formsOf: FormsOf = (edition, entry) =>
  lemmasOf(entry).flatMap((lemma) => [
    listedForm(edition, lemma),
    ...pluralForms(edition, entry, lemma),
  ]);

const listedForm = (edition: Edition, { steps }: Lemma): Form => ({
  word: steps.at(-1)?.form ?? [],
  verdict: 'valid',
  because: clausesOf([ask(edition, authority.listed)]),
  steps,
});
