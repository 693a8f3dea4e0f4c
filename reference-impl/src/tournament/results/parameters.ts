// What a result is worth: played out, lost on time, given up, left, not played at all.
import { GAME_ENDS, RESIGNING_REASONS } from '../../../../protocol/generated/vocabulary.ts';
import { count, flag, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const unplayed = group('unplayed', {
  noShow: oneOf('rival-wins', 'nobody-wins'),
  noShowScore: oneOf('as-absence', 'none'),
  bothAbsent: oneOf('no-points', 'half-each'),
  absenceScore: count(),
  absenceStands: count(),
  /** Whose lead lets a score stand. */
  standsFor: oneOf('winner', 'either'),
  /** Nobody came on one side, and the time was let run out. */
  neverCame: oneOf('no-show', 'absence'),
  timeLoss: oneOf('rival-wins', 'by-score'),
});

export const resignation = group('resignation', {
  reasons: setOf(RESIGNING_REASONS),
  answer: oneOf('rival-decides', 'no-leave-needed'),
  score: oneOf('as-it-stands', 'as-absence'),
  onlyToCount: oneOf('fault', 'no-fault'),
});

/** How a game that was not played out counts towards qualification. */
const UNPLAYED = ['resigned', 'absence', 'no-show'] as const;

export const elo = group('elo', {
  ratedEvents: setOf(['official', 'unofficial']),
  ratedResults: setOf(['win', 'draw', 'loss']),
  ratedEnds: table(GAME_ENDS, flag()),
  formula: orSilence(oneOf('published')),
});

export const selection = group('selection', {
  winner: table(UNPLAYED, flag()),
  loser: table(UNPLAYED, flag()),
  onlyToCount: flag(),
});
