// Words of a kind that takes no plural and of one that does: HURRA is an interjection and a noun. Whether the one sense opens
// what the other closes is for the regulation to say.
import { oneOf } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group } from '../../kernel/parameters.ts';
import { clausesOf, says } from '../../kernel/ruled.ts';
import { taking } from './categories.ts';
import type { SenseRule } from './sense-rule.ts';

/** Any other sense that takes a plural opens it, one as a noun alone, or none. */
const opening = oneOf('any-sense', 'nouns-only', 'barred');
/** Of a kind whose words are at most nouns besides. */
const openingNouns = oneOf('any-sense', 'barred');

export const company = group('company', {
  plural: {
    adverb: opening,
    interjection: opening,
    onomatopoeia: openingNouns,
    conjunction: openingNouns,
    preposition: opening,
    locution: opening,
    phrase: openingNouns,
  },
});

type Closing = keyof typeof company.plural.shape;
const CLOSING = Object.keys(company.plural.shape) as Closing[];

export const byCompany: SenseRule = (edition, sense, { senses }) => {
  if (!says(ask(edition, taking.category, sense.category), 'plural')) return undefined;
  const rules = CLOSING.filter((kind) => senses.some(({ category }) => category === kind)).map(
    (kind) => ask(edition, company.plural, kind),
  );
  const barred = rules.find(
    (rule) => says(rule, 'barred') || (says(rule, 'nouns-only') && sense.category !== 'noun'),
  );
  if (barred) return { value: 'none', because: barred.because };
  return { value: 'as-others', because: clausesOf(rules) };
};
