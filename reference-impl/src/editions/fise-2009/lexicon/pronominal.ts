// What FISE 2009 says on enclitic pronouns and pronominal verbs.
import { rule, say } from '../../../kernel/edition.ts';
import { enclitics } from '../../../lexicon/verbs/enclitics.ts';
import { pronominal } from '../../../lexicon/verbs/pronominal-parameters.ts';
import { PRONOUNS } from '../../../lexicon/verbs/pronouns.ts';

const NOT_SO_LISTED = rule('bare', 'XII.17.5.p5', 'XII.17.10.p4');

export const pronominalRules = [
  say(enclitics, {
    pronouns: rule(PRONOUNS, 'XII.17.5.p1', 'XII.17.5.p2', 'XII.17.5.p3'),
    subjunctive: rule('ending', 'XII.17.5.p6'),
    homograph: rule('valid', 'XII.17.5.p2'),
  }),
  say(pronominal, {
    exclusive: rule('headword', 'XII.17.5.p5', 'XII.17.10.p1', 'XII.17.10.p8#no-se-added'),
    datedSense: rule('does-not', 'XII.17.10.p8#dated-senses-pass'),
    paradigm: rule('by-use', 'XII.17.10.p9#used-transitively'),
    forms: {
      exclusive: {
        infinitive: rule('either', 'XII.17.5.p4', {
          bare: 'XII.17.10.p3#infinitive-with-se',
          'with-pronoun': 'XII.17.10.p3#infinitive-without-se',
          none: 'XII.17.10.p3#infinitive-without-se',
        }),
        finite: rule('bare', 'XII.17.10.p2'),
        gerund: rule('bare', 'XII.17.10.p5'),
        imperative: rule('none', 'XII.17.10.p7'),
      },
      'all-senses': {
        infinitive: rule('bare', 'XII.17.5.p5', 'XII.17.10.p8#no-se-added'),
        finite: rule('bare', 'XII.17.10.p8#bare-forms'),
        imperative: rule('none', 'XII.17.10.p7', 'XII.17.10.p8'),
      },
      'with-intransitive': {
        infinitive: NOT_SO_LISTED,
        imperative: rule('bare', 'XII.17.10.p9#used-intransitively'),
      },
      'with-transitive': {
        infinitive: NOT_SO_LISTED,
        imperative: rule('bare', 'XII.17.10.p9#used-transitively'),
      },
    },
    oldInfinitive: rule('either', {
      bare: 'XII.17.6.p2#infinitive-with-se',
      'with-pronoun': 'XII.17.6.p2#infinitive-without-se',
      none: 'XII.17.6.p2#infinitive-without-se',
    }),
    addedSe: rule('barred', 'XII.17.5.p2', 'XII.17.5.p5'),
  }),
];
