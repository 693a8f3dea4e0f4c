// What ReDeLetras says on the books that count, and on what they do not decide.
import { rule, say } from '../../../kernel/edition.ts';
import { authority } from '../../../lexicon/authority.ts';

export const authorityRules = [
  say(authority, {
    listed: rule(true, 'XI.p5'),
    unlisted: rule('invalid', 'XI.p5'),
    book: {
      'drae22-web': rule('admits', 'XI.p5'),
      'drae22-cd': rule('does-not', 'XI.p5'),
      'drae22-print': rule('does-not', 'XI.p1'),
      'web-amendment-23': rule('does-not', 'XI.p6'),
      'marked-for-deletion': rule('admits', 'XI.p7'),
      'dpd-2005': rule('does-not', 'XI.p3'),
      seco: rule('does-not', 'XI.p2'),
      bello: rule('does-not', 'XI.p2'),
      dle23: rule('does-not', 'XII.17.p1'),
    },
    unforeseen: rule('arbiters', 'XII.p3', 'XII.18.p3'),
    overDpd: rule('regulation', 'XI.p4'),
  }),
];
