// Nouns of which more is said than that they are nouns: those of one gender in the article of an adjective, and the names of
// peoples.
import { oneOf } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group } from '../../kernel/parameters.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { SenseRule } from './sense-rule.ts';

export const nouns = group('nouns', {
  /** Of an article with two endings, a noun of one gender: BURLADERO, RA, adjective and masculine noun. */
  inOneGender: oneOf('that-form', 'both-forms'),
  people: oneOf('plural', 'none'),
});

/** A masculine noun has nothing to say of the feminine beside it. */
export const byGender: SenseRule = (edition, { category, gender }, { headword }, { steps }) => {
  const form = steps.length > 1 ? 'f' : 'm';
  const isOther = (gender === 'm' || gender === 'f') && gender !== form;
  if (category !== 'noun' || !isOther || !headword.includes(', ')) return undefined;
  const rule = ask(edition, nouns.inOneGender);
  return says(rule, 'both-forms') ? undefined : { value: 'none', because: rule.because };
};

export const byPeople: SenseRule = (edition, { category }, { labels = [] }) => {
  const rule = ask(edition, nouns.people);
  const isPeople = labels.includes('people') && (category === 'noun' || category === 'adjective');
  return !isPeople || isSilent(rule) ? undefined : rule;
};
