// Whose time runs, and for how long.
import { TIMINGS } from '../../../../protocol/generated/vocabulary.ts';
import { count, countOrNone, flag, oneOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

const VERDICTS = ['valid', 'invalid'] as const;

export const clock = group('clock', {
  onChallenge: table(TIMINGS, oneOf('stops', 'author-may-stop', 'runs')),
  rulingStops: flag(),
  afterValid: oneOf('author', 'stopped'),
  /** Whoever has challenged sets the stopped clock going for the author, by what was ruled. */
  rivalRestarts: table(VERDICTS, flag()),
  /** While points are counted, by how the game is timed. */
  whileCounting: table(TIMINGS, oneOf('stopped', 'running')),
  verificationPauseMs: count(),
  verificationPauseBy: oneOf('either', 'author', 'rival'),
  /** Pressing the clock without a play and without a word. */
  silentPress: oneOf('nothing', 'pass'),
  arbiterStops: flag(),
  minutesEach: count(),
  /** Points for each minute, whole or begun, beyond one's time; and from when a part of a minute counts. */
  overtimePoints: count(),
  overtimeUnit: oneOf('instant', 'second-shown'),
  /** Whether minutes too many are still taken off when the total time has ended the game. */
  overtimeAfterTime: flag(),
  overtimeMinutes: countOrNone(),
  /** Whether the extra minutes are used up when the clock reaches them, or at the second shown after. */
  overtimeLossAt: oneOf('reached', 'next-second'),
  overtimeDeduction: count(),
  /** What becomes of the points for minutes in a game lost on time: the loser's and the winner's. */
  overtimeLoserMinutes: oneOf('replaced', 'added'),
  overtimeWinnerMinutes: oneOf('deducted', 'waived'),
  roundMinutes: countOrNone(),
});
