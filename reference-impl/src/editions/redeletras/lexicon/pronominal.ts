// What ReDeLetras says on enclitic pronouns and pronominal verbs.
import { rule, say } from '../../../kernel/edition.ts';
import { enclitics } from '../../../lexicon/verbs/enclitics.ts';
import { pronominal } from '../../../lexicon/verbs/pronominal-parameters.ts';
import { PRONOUNS } from '../../../lexicon/verbs/pronouns.ts';

const CONJUGATED = {
  finite: rule('bare', 'XII.17.10.p2'),
  gerund: rule('bare', 'XII.17.10.p5'),
  imperative: rule('none', 'XII.17.10.p8'),
} as const;

const WITH_SE_OR_WITHOUT = {
  bare: 'XII.17.10.p3#infinitive-with-se',
  'with-pronoun': 'XII.17.10.p3#infinitive-without-se',
  none: 'XII.17.10.p3#infinitive-without-se',
} as const;

const WITH_OTHER_SENSES = {
  infinitive: rule('bare', 'XII.17.5.p4', 'XII.17.10.p4'),
  imperative: rule('bare', 'XII.17.10.p9'),
} as const;

export const pronominalRules = [
  say(enclitics, {
    pronouns: rule(PRONOUNS, 'XII.17.5.p1', 'XII.17.5.p2'),
    subjunctive: rule('ending', 'XII.17.5.p5'),
    homograph: rule('valid', 'XII.17.5.p2'),
  }),
  say(pronominal, {
    exclusive: rule('headword', 'XII.17.5.p3', 'XII.17.5.p4', 'XII.17.10.p1'),
    forms: {
      exclusive: { infinitive: rule('either', 'XII.17.5.p3', WITH_SE_OR_WITHOUT), ...CONJUGATED },
      'all-senses': { infinitive: rule('bare', 'XII.17.5.p4'), ...CONJUGATED },
      'with-intransitive': WITH_OTHER_SENSES,
      'with-transitive': WITH_OTHER_SENSES,
    },
    oldInfinitive: rule('either', WITH_SE_OR_WITHOUT),
    addedSe: rule('barred', 'XII.17.5.p2', 'XII.17.5.p4'),
  }),
];
