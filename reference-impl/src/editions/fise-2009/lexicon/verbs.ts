// What FISE 2009 says on the conjugation of verbs.
import { rule, say, silence } from '../../../kernel/edition.ts';
import { conjugating } from '../../../lexicon/verbs/conjugating.ts';

const OLD = {
  shown: rule('infinitive', 'XII.17.2.p3', 'XII.17.6.p1', 'XII.17.11.p1', 'XII.17.11.p2'),
  missing: rule('infinitive', 'XII.17.2.p2', 'XII.17.6.p1'),
} as const;

export const verbRules = [
  say(conjugating, {
    verb: {
      current: {
        shown: rule('conjugated', 'XII.17.2.p1'),
        missing: silence('XII.17.11.p1'),
      },
      'p-us': {
        shown: rule('conjugated', 'XII.17.2.p4', 'XII.17.9'),
        missing: silence('XII.17.11.p1'),
      },
      ant: OLD,
      desus: OLD,
      germ: OLD,
    },
    stillUsed: rule(true, 'XII.17.2.p1', 'XII.17.6.p3'),
  }),
];
