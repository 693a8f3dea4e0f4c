// What ReDeLetras says on words that anybody can derive.
import { rule, say } from '../../../kernel/edition.ts';
import { derivatives } from '../../../lexicon/derivatives.ts';

export const derivativeRules = [
  say(derivatives, {
    kind: {
      diminutive: rule('if-listed', 'XII.5'),
      augmentative: rule('if-listed', 'XII.5'),
      superlative: rule('if-listed', 'XII.5'),
      pejorative: rule('if-listed', 'XII.5'),
      'trade-feminine': rule('if-listed', 'XII.7'),
      adverb: rule('if-listed', 'XII.2'),
      'passive-adjective': rule('if-listed', 'XII.17.1.p2'),
      'active-adjective': rule('if-listed', 'XII.17.1.p2'),
      'active-participle': rule('if-listed', 'XII.17.1.p2'),
    },
  }),
];
