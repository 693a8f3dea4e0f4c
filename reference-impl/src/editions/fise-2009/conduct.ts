// What FISE 2009 says on conduct and sanctions.
import { conduct } from '../../game/conduct/parameters.ts';
import { penalty } from '../../game/conduct/penalty.ts';
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
    talkToRival: {
      sums: rule('allowed', '46.1'),
      counting: rule('allowed', '46.2.s4'),
      rules: rule('allowed', '46.2.s4'),
      strategy: rule('breach', '46.1.s2'),
      other: rule('breach', '46.1'),
    },
    askOfficial: rule('allowed', '46.2.s4'),
    talkElsewhere: rule('breach', '46.1'),
    manner: rule('breach', '46.3'),
  }),
  say(penalty, {
    by: rule('head', '49.p2'),
    needsProof: rule(true, '49.p2'),
    measures: rule(['points', 'game', 'tournament'], '49.p2'),
    points: rule(25, '49.p2'),
    pointsAre: rule('least', '49.p2'),
    beyondPoints: rule('grave-only', '49.p2'),
    per: rule('breach', '49.p2'),
    until: rule('any-time', '49.p2'),
    floor: rule('none', '49.p2'),
  }),
];
