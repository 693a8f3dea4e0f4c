// What ReDeLetras says on who takes a plural.
import { rule, say } from '../../../kernel/edition.ts';
import { taking } from '../../../lexicon/plurals/categories.ts';
import { company } from '../../../lexicon/plurals/company.ts';
import { nouns } from '../../../lexicon/plurals/nouns.ts';
import { phrases } from '../../../lexicon/plurals/phrases.ts';

export const pluralTakers = [
  say(taking, {
    category: {
      noun: rule('plural', 'XII.18.1.p1', 'XII.18.1.5'),
      adjective: rule('plural', 'XII.18.1.p1'),
      pronoun: rule('plural', 'XII.18.1.p1'),
      adverb: rule('none', 'XII.18.2.1'),
      interjection: rule('none', 'XII.18.2.3'),
      onomatopoeia: rule('none', 'XII.18.2.7'),
    },
  }),
  say(company, {
    plural: {
      adverb: rule('any-sense', 'XII.18.2.1'),
      interjection: rule('any-sense', 'XII.18.2.3'),
      onomatopoeia: rule('any-sense', 'XII.18.2.7'),
      locution: rule('any-sense', 'XII.18.2.4', 'XII.18.2.5', 'XII.18.2.6'),
      phrase: rule('any-sense', 'XII.18.2.8'),
    },
  }),
  say(phrases, {
    plural: {
      'loc-adj': rule('none', 'XII.18.2.4'),
      'loc-adv': rule('none', 'XII.18.2.5'),
      'loc-noun': rule('none', 'XII.18.2.6'),
      'set-phrase': rule('none', 'XII.18.2.8'),
    },
    adjective: rule('any', 'XII.18.2.4'),
  }),
  say(nouns, { people: rule('plural', 'XII.18.1.7.p1') }),
];
