// Counting the points of a play: whether it has begun, and whether time runs meanwhile (in some editions it stops, in
// others only when the game is so timed).
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import { clock } from '../clock/parameters.ts';
import { groundClock, stopClock } from '../clock/stops.ts';
import type { Play, State } from '../state.ts';

export const countingStops = (edition: Edition, { timing }: State): boolean =>
  says(ask(edition, clock.whileCounting, timing), 'stopped');

/** A play has been laid: the clock stops or goes on, by the rule on counting. */
export const stopForCounting = (edition: Edition, state: State): State => {
  const ground = ask(edition, clock.whileCounting, state.timing);
  return countingStops(edition, state)
    ? stopClock(state, 'counting', ground)
    : groundClock(state, ground);
};

/** Its author counts the points or has counted them: whoever has noted them has done so. */
export const isCounted = ({ by, counting, announced, noted }: Play): boolean =>
  counting || announced || noted[by];
