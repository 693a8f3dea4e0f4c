// What ReDeLetras says on conduct and sanctions.
import { conduct } from '../../game/conduct/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const conductRules = [
  say(conduct, {
    incident: {
      'exchange-tiles-on-board': rule('breach', '24#on-the-table'),
      'exchange-tiles-face-up': rule('breach', '24#face-down'),
      'exchange-unannounced': rule('breach', '24#say-exchange'),
      'bag-not-raised': rule('breach', '7.p1#bag-held-away'),
      'bag-against-face': rule('breach', '7.p1#bag-held-away'),
      'looked-into-bag': rule('breach', '7.p1'),
      'bag-not-beside-board': rule('breach', '7.p1#bag-down-then-rack'),
      'board-uncovered': rule('breach', '35.5#board-covered'),
      'rack-uncovered': rule('breach', '35.5#tiles-face-down'),
    },
  }),
];
