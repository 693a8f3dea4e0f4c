// What ReDeLetras says on the conjugation of verbs.
import { rule, say } from '../../../kernel/edition.ts';
import { conjugating } from '../../../lexicon/verbs/conjugating.ts';

const OLD = {
  shown: rule('conjugated', 'XII.17.6.p1', 'XII.17.6.p3'),
  missing: rule('infinitive', 'XII.17.6.p2'),
} as const;

export const verbRules = [
  say(conjugating, {
    verb: {
      current: {
        shown: rule('conjugated', 'XII.17.2.p1'),
        missing: rule('infinitive', 'XII.17.2.p2'),
      },
      'p-us': {
        shown: rule('conjugated', 'XII.17.9'),
        missing: rule('infinitive', 'XII.17.9'),
      },
      ant: OLD,
      desus: OLD,
      germ: OLD,
    },
  }),
];
