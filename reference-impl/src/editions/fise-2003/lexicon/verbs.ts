// What FISE 2003 says on the conjugation of verbs.
import { rule, say } from '../../../kernel/edition.ts';
import { conjugating } from '../../../lexicon/verbs/conjugating.ts';
import { defective } from '../../../lexicon/verbs/defective.ts';
import { impersonal } from '../../../lexicon/verbs/impersonal.ts';
import { voseo } from '../../../lexicon/verbs/voseo.ts';

const OLD = {
  shown: rule('conjugated', 'XII.17.12.p1', 'XII.17.12.p4'),
  missing: rule('infinitive', 'XII.17.12.p2', 'XII.17.12.p3'),
} as const;

export const verbRules = [
  say(conjugating, {
    verb: {
      current: {
        shown: rule('conjugated', 'XII.17.1.p1'),
        missing: rule('conjugated', 'XII.17.1.p2', 'XII.17.1.p3'),
      },
      'p-us': {
        shown: rule('conjugated', 'XII.17.10'),
        missing: rule('infinitive', 'XII.17.10'),
      },
      ant: OLD,
      desus: OLD,
      germ: OLD,
    },
    regular: rule(true, 'XII.17.1.p2', 'XII.17.1.p3'),
  }),
  say(defective, {
    rest: {
      only: rule('barred', 'XII.17.4.p1', 'XII.17.4.p2'),
      generally: rule('admitted', 'XII.17.4.p2'),
      'not-shown': rule('barred', 'XII.17.1.p1'),
    },
  }),
  say(impersonal, {
    core: rule(true, 'XII.17.5.p1'),
    persons: {
      exclusive: rule('every', 'XII.17.5.p3'),
      mixed: rule('every', 'XII.17.5.p2', 'XII.17.5.p3'),
    },
    article: rule(true, 'XII.17.5.p4'),
  }),
  say(voseo, {
    forms: { shown: rule('valid', 'XII.17.6'), 'left-out': rule('invalid', 'XII.17.6') },
  }),
];
