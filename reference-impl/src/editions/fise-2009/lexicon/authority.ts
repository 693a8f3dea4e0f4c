// What FISE 2009 says on the books that count, and on what they do not decide.
import { rule, say } from '../../../kernel/edition.ts';
import { authority } from '../../../lexicon/authority.ts';

export const authorityRules = [
  say(authority, {
    listed: rule(true, 'XI.p1'),
    unlisted: rule('invalid', 'XI.p1'),
    book: {
      'drae22-cd': rule('admits', 'XI.p1', 'XII.17.p2', 'XII.final'),
      'drae22-print': rule('does-not', 'XI.p1', 'XII.17.p3'),
      'dpd-2005': rule('does-not', 'XI.p3'),
      seco: rule('does-not', 'XI.p2'),
      bello: rule('does-not', 'XI.p2'),
      dle23: rule('does-not', 'XII.17.p1'),
    },
    unforeseen: rule('arbiters', 'XII.p1.s2', 'XII.18.p3'),
    overDpd: rule('regulation', 'XI.p4'),
  }),
];
