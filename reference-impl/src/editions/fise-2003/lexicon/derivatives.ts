// What FISE 2003 says on words that anybody can derive.
import { rule, say } from '../../../kernel/edition.ts';
import { derivatives } from '../../../lexicon/derivatives.ts';

export const derivativeRules = [
  say(derivatives, {
    kind: {
      diminutive: rule('if-listed', 'XII.1', '39.4'),
      augmentative: rule('if-listed', 'XII.1', '39.4'),
      superlative: rule('if-listed', 'XII.1'),
      pejorative: rule('if-listed', 'XII.1'),
      'trade-feminine': rule('if-listed', 'XII.11'),
      adverb: rule('if-listed', 'XII.12'),
      'passive-adjective': rule('if-listed', 'XII.17.7'),
      'active-adjective': rule('if-listed', 'XII.17.8'),
      'active-participle': rule('if-listed', 'XII.17.9'),
    },
  }),
];
