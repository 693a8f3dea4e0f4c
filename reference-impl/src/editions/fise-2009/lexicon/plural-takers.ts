// What FISE 2009 says on who takes a plural.
import { rule, say } from '../../../kernel/edition.ts';
import { taking } from '../../../lexicon/plurals/categories.ts';
import { company } from '../../../lexicon/plurals/company.ts';
import { italics } from '../../../lexicon/plurals/italics.ts';
import { labelled } from '../../../lexicon/plurals/labelled.ts';
import { nouns } from '../../../lexicon/plurals/nouns.ts';
import { phrases } from '../../../lexicon/plurals/phrases.ts';
import { references } from '../../../lexicon/plurals/references.ts';

const LOCUTION = rule('none', 'XII.18.2.p2', 'XII.18.2.8.p1', 'XII.18.2.8.p3');
const PHRASE = rule('none', 'XII.18.2.p2', 'XII.18.2.8.p2', 'XII.18.2.8.p3');

export const pluralTakers = [
  say(taking, {
    category: {
      noun: rule('plural', 'XII.18.1.p1#nouns'),
      adjective: rule('plural', 'XII.18.1.p1#adjectives'),
      pronoun: rule('plural', 'XII.18.1.p1#pronouns', 'XII.18.1.3.p2'),
      article: rule('plural', 'XII.18.1.p1#articles'),
      adverb: rule('none', 'XII.18.2.p1#adverbs', 'XII.18.2.1.p1', 'XII.18.2.1.p2'),
      interjection: rule('none', 'XII.18.2.p1#interjections', 'XII.18.2.2.p2'),
      onomatopoeia: rule('none', 'XII.18.2.p1#onomatopoeias', 'XII.18.2.3.p1', 'XII.18.2.3.p2'),
      conjunction: rule('none', 'XII.18.2.p1#conjunctions', 'XII.18.2.4.p1', 'XII.18.2.4.p2'),
      preposition: rule('none', 'XII.18.2.p1#prepositions', 'XII.18.2.5.p1', 'XII.18.2.5.p2'),
      contraction: rule('none', 'XII.18.2.p1#contractions', 'XII.18.2.6.p1', 'XII.18.2.6.p2'),
    },
    shownInterjection: rule('plural', 'XII.18.2.2.p3'),
  }),
  say(company, {
    plural: {
      adverb: rule('any-sense', 'XII.18.2.p3', 'XII.18.2.1.p2'),
      interjection: rule('any-sense', 'XII.18.2.p3', 'XII.18.2.2.p2'),
      onomatopoeia: rule('any-sense', 'XII.18.2.p3', 'XII.18.2.3.p2'),
      conjunction: rule('any-sense', 'XII.18.2.p3', 'XII.18.2.4.p2'),
      preposition: rule('any-sense', 'XII.18.2.p3', 'XII.18.2.5.p2'),
      locution: rule('any-sense', 'XII.18.2.8.p3'),
      phrase: rule('any-sense', 'XII.18.2.8.p3'),
    },
  }),
  say(phrases, {
    plural: {
      'loc-noun': LOCUTION,
      'loc-adj': LOCUTION,
      'loc-adv': rule('none', 'XII.18.2.p2', 'XII.18.2.8.p1', 'XII.18.2.8.p3', 'XII.8.p2'),
      'loc-prep': LOCUTION,
      'loc-conj': LOCUTION,
      'loc-interj': LOCUTION,
      'loc-verb': LOCUTION,
      'set-phrase': PHRASE,
      expression: PHRASE,
    },
    adjective: rule('after-bien-or-mal', 'XII.18.2.8.e1'),
  }),
  say(nouns, {
    inOneGender: rule('that-form', 'XII.18.1.2.p4'),
    people: rule('plural', 'XII.18.1.9.p1'),
  }),
  say(references, {
    plural: {
      adjective: rule('plural', 'XII.18.3.p2'),
      noun: rule('plural', 'XII.18.1.p1'),
      adverb: rule('none', 'XII.18.3.e1'),
      'after-particle': rule('none', 'XII.18.3.e2'),
    },
    ofDated: rule('as-others', 'XII.18.3.p2.s2'),
    inDated: rule('none', 'XII.18.3.e3'),
    otherEnding: rule('none', 'XII.18.3.p3'),
  }),
  say(labelled, {
    plural: {
      apocope: rule('none', 'XII.18.2.7'),
      'from-apocope': rule('as-others', 'XII.18.2.7.n1'),
      clipping: rule('as-others', 'XII.18.1.5'),
      title: rule('as-others', 'XII.18.1.10'),
      foreign: rule('as-others', 'XII.18.2.10.p2'),
    },
    apocopeNoun: rule('as-others', 'XII.18.2.7'),
  }),
  say(italics, {
    plural: {
      all: rule('none', 'XII.18.2.10.p1', 'XII.6'),
      part: rule('none', 'XII.18.2.10.p1.s2#partly'),
    },
    named: rule('plural', 'XII.18.2.10.p1'),
    verb: rule('infinitive', 'XII.6'),
  }),
];
