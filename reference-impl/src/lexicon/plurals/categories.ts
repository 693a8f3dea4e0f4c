// Who takes a plural by what kind of word it is, and the words of a kind that has none of which the dictionary prints one.
import { WORD_CATEGORIES } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { isSilent } from '../../kernel/ruled.ts';
import type { SenseRule } from './sense-rule.ts';

export const taking = group('taking', {
  category: table(WORD_CATEGORIES, oneOf('plural', 'none')),
  /** An interjection whose article prints a plural. */
  shownInterjection: oneOf('plural', 'none'),
});

export const byCategory: SenseRule = (edition, { category }) =>
  ask(edition, taking.category, category);

export const byShown: SenseRule = (edition, { category }, { plurals }) => {
  const rule = ask(edition, taking.shownInterjection);
  const isShown = category === 'interjection' && plurals?.dictionary !== undefined;
  return !isShown || isSilent(rule) ? undefined : rule;
};
