// What FISE 2003 says on who takes a plural.
import { rule, say } from '../../../kernel/edition.ts';
import { taking } from '../../../lexicon/plurals/categories.ts';
import { company } from '../../../lexicon/plurals/company.ts';
import { phrases } from '../../../lexicon/plurals/phrases.ts';

export const pluralTakers = [
  say(taking, {
    category: {
      noun: rule('plural', 'XII.18.1.p1'),
      adjective: rule('plural', 'XII.18.1.p1'),
      pronoun: rule('plural', 'XII.18.1.p1'),
      adverb: rule('none', 'XII.18.4.4'),
      interjection: rule('none', 'XII.18.4.2'),
      onomatopoeia: rule('none', 'XII.18.4.6'),
    },
  }),
  say(company, {
    plural: {
      adverb: rule('any-sense', 'XII.18.4.4'),
      interjection: rule('any-sense', 'XII.18.4.2'),
      onomatopoeia: rule('any-sense', 'XII.18.4.6'),
      locution: rule('any-sense', 'XII.18.4.5'),
      phrase: rule('any-sense', 'XII.18.4.5'),
    },
  }),
  say(phrases, { plural: rule('none', 'XII.18.4.5') }),
];
