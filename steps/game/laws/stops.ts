// The law of what the clock stands for: something that has happened, and nothing while it runs or once the game is over.
import type { ClockStop, GameEvent } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law, law } from './law.ts';

/** The acts, one of which has stopped the clock. */
const BY: Readonly<Record<ClockStop, readonly GameEvent['type'][]>> = {
  counting: ['place', 'lay'],
  check: ['pause-clock'],
  dispute: ['dispute-score', 'pause-clock'],
  ruling: ['challenge', 'hand-in-slip', 'rule'],
  appeal: ['appeal'],
  arbiter: ['call-arbiter', 'pause-clock'],
  return: ['come-back', 'pause-clock'],
  surplus: ['report-surplus'],
  shortage: ['report-shortage'],
  expired: ['wait'],
  failure: ['clock-fails'],
};

export const standsForCause: Law = (params, result) => {
  const { clock, running, ended } = result.state;
  if (!clock || running === undefined) return;
  const { stoppedFor } = clock;
  if (running !== null || ended)
    expectEqual(law('what a clock that runs stands for'), stoppedFor, null);
  // Before a round begins, and where the clock stood from the first, nothing has stopped it.
  const { clock: set, round } = params.position;
  if (running === null && !ended && !round && set?.running !== null)
    expectEqual(law('a clock that stands says for what'), stoppedFor === null, false);
  if (stoppedFor === null) return;
  const stopped = doneOf(params, result, ...BY[stoppedFor]).length > 0;
  const timed = stoppedFor !== 'expired' || params.position.clock?.device === 'timer';
  expectEqual(law(`the clock stands for ${stoppedFor}`), stopped && timed, true);
};
