// What the 2018 summary says on conduct and sanctions.
import { conduct, validity } from '../../game/conduct/parameters.ts';
import { things } from '../../game/conduct/things-parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const conductRules = [
  say(conduct, {
    incident: {
      'exchange-tiles-face-up': rule('breach', '19.s2#face-down'),
      'exchange-tiles-face-down': rule('allowed', '19.s2#face-down'),
      'exchange-tiles-returned-first': rule('breach', '19.s2#return-after-drawing'),
      'exchange-unannounced': rule('breach', '19.s2#say-exchange'),
      'bag-not-raised': rule('breach', '5.s2'),
      'bag-below-eyes': rule('breach', '5.s2'),
    },
    talkToRival: {
      sums: rule('allowed', '26.p1.s1'),
      rules: rule('breach', '26.p1.s1'),
      strategy: rule('breach', '26.p1.s2'),
      other: rule('breach', '26.p1.s1'),
    },
    talkElsewhere: { neighbour: rule('breach', '26.p1.s1') },
  }),
  say(things, {
    notes: {
      brought: rule('breach', '3'),
      'on-blank': rule('allowed', '3'),
      'on-print': rule('breach', '3'),
    },
    during: rule('game', '3'),
  }),
  say(validity, {
    asking: rule('breach', '26.p2', '24.s1#no-asking'),
    lookingUp: rule('breach', '24.s1#no-dictionary'),
  }),
];
