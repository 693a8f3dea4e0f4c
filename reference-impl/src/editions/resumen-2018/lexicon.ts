// What the summary of 2018 says on words: its list decides.
import { rule, say } from '../../kernel/edition.ts';
import { authority } from '../../lexicon/authority.ts';
import { derivatives } from '../../lexicon/derivatives.ts';
import { conjugating } from '../../lexicon/verbs/conjugating.ts';

/** Whatever its age, a verb has the forms that its paradigm shows. */
const VERB = {
  shown: rule('conjugated', '2.p2.s2'),
  missing: rule('infinitive', '2.p2.s2'),
} as const;

export const lexicon = [
  say(authority, {
    listed: rule(true, '2.p1.s1'),
    unlisted: rule('invalid', '2.p1.s1'),
    book: { 'lexicon-2017': rule('admits', '2.p1.s1') },
  }),
  say(derivatives, {
    kind: {
      diminutive: rule('if-listed', '2.p2.s1'),
      augmentative: rule('if-listed', '2.p2.s1'),
      superlative: rule('if-listed', '2.p2.s1'),
      pejorative: rule('if-listed', '2.p2.s1'),
    },
  }),
  say(conjugating, {
    verb: { current: VERB, 'p-us': VERB, ant: VERB, desus: VERB, germ: VERB },
  }),
];
