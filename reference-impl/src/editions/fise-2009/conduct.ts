// What FISE 2009 says on conduct and sanctions.
import { conduct } from '../../game/conduct/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const conductRules = [
  say(conduct, {
    incident: {
      'exchange-tiles-on-board': rule('breach', '25.s3#on-the-table'),
      'exchange-tiles-face-up': rule('breach', '25.s3#face-down'),
      'exchange-unannounced': rule('breach', '25.s2#say-exchange'),
      'blank-not-noted': rule('warning', '10.4.s5', '10.4#letter-noted'),
      'bag-not-raised': rule('breach', '7#bag-held-away'),
      'bag-against-face': rule('breach', '7#bag-held-away'),
      'looked-into-bag': rule('breach', '7'),
      'bag-not-beside-board': rule('breach', '7.s2#bag-down-then-rack'),
      'bag-mouth-open': rule('breach', '7.s2#mouth-shows-nothing'),
      'board-uncovered': rule('breach', '42.5#board-covered'),
      'rack-uncovered': rule('breach', '42.5#tiles-face-down'),
    },
  }),
];
