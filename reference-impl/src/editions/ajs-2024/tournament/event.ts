// A tournament under way: the list of players, byes, king of the hill, rounds, leaving and coming back.
import { rule, say, silence } from '../../../kernel/edition.ts';
import { penaltyBye, withdrawal } from '../../../tournament/life/parameters.ts';
import { bye, lateEntry, program, seeding } from '../../../tournament/order/parameters.ts';
import { gibson, koth, pairing, rounds } from '../../../tournament/pairing/parameters.ts';

export const event = [
  say(seeding, {
    by: rule('elo-descending', '4.1.5.p1.s1'),
    equalElo: rule('as-lists', '4.1.5.p1.s1'),
    debutantIs: rule('without-a-game', '4.1.5.p1.s2'),
    debutantElo: { first: rule(0, '4.1.5.p1.s2'), later: rule(1800, '4.1.5.p1.s3') },
    randomFrom: rule(9, '4.1.5.p2.s1'),
    debutantsDrawn: rule('as-the-rest', '4.1.5.p2.s2'),
    afterRandom: rule('kept', '4.1.5.p2.s2'),
    noticeFrom: rule(9, '4.1.5.p3'),
    master: rule('master-ranking', '4.3.1.p5'),
  }),
  say(lateEntry, {
    formats: rule(['swiss'], '4.1.9.p1'),
    halfPoints: rule(0, '4.1.9.p1'),
    until: rule('its-pairing', '4.1.9.p1'),
  }),
  say(program, {
    boxes: {
      bonus: rule(0, '4.1.9.p2'),
      'bonus-at-end': rule('none', '4.1.9.p3'),
      'bye-round': rule(1, '4.1.6.s2'),
      'elo-first-round': rule(0, '4.1.5.p1.s2'),
      'elo-later': rule(1800, '4.1.5.p1.s3'),
    },
  }),
  say(bye, {
    firstRound: rule('lowest', '4.1.6.s1#nearest-the-end'),
    debutants: rule('exempt', '4.1.6.s1#no-debutant'),
    againInSeason: rule('exempt', '4.1.6.s1#not-twice-a-season'),
    nobodyLeft: rule('lowest-not-debutant', '4.1.6.s1'),
    later: rule('program', '4.1.6.s3'),
  }),
  say(pairing, {
    rematch: {
      swiss: silence('4.1.3.p5.s1'),
      league: silence('4.1.1.p1.s1'),
      'master-league': rule('barred', '4.3.1.p7'),
      other: silence('4.1.1.p1.s2'),
    },
  }),
  say(koth, {
    lastRounds: {
      six: rule(1, '4.1.1.p5#six-rounds-last-one'),
      more: rule(2, '4.1.1.p5#more-rounds-last-two'),
    },
    span: rule('to-the-end', '4.1.1.p4.s1'),
    pairs: rule('neighbours', '4.1.1.p4.s1'),
    byes: rule(1, '4.1.1.p4.s2'),
    penaltyByes: rule('apart', '4.1.1.p4.s2'),
    byeFalls: rule('lowest', '4.1.1.p4.s2'),
  }),
  say(gibson, {
    applied: rule('if-chosen', '4.1.1.p4.s3'),
    rival: rule('best-out-of-prizes', '4.1.1.p4.s3'),
    secured: rule('by-points', '4.1.1.p4.s3'),
    outOfReach: rule('below', '4.1.1.p4.s3'),
    nobodyOut: rule('as-usual', '4.1.1.p4.s3'),
    several: rule('first-only', '4.1.1.p4.s3'),
  }),
  say(rounds, {
    signs: rule(['notice', 'calling'], {
      notice: '4.1.12.2.p1.s1#notice',
      calling: '4.1.12.2.p1.s1#calling',
      screen: '4.1.12.2.p1.s1#screen-not-needed',
    }),
    late: rule('allowed', '4.1.12.1.p2.s1'),
    earlyNeeds: rule(['all-told', 'none-objects'], {
      'all-told': '4.1.12.1.p2.s2#all-told',
      'none-objects': '4.1.12.1.p2.s2#none-objects',
    }),
    published: rule(['results', 'standings'], {
      results: '4.1.14.p1.s1#results',
      standings: '4.1.14.p1.s1#standings',
    }),
  }),
  say(withdrawal, {
    until: rule('pairing', '4.1.10.p1.s1'),
    late: rule('no-show', '4.1.10.p1.s2'),
    lateEffects: rule('all', '4.1.10.p1.s2'),
    temporary: rule('if-justified', '4.1.10.p2.s1'),
    rejoinNeeds: rule(['arrived', 'asked'], '4.1.10.p2.s2'),
    rejoinFrom: rule('next-pairing', '4.1.10.p2.s2'),
  }),
  say(penaltyBye, {
    cause: rule('unjustified', '4.1.11.4.p2.s1'),
    worth: rule('defeat', '4.1.11.4.p2.s1'),
    readmission: rule('on-request', '4.1.11.4.p2.s1'),
    unasked: rule('out', '4.1.11.4.p2.s2'),
    afterLastRound: rule('lapses', '4.1.11.4.p2.s1'),
  }),
];
