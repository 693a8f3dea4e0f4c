// What FISE 2003 says on enclitic pronouns and pronominal verbs.
import { rule, say } from '../../../kernel/edition.ts';
import { enclitics } from '../../../lexicon/verbs/enclitics.ts';
import { pronominal } from '../../../lexicon/verbs/pronominal-parameters.ts';
import { PRONOUNS } from '../../../lexicon/verbs/pronouns.ts';

const CONJUGATED = {
  finite: rule('bare', 'XII.17.3.p2'),
  gerund: rule('bare', 'XII.17.3.p3'),
  imperative: rule('none', 'XII.17.3.p4'),
} as const;

const WITH_SE_OR_WITHOUT = {
  bare: 'XII.17.3.p1#infinitive-with-se',
  'with-pronoun': 'XII.17.3.p1#infinitive-without-se',
  none: 'XII.17.3.p1#infinitive-without-se',
} as const;

const NOT_SO_LISTED = rule('bare', 'XII.17.2.p3');

export const pronominalRules = [
  say(enclitics, {
    pronouns: rule(PRONOUNS, '39.5', 'XII.17.2.p1'),
    subjunctive: rule('ending', 'XII.17.2.p2'),
    homograph: rule('valid', 'XII.17.2.p1'),
  }),
  say(pronominal, {
    exclusive: rule('headword', 'XII.17.2.p3'),
    forms: {
      exclusive: { infinitive: rule('either', 'XII.17.2.p3', WITH_SE_OR_WITHOUT), ...CONJUGATED },
      'all-senses': { infinitive: NOT_SO_LISTED, ...CONJUGATED },
      'with-intransitive': { infinitive: NOT_SO_LISTED },
      'with-transitive': { infinitive: NOT_SO_LISTED },
    },
    oldInfinitive: rule('either', WITH_SE_OR_WITHOUT),
    addedSe: rule('barred', '39.5', 'XII.17.2.p3'),
  }),
];
