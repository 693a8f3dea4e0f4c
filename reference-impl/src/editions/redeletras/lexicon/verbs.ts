// What ReDeLetras says on the conjugation of verbs.
import { rule, say } from '../../../kernel/edition.ts';
import { conjugating } from '../../../lexicon/verbs/conjugating.ts';
import { defective } from '../../../lexicon/verbs/defective.ts';
import { impersonal } from '../../../lexicon/verbs/impersonal.ts';
import { voseo } from '../../../lexicon/verbs/voseo.ts';

const OLD = {
  shown: rule('conjugated', 'XII.17.6.p1', 'XII.17.6.p3'),
  missing: rule('infinitive', 'XII.17.6.p2'),
} as const;

/** As the dictionary conjugates it. */
const PERSONS = {
  personal: rule('every', 'XII.17.8.p2', 'XII.17.8.p3'),
  impersonal: rule('third', 'XII.17.8.p1', 'XII.17.8.p3'),
} as const;

export const verbRules = [
  say(conjugating, {
    verb: {
      current: {
        shown: rule('conjugated', 'XII.17.2.p1'),
        missing: rule('infinitive', 'XII.17.2.p2', 'XII.17.11'),
      },
      'p-us': {
        shown: rule('conjugated', 'XII.17.9'),
        missing: rule('infinitive', 'XII.17.9'),
      },
      ant: OLD,
      desus: OLD,
      germ: OLD,
    },
    regular: rule(true, 'XII.17.2.p3', 'XII.17.2.p4'),
  }),
  say(defective, {
    rest: {
      only: rule('barred', 'XII.17.7.p1', 'XII.17.7.p2', 'XII.17.7.p3'),
      generally: rule('admitted', 'XII.17.7.p3'),
      'not-shown': rule('barred', 'XII.17.2.p1'),
    },
  }),
  say(impersonal, {
    core: rule(true, 'XII.17.8.p1'),
    persons: { exclusive: PERSONS, mixed: PERSONS },
  }),
  say(voseo, {
    forms: { shown: rule('valid', 'XII.17.3'), 'left-out': rule('invalid', 'XII.17.3') },
  }),
];
