// What FISE 2009 says on conduct and sanctions.

import { manner, waiting } from '../../game/conduct/manner-parameters.ts';
import { ladder, offence } from '../../game/conduct/offence.ts';
import { conduct, validity } from '../../game/conduct/parameters.ts';
import { penalty } from '../../game/conduct/penalty.ts';
import { things } from '../../game/conduct/things-parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';

export const conductRules = [
  say(manner, {
    promptly: silence('7'),
    otherHand: rule('required', '7#bag-held-away'),
    bagHeights: rule(['eyes', 'below-eyes'], '7#bag-held-away'),
    bagAway: rule('required', '7#bag-held-away'),
    besideBoard: rule('required', '7.s2#bag-down-then-rack'),
    mouthShut: rule('required', '7.s2#mouth-shows-nothing'),
    exchangeAnnounced: rule('required', '25.s2#say-exchange'),
    exchangeFaceDown: rule('required', '25.s3#face-down'),
    exchangeOnTable: rule('required', '25.s3#on-the-table'),
    exchangeDrawsFirst: rule('required', '25.s3#return-after-drawing'),
    blankNoted: rule('required', '10.4#letter-noted'),
  }),
  say(waiting, {
    boardCovered: rule('required', '42.5#board-covered'),
    tiles: {
      'face-down': rule('allowed', '42.5#tiles-face-down'),
      'in-sight': rule('breach', '42.5#tiles-face-down'),
    },
  }),
  say(conduct, {
    talkToRival: {
      sums: rule('allowed', '46.1'),
      counting: rule('allowed', '46.2.s4'),
      rules: rule('allowed', '46.2.s4'),
      strategy: rule('breach', '46.1.s2'),
      other: rule('breach', '46.1'),
    },
    askOfficial: {
      counting: rule('allowed', '46.2.s4'),
      rules: rule('allowed', '46.2.s4'),
      word: rule('breach', '46.2.s4'),
    },
    talkElsewhere: rule('breach', '46.1'),
    manner: rule('breach', '46.3'),
  }),
  say(things, {
    notes: {
      brought: rule('breach', '5.3#no-notes-or-books'),
      'on-blank': rule('allowed', '5.3#notes-may-be-taken'),
      'on-print': rule('breach', '5.3#no-notes-or-books'),
    },
    banned: {
      book: rule('breach', '5.3#no-notes-or-books'),
      headphones: rule('breach', '5.3.s2'),
      computer: rule('breach', '5.3.s2'),
      organiser: rule('breach', '5.3.s2'),
      device: rule('breach', '5.3.s2'),
      tobacco: rule('breach', '46.4#no-smoking'),
      food: rule('if-it-soils', '46.4#no-soiling-food'),
    },
    phone: {
      call: rule('breach', '5.3.s2', '46.4#no-phone-calls'),
      clock: rule('breach', '5.3.s2'),
      challenge: rule('breach', '5.3.s2'),
      other: rule('breach', '5.3.s2'),
    },
    during: rule('game', '5.3', '5.3.s2', '46.4'),
    inspection: rule('until-start', '5.3.s3'),
  }),
  say(validity, {
    asking: rule('breach', '46.2#no-asking', '43#no-asking'),
    lookingUp: rule('breach', '43#no-dictionary'),
    bars: { asked: rule(true, '46.2#answered-is-barred'), 'looked-up': rule(false, '43') },
    barLasts: rule('game', '46.2#answered-is-barred'),
    repeatNeeds: rule('question', '46.2.s2'),
    answering: rule('breach', '46.2.s3'),
  }),
  say(offence, {
    needs: {
      'needless-challenges': rule(['repeated', 'well-known'], '47.1'),
      abandonment: rule(['annoyance'], '47.2'),
      'throw-game': rule(['on-purpose'], '47.3'),
      'help-rival': rule(['openly'], '47.3'),
      overscoring: rule(['systematic', 'to-swell-score'], '47.4'),
      'neutral-clock': rule(['on-purpose'], '47.5'),
      mockery: rule([], '47.6'),
      'rule-breaking': rule(['systematic'], '47.7'),
      'surplus-on-purpose': rule(['on-purpose'], '28.p2.s3'),
    },
    purpose: { 'needless-challenges': rule(['to-distract', 'to-gain-time'], '47.1') },
    towards: rule(['rival', 'neighbour'], '47.6'),
    noticedBy: rule(['arbiter', 'runner', 'neighbour', 'rival'], '47.p1#noticed-by'),
    pressing: rule('overtime', '47.5'),
    countsAs: {
      'needless-challenges': rule('ethics', '47.1'),
      abandonment: rule('ethics', '47.2'),
      'throw-game': rule('ethics', '47.3'),
      'help-rival': rule('ethics', '47.3'),
      overscoring: rule('ethics', '47.4'),
      'neutral-clock': rule('ethics', '47.5'),
      mockery: rule('ethics', '47.6'),
      'rule-breaking': rule('ethics', '47.7'),
      'surplus-on-purpose': rule('itself', '28.p2.s3'),
    },
  }),
  say(ladder, {
    must: {
      'ask-validity': { first: rule([], '46.2.s2'), again: rule(['tournament'], '46.2.s2') },
      'answer-query': { first: rule([], '46.2.s3'), again: rule(['tournament'], '46.2.s3') },
      ethics: {
        first: rule(['warning', 'points'], '47.p1#warned-and-punished'),
        again: rule(['warning', 'points'], '47.p1#warned-and-punished'),
      },
      'surplus-on-purpose': {
        first: rule([], '28.p2.s3'),
        again: rule(['tournament'], '28.p2.s3'),
      },
    },
    may: {
      'blank-not-noted': rule(['warning'], '10.4.s5'),
      ethics: {
        again: rule(['tournament', 'future'], {
          tournament: '47.p1.s2#relapse-may-expel',
          future: '47.p1.s2#later-ban',
        }),
      },
    },
    counts: {
      'surplus-on-purpose': {
        game: rule(2, '28.p2.s3#twice-in-a-game'),
        tournament: rule(3, '28.p2.s3#thrice-in-the-tournament'),
      },
    },
    span: {
      'ask-validity': rule('event', '46.2.s2'),
      'answer-query': rule('event', '46.2.s3'),
      ethics: rule('event', '47.p1.s2#relapse-may-expel'),
    },
    relapse: rule('any-act', '47.p1.s2#relapse-may-expel'),
  }),
  say(penalty, {
    futureBy: rule('board', '47.p1.s2#later-ban'),
    futureFrom: rule(['international', 'regional', 'world'], '47.p1.s2#later-ban'),
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
