// What ReDeLetras says on who takes a plural.
import { rule, say, silence } from '../../../kernel/edition.ts';
import { taking } from '../../../lexicon/plurals/categories.ts';
import { company } from '../../../lexicon/plurals/company.ts';
import { italics } from '../../../lexicon/plurals/italics.ts';
import { labelled } from '../../../lexicon/plurals/labelled.ts';
import { nouns } from '../../../lexicon/plurals/nouns.ts';
import { phrases } from '../../../lexicon/plurals/phrases.ts';
import { references } from '../../../lexicon/plurals/references.ts';

/** Of phrases for which it has no words of their own: a part of what several words make up is valid as it stands. */
const AS_SHOWN = rule('none', 'XII.8.p2');

export const pluralTakers = [
  say(taking, {
    category: {
      noun: rule('plural', 'XII.18.1.p1#nouns', 'XII.18.1.5'),
      adjective: rule('plural', 'XII.18.1.p1#adjectives'),
      pronoun: rule('plural', 'XII.18.1.p1#pronouns'),
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
      'loc-adv': rule('none', 'XII.18.2.5', 'XII.8.p2'),
      'loc-noun': rule('none', 'XII.18.2.6'),
      'set-phrase': rule('none', 'XII.18.2.8'),
      'loc-prep': AS_SHOWN,
      'loc-conj': AS_SHOWN,
      'loc-interj': AS_SHOWN,
      'loc-verb': AS_SHOWN,
      expression: AS_SHOWN,
    },
    adjective: rule('any', 'XII.18.2.4'),
  }),
  say(nouns, { people: rule('plural', 'XII.18.1.7.p1') }),
  say(references, {
    plural: {
      adjective: rule('plural', 'XII.18.1.2'),
      noun: rule('plural', 'XII.18.1.5'),
      'after-particle': silence('XII.18.p3'),
      adverb: rule('none', 'XII.18.2.1'),
    },
    ofDated: rule('none', 'XII.12.p5'),
  }),
  say(labelled, {
    plural: {
      apocope: rule('none', 'XII.18.2.2'),
      clipping: rule('as-others', 'XII.18.1.1#regular'),
      title: rule('as-others', 'XII.18.2.10'),
    },
    apocopeNoun: rule('as-others', 'XII.18.2.2'),
  }),
  say(italics, {
    plural: rule('none', 'XII.18.3#plural', 'XII.6'),
    named: rule('plural', 'XII.18.3#plural'),
    verb: rule('infinitive', 'XII.18.3#verbs', 'XII.6'),
  }),
];
