// What AJS 2024-25 says on conduct and sanctions.

import { manner, waiting } from '../../game/conduct/manner-parameters.ts';
import { ladder, offence } from '../../game/conduct/offence.ts';
import { things } from '../../game/conduct/things-parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const conductRules = [
  say(manner, {
    otherHand: rule('required', '3.1.2.s1#by-article-7'),
    bagHeights: rule(['eyes', 'below-eyes'], '3.1.2.s1#by-article-7'),
    bagAway: rule('required', '3.1.2.s1#by-article-7'),
    promptly: rule('required', '3.1.2.s1#without-delay'),
    openingFaceDown: {
      starter: rule('required', '3.1.3.2.b#face-down-before-rack'),
      other: rule('required', '3.1.3.2.c#face-down-before-rack'),
    },
    foreignBag: rule('play-on', '4.1.12.5.p4'),
    exchangeOnTable: rule('free', '2.art25'),
    freshSlips: rule('required', '4.1.12.5.p1'),
    noHints: rule('required', '4.1.7.p5.s3#no-hints'),
  }),
  say(waiting, {
    boardCovered: rule(
      'required',
      '4.1.7.1.c#board-covered',
      '4.1.7.1.d',
      '4.1.12.5.p2#covered-or-face-down',
    ),
    tiles: {
      'face-down': rule('allowed', '4.1.12.5.p2#covered-or-face-down'),
      turned: rule('allowed', '4.1.7.1.c#racks-covered'),
      covered: rule('allowed', '4.1.7.1.c#racks-covered', '4.1.12.5.p2#covered-or-face-down'),
      'in-sight': rule('breach', '4.1.7.1.c#racks-covered', '4.1.12.5.p2#covered-or-face-down'),
    },
    idle: rule('required', '4.1.12.5.p2#nothing-meanwhile'),
  }),
  say(things, {
    phone: {
      clock: rule('in-aeroplane-mode', '3.1.3.p2.s1'),
      challenge: rule('if-self-handled', '4.1.7.p7.s1#judge-may-allow'),
    },
  }),
  say(offence, {
    needs: {
      'slow-refill': rule(['unjustified'], '3.1.2.s2'),
      'play-to-count': rule(['only-to-count'], '4.1.11.3.p2.s3#only-to-add-is-a-fault'),
      'dishonest-handling': rule(['dishonest'], '4.1.7.p8'),
      'surplus-on-purpose': rule(['on-purpose'], '3.1.2.1.p2.s2'),
    },
    countsAs: {
      'slow-refill': rule('ethics', '3.1.2.s2'),
      'play-to-count': rule('ethics', '4.1.11.3.p2.s3#only-to-add-is-a-fault'),
      'dishonest-handling': rule('itself', '4.1.7.p8'),
      'surplus-on-purpose': rule('itself', '3.1.2.1.p2.s2'),
    },
  }),
  say(ladder, {
    must: {
      'surplus-on-purpose': {
        first: rule([], '3.1.2.1.p2.s2'),
        again: rule(['tournament'], '3.1.2.1.p2.s2'),
      },
    },
    counts: {
      'surplus-on-purpose': {
        game: rule(3, '3.1.2.1.p2.s2#thrice-in-a-game'),
        tournament: rule(4, '3.1.2.1.p2.s2#four-in-the-tournament'),
      },
    },
    may: { 'dishonest-handling': rule(['tournament'], '4.1.7.p8') },
  }),
];
