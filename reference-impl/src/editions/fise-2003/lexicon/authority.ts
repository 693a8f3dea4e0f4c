// What FISE 2003 says on the books that count, and on what they do not decide.
import { listed, rule, say } from '../../../kernel/edition.ts';
import { authority } from '../../../lexicon/authority.ts';

export const authorityRules = [
  say(authority, {
    listed: rule(true, '38'),
    unlisted: rule('invalid', '39.2'),
    book: {
      'drae22-cd': rule('admits', '37'),
      'drae22-print': rule('does-not', '37'),
      seco: rule('does-not', '37'),
      bello: rule('does-not', '37'),
    },
    besides: listed({ 'XII.17.p1': ['refundar'] }),
    unforeseen: rule('arbiters', 'XII.p1', 'XII.18.p4'),
  }),
];
