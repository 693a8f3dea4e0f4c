// Who takes a plural: by what the senses of the article say that the word is.

import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import { WORD_CATEGORIES } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { type Asked, clausesOf, isSilent, says } from '../../kernel/ruled.ts';

export const taking = group('taking', {
  category: table(WORD_CATEGORIES, oneOf('plural', 'none')),
});

/** One sense that takes a plural is enough; where no sense is spoken of, neither is the word. */
export const takesPlural = (edition: Edition, { senses }: DictionaryEntry): Asked<boolean> => {
  const asked = senses.map(({ category }) => ask(edition, taking.category, category));
  const taken = asked.find((one) => says(one, 'plural'));
  if (taken) return { value: true, because: taken.because };
  const because = clausesOf(asked);
  return asked.some(isSilent) || asked.length === 0
    ? { silent: true, because }
    : { value: false, because };
};
