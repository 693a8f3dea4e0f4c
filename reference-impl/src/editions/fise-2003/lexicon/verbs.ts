// What FISE 2003 says on the conjugation of verbs.
import { rule, say } from '../../../kernel/edition.ts';
import { conjugating } from '../../../lexicon/verbs/conjugating.ts';

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
  }),
];
