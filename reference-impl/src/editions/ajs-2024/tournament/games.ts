// What becomes of a game: who wins, with which score, and for whom it counts.
import { rule, say, silence } from '../../../kernel/edition.ts';
import { elo, resignation, selection, unplayed } from '../../../tournament/results/parameters.ts';

export const games = [
  say(unplayed, {
    noShow: rule('rival-wins', '4.1.11.1.p1'),
    noShowScore: rule('as-absence', '4.1.11.1.p1'),
    bothAbsent: rule('no-points', '4.1.11.1.p2'),
    absenceScore: rule(300, '4.1.11.1.p4.s1#three-hundred-to-nil'),
    absenceStands: rule(300, '4.1.11.1.p4.s2'),
    standsFor: rule('winner', '4.1.11.1.p4.s2'),
    neverCame: rule('no-show', '4.1.11.3.p1.s2'),
    timeLoss: rule('rival-wins', '3.1.3.1.p4.s1'),
  }),
  say(resignation, {
    reasons: rule(['lost', 'unfit', 'other'], '4.1.11.1.p3.s1'),
    answer: rule('rival-decides', '4.1.11.1.p3.s2'),
    score: rule('as-it-stands', '4.1.11.1.p3.s2'),
    onlyToCount: rule('fault', '4.1.11.3.p2.s3#only-to-add-is-a-fault'),
  }),
  say(elo, {
    ratedEvents: rule(['official'], '4.1.4'),
    ratedResults: rule(['win', 'draw', 'loss'], '5.1.p2'),
    ratedEnds: {
      played: rule(true, '5.1.p2'),
      time: rule(true, '5.1.p2'),
      resigned: rule(true, '4.1.11.3.p1.s1'),
      absence: rule(true, '4.1.11.3.p1.s1'),
      'no-show': rule(false, '4.1.11.3.p1.s2'),
      'both-absent': rule(false, '4.1.11.3.p1.s1'),
    },
    formula: silence('5.1.p2'),
  }),
  say(selection, {
    winner: rule(true, '4.1.11.3.p2.s1'),
    loser: {
      resigned: rule(true, '4.1.11.3.p2.s3#abandoned-counts'),
      absence: rule(false, '4.1.11.3.p2.s2'),
      'no-show': rule(false, '4.1.11.3.p2.s2'),
    },
    onlyToCount: rule(false, '4.1.11.3.p2.s3'),
  }),
];
