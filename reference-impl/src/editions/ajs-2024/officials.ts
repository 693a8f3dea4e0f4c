// What AJS 2024-25 says on officials and bodies.
import { TOURNAMENT_CLASSES } from '../../../../protocol/generated/vocabulary.ts';
import {
  bodies,
  committee,
  gaps,
  incidentReport,
  judges,
  sanctionAppeal,
} from '../../game/officials/parameters.ts';
import { rule, say, unsaid } from '../../kernel/edition.ts';

export const officialRules = [
  say(bodies, {
    requiredIn: {
      tribunal: unsaid,
      committee: rule(TOURNAMENT_CLASSES, '4.1.3.p2#in-every-tournament'),
    },
    seats: {
      tribunal: unsaid,
      committee: {
        organiser: rule(true, '4.1.3.p3#of-the-organisers'),
        commission: rule(true, '4.1.3.p3#of-the-commission'),
        board: rule(true, '4.1.3.p3#of-the-board'),
      },
    },
    federationOf: unsaid,
    substitutes: unsaid,
    playersElected: unsaid,
    playersFromElsewhere: unsaid,
    differsFrom: unsaid,
    differsBy: unsaid,
    standIns: rule(['commission', 'board'], {
      commission: '4.1.3.p4#commission-replaced',
      board: '4.1.3.p4#board-replaced',
    }),
    standInsOnlyFor: rule('unavailable', '4.1.3.p4'),
    standInClubs: rule('each-other', '4.1.3.p4#different-clubs'),
  }),
  say(judges, { mayPlay: rule(false, '4.1.3.p1#judge-does-not-play') }),
  say(gaps, {
    decidedBy: rule(['arbiter', 'judge'], '4.1.3.p1#last-word'),
    interpretedBy: rule(['arbiter', 'judge'], '4.1.3.p1#last-word'),
  }),
  say(committee, {
    askedBy: rule(['arbiter', 'judge'], '4.1.3.p1#may-consult'),
    askedOn: rule(['doubt', 'abstention'], {
      doubt: '4.1.3.p2#on-doubt',
      abstention: '4.1.3.p2#on-abstention',
    }),
    decidesOn: rule(['abstention'], {
      doubt: '4.1.3.p1#last-word',
      abstention: '4.1.3.p2#on-abstention',
    }),
  }),
  say(incidentReport, {
    by: rule(['arbiter', 'judge'], '4.1.2.p5#by-the-judge'),
    sentTo: rule(['commission'], '4.1.2.p5#to-the-commission'),
    from: rule('end-of-tournament', '4.1.2.p5#at-the-end'),
    tells: rule('every-incident', '4.1.2.p5#of-the-incidents'),
  }),
  say(sanctionAppeal, {
    heardBy: rule('nobody', '4.1.3.p1#last-word'),
    by: unsaid,
    withoutTribunal: unsaid,
    meanwhile: unsaid,
    final: unsaid,
  }),
];
