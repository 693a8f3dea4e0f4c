// What the 2018 summary says on conduct and sanctions.
import { manner } from '../../game/conduct/manner-parameters.ts';
import { offence } from '../../game/conduct/offence.ts';
import { conduct, validity } from '../../game/conduct/parameters.ts';
import { things } from '../../game/conduct/things-parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';

export const conductRules = [
  say(manner, {
    otherHand: silence('5.s2'),
    bagAway: silence('5.s2'),
    besideBoard: silence('5.s2'),
    blankNoted: silence('8.s2'),
    bagHeights: rule(['eyes'], '5.s2'),
    exchangeAnnounced: rule('required', '19.s2#say-exchange'),
    exchangeFaceDown: rule('required', '19.s2#face-down'),
    exchangeDrawsFirst: rule('required', '19.s2#return-after-drawing'),
  }),
  say(conduct, {
    talkToRival: {
      sums: rule('allowed', '26.p1.s1'),
      rules: rule('breach', '26.p1.s1'),
      strategy: rule('breach', '26.p1.s2'),
      other: rule('breach', '26.p1.s1'),
    },
    talkElsewhere: { neighbour: rule('breach', '26.p1.s1'), spectator: silence('26.p1.s1') },
  }),
  say(things, {
    notes: {
      brought: rule('breach', '3'),
      'on-blank': rule('allowed', '3'),
      'on-print': rule('breach', '3'),
    },
    during: rule('game', '3'),
  }),
  say(offence, { needs: { 'surplus-on-purpose': silence('5.s1') } }),
  say(validity, {
    asking: rule('breach', '26.p2', '24.s1#no-asking'),
    lookingUp: rule('breach', '24.s1#no-dictionary'),
  }),
];
