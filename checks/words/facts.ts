// Words that the texts themselves call valid or not, as a list of facts: facts.tsv, a line for each article and clause
// with its forms, +querubs or -querubes. A line without articles names what is left out, and why.
import { readFileSync } from 'node:fs';
import type { ClauseId, EditionId } from '../../protocol/generated/types.ts';

export interface Fact {
  readonly edition: EditionId;
  readonly clause: ClauseId;
  /** As dictionaries abbreviate them; none for what has no article. */
  readonly articles: readonly string[];
  readonly forms: readonly { readonly letters: string; readonly valid: boolean }[];
}

export interface LeftOut {
  readonly edition: EditionId;
  readonly why: string;
  readonly forms: readonly string[];
}

/** What cannot be asked of anybody, in words. */
const REASONS: Readonly<Record<string, string>> = {
  'one-tile': 'it has a single tile',
  'form-not-written': 'the text bars a form and does not write it',
  'read-otherwise': 'the text accepts another plural and does not bar this one',
};

export const readFacts = (): { facts: readonly Fact[]; leftOut: readonly LeftOut[] } => {
  const text = readFileSync(new URL('./facts.tsv', import.meta.url), 'utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [EditionId, string, string, string]);
  return {
    facts: rows.flatMap(([edition, number, articles, forms]) =>
      number in REASONS
        ? []
        : [
            {
              edition,
              clause: `${edition}:${number}` as ClauseId,
              articles: articles.split(' | ').filter((article) => article !== ''),
              forms: forms.split(' ').map((form) => ({
                letters: form.slice(1),
                valid: form.startsWith('+'),
              })),
            },
          ],
    ),
    leftOut: rows.flatMap(([edition, why, , forms]) => {
      const reason = REASONS[why];
      return reason ? [{ edition, why: reason, forms: forms.split(' | ') }] : [];
    }),
  };
};
