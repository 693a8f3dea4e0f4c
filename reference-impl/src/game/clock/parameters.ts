// Whose time runs, and for how long.
import { TIMINGS } from '../../../../protocol/generated/vocabulary.ts';
import { count, countOrNone, flag, oneOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const clock = group('clock', {
  onChallenge: oneOf('stops', 'author-may-stop', 'runs'),
  rulingStops: flag(),
  afterValid: oneOf('author', 'stopped'),
  rivalRestarts: flag(),
  /** While points are counted, by how the game is timed. */
  whileCounting: table(TIMINGS, oneOf('stopped', 'running')),
  verificationPauseMs: count(),
  minutesEach: count(),
  overtimeMinutes: countOrNone(),
  overtimeDeduction: count(),
  roundMinutes: countOrNone(),
});
