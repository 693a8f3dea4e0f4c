// What AJS 2024-25 says on conduct and sanctions.
import { ladder, offence } from '../../game/conduct/offence.ts';
import { conduct } from '../../game/conduct/parameters.ts';
import { things } from '../../game/conduct/things-parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const conductRules = [
  say(conduct, {
    exchangeOnBoard: { announced: rule('allowed', '2.art25') },
    incident: {
      'bag-raised-and-away': rule('allowed', '3.1.2.s1#by-article-7'),
      'bag-in-drawing-hand': rule('breach', '3.1.2.s1#by-article-7'),
      'bag-not-raised': rule('breach', '3.1.2.s1#by-article-7'),
      'bag-against-face': rule('breach', '3.1.2.s1#by-article-7'),
      'board-uncovered': rule(
        'breach',
        '4.1.7.1.c#board-covered',
        '4.1.7.1.d',
        '4.1.12.5.p2#covered-or-face-down',
      ),
      'rack-uncovered': rule(
        'breach',
        '4.1.7.1.c#racks-covered',
        '4.1.7.1.d',
        '4.1.12.5.p2#covered-or-face-down',
      ),
      'opening-tiles-face-up': rule(
        'breach',
        '3.1.3.2.b#face-down-before-rack',
        '3.1.3.2.c#face-down-before-rack',
      ),
      'opening-tiles-face-down': rule(
        'allowed',
        '3.1.3.2.b#face-down-before-rack',
        '3.1.3.2.c#face-down-before-rack',
      ),
      'slow-draw': rule('breach', '3.1.2.s1#without-delay'),
      'tiles-from-another-bag': rule('play-on', '4.1.12.5.p4'),
      'tiles-turned-on-rack': rule('allowed', '4.1.7.1.c'),
      'activity-during-ruling': rule('breach', '4.1.12.5.p2#nothing-meanwhile'),
      'reading-suggested': rule('breach', '4.1.7.p5.s3#no-hints'),
      'clearing-up-asked': rule('allowed', '4.1.7.p5.s3'),
      'slip-reused': rule('breach', '4.1.12.5.p1'),
      'slip-fresh': rule('allowed', '4.1.12.5.p1'),
    },
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
    },
    countsAs: {
      'slow-refill': rule('ethics', '3.1.2.s2'),
      'play-to-count': rule('ethics', '4.1.11.3.p2.s3#only-to-add-is-a-fault'),
      'dishonest-handling': rule('itself', '4.1.7.p8'),
    },
  }),
  say(ladder, {
    may: { 'dishonest-handling': rule(['tournament'], '4.1.7.p8') },
  }),
];
