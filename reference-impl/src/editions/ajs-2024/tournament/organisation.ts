// Official tournaments before they begin: conditions, dates, the national championship, technical notes.

import { rule, say } from '../../../kernel/edition.ts';
import { calendar } from '../../../tournament/approval/calendar.ts';
import { approval, national } from '../../../tournament/approval/parameters.ts';
import { layers, notes } from '../../../tournament/layers/parameters.ts';

export const organisation = [
  say(approval, {
    tournaments: rule(true, '4.1'),
    missing: rule('not-official', '4.1'),
    formats: {
      swiss: rule('open', '4.1.1.p1.s1#swiss'),
      league: rule('if-it-fits', '4.1.1.p1.s1#league-if-it-fits'),
      other: rule('with-permission', '4.1.1.p1.s2'),
    },
    playersAtTable: rule(2, '4.1.1.p1.s3'),
    fewestRounds: rule(6, '4.1.1.p2#six-rounds'),
    fewestPlayers: rule(10, '4.1.1.p2#ten-players'),
    playersCounted: rule('present', '4.1.1.p2'),
    fewestSeats: rule(10, '4.1.1.p3'),
    swissProgram: rule('swiss-perfect', '4.1.3.p5.s1'),
    accelerationWhen: rule(['far-above-optimum', 'half-beginners'], {
      'far-above-optimum': '3.1.1.1.s1#far-above-optimum',
      'half-beginners': '3.1.1.1.s1#half-beginners',
    }),
    beginnersOneIn: rule(2, '3.1.1.1.s1#half-beginners'),
    accelerationBy: rule('commission', '3.1.1.1.s2'),
    timetableShown: rule(true, '4.1.12.1.p1.s1'),
  }),
  say(national, {
    fewestRounds: rule(15, '4.2.1.s1'),
    formats: rule(['swiss'], '4.2.1.s1'),
    hosts: rule(['club', 'playing-group'], '4.2.2.p1.s2'),
    bidShowsConditions: rule(true, '4.2.2.p1.s2'),
  }),
  say(calendar, {
    announceAhead: rule('calendar-month', '4.1.2.p1.s1#a-month-ahead'),
    announced: rule(['date', 'rounds', 'duplicate-games'], {
      date: '4.1.2.p1.s1#the-date',
      rounds: '4.1.2.p1.s1#the-rounds',
      'duplicate-games': '4.1.2.p1.s1#the-duplicates',
    }),
    callAfterApproval: rule(true, '4.1.2.p2.s1#after-approval'),
    callMedia: rule(['web', 'mail'], '4.1.2.p2.s1#web-or-mail'),
    callNamesOpening: rule(true, '4.1.2.p2.s1#opening-day'),
    entriesAfterCall: rule(7, '4.1.2.p2.s2#week-after-call'),
    entriesBeforeStart: rule(7, '4.1.2.p2.s2#week-before-start'),
    newAfterNational: rule('announced-before', '4.1.2.p3'),
    resultsWithin: rule(2, '4.1.2.p4'),
  }),
  say(layers, {
    conflict: rule('criteria', '2.p1.s2'),
    uncovered: rule('beneath', '2.p1.s1'),
    laterChange: rule('not-applied', '2.p2'),
    adopted: rule('applied', '2.p2'),
  }),
  say(notes, {
    for: rule('uncovered', '6.p1'),
    states: rule(['scope', 'validity'], {
      scope: '6.p2.s1#scope',
      validity: '6.p2.s1#validity',
    }),
    discriminating: rule('barred', '6.p2.s2#no-discrimination'),
    lasting: rule(true, '6.p3'),
  }),
];
