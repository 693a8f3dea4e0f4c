// What FISE 2009 says on who takes a plural.
import { rule, say } from '../../../kernel/edition.ts';
import { taking } from '../../../lexicon/plurals/taking.ts';

export const pluralTakers = [
  say(taking, {
    category: {
      noun: rule('plural', 'XII.18.1.p1'),
      adjective: rule('plural', 'XII.18.1.p1'),
      pronoun: rule('plural', 'XII.18.1.p1'),
      article: rule('plural', 'XII.18.1.p1'),
    },
  }),
];
