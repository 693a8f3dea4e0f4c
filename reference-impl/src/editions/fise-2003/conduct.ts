// What FISE 2003 says on conduct and sanctions.

import { manner, waiting } from '../../game/conduct/manner-parameters.ts';
import { ladder, offence } from '../../game/conduct/offence.ts';
import { conduct, validity } from '../../game/conduct/parameters.ts';
import { penalty } from '../../game/conduct/penalty.ts';
import { things } from '../../game/conduct/things-parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';

export const conductRules = [
  say(manner, {
    mouthShut: silence('7.p1'),
    promptly: silence('7.p1'),
    blankNoted: silence('10.1'),
    otherHand: rule('required', '7.p1#bag-held-away'),
    bagHeights: rule(['eyes', 'below-eyes'], '7.p1#bag-held-away'),
    bagAway: rule('required', '7.p1#bag-held-away'),
    besideBoard: rule('required', '7.p1#bag-down-then-rack'),
    exchangeAnnounced: rule('required', '24#say-how-many'),
    exchangeFaceDown: rule('required', '24#face-down'),
    exchangeOnTable: rule('required', '24#on-the-table'),
    exchangeDrawsFirst: rule('required', '24#return-after-drawing'),
  }),
  say(waiting, {
    boardCovered: rule('required', '35.5#board-covered'),
    tiles: {
      'face-down': rule('allowed', '35.5#tiles-face-down'),
      'in-sight': rule('breach', '35.5#tiles-face-down'),
    },
  }),
  say(conduct, {
    talkToRival: {
      sums: rule('allowed', '41.1'),
      counting: rule('allowed', '41.4'),
      rules: rule('allowed', '41.4'),
      strategy: rule('breach', '41.1'),
      other: rule('breach', '41.1'),
    },
    askOfficial: {
      counting: rule('allowed', '41.4'),
      rules: rule('allowed', '41.4'),
      word: rule('breach', '41.4'),
    },
    talkElsewhere: rule('breach', '41.1'),
  }),
  say(things, {
    notes: {
      brought: rule('breach', '5.2#no-notes-or-books'),
      'on-blank': rule('allowed', '5.2#notes-may-be-taken'),
      'on-print': rule('breach', '5.2#no-notes-or-books'),
    },
    banned: {
      book: rule('breach', '5.2#no-notes-or-books'),
      headphones: rule('breach', '5.2#no-devices'),
      computer: rule('breach', '5.2#no-devices'),
      organiser: rule('breach', '5.2#no-devices'),
      device: rule('breach', '5.2#no-devices'),
    },
    phone: rule('breach', '5.2#no-devices'),
    during: rule('game', '5.2'),
  }),
  say(offence, { needs: { 'surplus-on-purpose': silence('7.p2') } }),
  say(validity, {
    asking: rule('breach', '41.2#no-asking', '36#no-asking'),
    lookingUp: rule('breach', '36#no-dictionary'),
    bars: { asked: rule(true, '41.2#answered-is-barred'), 'looked-up': rule(false, '36') },
    barLasts: rule('game', '41.2#answered-is-barred'),
    repeatNeeds: rule('question', '41.3#again-is-out'),
    answering: rule('breach', '41.3#answerer-likewise'),
  }),
  say(ladder, {
    must: {
      'ask-validity': {
        first: rule([], '41.3#again-is-out'),
        again: rule(['tournament'], '41.3#again-is-out'),
      },
      'answer-query': {
        first: rule([], '41.3#answerer-likewise'),
        again: rule(['tournament'], '41.3#answerer-likewise'),
      },
    },
    span: {
      'ask-validity': rule('event', '41.3#again-is-out'),
      'answer-query': rule('event', '41.3#answerer-likewise'),
    },
  }),
  say(penalty, {
    by: rule('head', '41.5#chief-arbiter'),
    needsProof: rule(true, '41.5#clearly-proved'),
    measures: rule(['points'], '41.5#thirty-points'),
    points: rule(30, '41.5#thirty-points'),
    pointsAre: rule('exact', '41.5#thirty-points'),
    per: rule('breach', '41.5'),
    until: rule('any-time', '41.5'),
    floor: rule('none', '41.5'),
  }),
];
