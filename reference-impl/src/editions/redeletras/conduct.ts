// What ReDeLetras says on conduct and sanctions.
import { conduct } from '../../game/conduct/parameters.ts';
import { penalty } from '../../game/conduct/penalty.ts';
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
    talkToRival: {
      sums: rule('allowed', '38.p1'),
      counting: rule('allowed', '38.p4'),
      rules: rule('allowed', '38.p4'),
      strategy: rule('breach', '38.p1'),
      other: rule('breach', '38.p1'),
    },
    askOfficial: rule('allowed', '38.p4'),
    talkElsewhere: rule('breach', '38.p1'),
  }),
  say(penalty, {
    by: rule('head', '38.p5'),
    needsProof: rule(true, '38.p5'),
    measures: rule(['points'], '38.p5'),
    points: rule(30, '38.p5'),
    pointsAre: rule('exact', '38.p5'),
    per: rule('breach', '38.p5'),
    until: rule('any-time', '38.p5'),
    floor: rule('none', '38.p5'),
  }),
];
