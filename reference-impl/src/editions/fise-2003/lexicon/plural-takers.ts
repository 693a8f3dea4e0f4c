// What FISE 2003 says on who takes a plural.
import { rule, say, silence } from '../../../kernel/edition.ts';
import { taking } from '../../../lexicon/plurals/categories.ts';
import { company } from '../../../lexicon/plurals/company.ts';
import { italics } from '../../../lexicon/plurals/italics.ts';
import { labelled } from '../../../lexicon/plurals/labelled.ts';
import { phrases } from '../../../lexicon/plurals/phrases.ts';
import { references } from '../../../lexicon/plurals/references.ts';

export const pluralTakers = [
  say(taking, {
    category: {
      noun: rule('plural', 'XII.18.1.p1#nouns'),
      adjective: rule('plural', 'XII.18.1.p1#adjectives'),
      pronoun: rule('plural', 'XII.18.1.p1#pronouns'),
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
  say(references, {
    plural: {
      adjective: rule('plural', 'XII.18.1.8'),
      noun: rule('plural', 'XII.18.1.8'),
      'after-particle': silence('XII.18.p4'),
      adverb: rule('none', 'XII.18.4.4'),
    },
    ofDated: rule('none', 'XII.15.p2'),
  }),
  say(labelled, {
    plural: {
      apocope: rule('as-others', 'XII.18.5.mono.p1'),
      title: rule('as-others', 'XII.18.1.7#titles'),
    },
  }),
  say(italics, {
    plural: rule('none', 'XII.18.3#plural'),
    named: rule('plural', 'XII.18.3#plural'),
    verb: rule('infinitive', 'XII.18.3#as-printed'),
  }),
];
