// What the summary of 2018 says on words: its list decides.
import { rule, say } from '../../kernel/edition.ts';
import { authority } from '../../lexicon/authority.ts';
import { derivatives } from '../../lexicon/derivatives.ts';

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
];
