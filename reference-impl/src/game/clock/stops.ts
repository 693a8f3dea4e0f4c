// The clock stands on account of something and, once that is over, goes on as it went before. Stops may come one upon
// the other: each ends for itself.
import type { ClockStop } from '../../../../protocol/generated/types.ts';
import { clausesOf, type Ground } from '../../kernel/ruled.ts';
import type { State, Timed } from '../state.ts';

export const stopClock = (state: State, cause: ClockStop, ...grounds: readonly Ground[]): State => {
  const { timed } = state;
  const stop = timed.stop?.for === cause ? timed.stop : { for: cause, before: timed };
  return { ...state, timed: { running: null, because: clausesOf(grounds), stop } };
};

/** That is over, for these reasons; where the clock stands for something else too, it stands on. */
export const endStop = (state: State, cause: ClockStop, ...grounds: readonly Ground[]): State => {
  const timed = without(state.timed, cause);
  if (timed === state.timed) return state;
  return { ...state, timed: { ...timed, because: clausesOf([timed, ...grounds]) } };
};

const without = (timed: Timed, cause: ClockStop): Timed => {
  const { stop } = timed;
  if (!stop) return timed;
  const before = without(stop.before, cause);
  if (stop.for === cause) return before;
  return before === stop.before ? timed : { ...timed, stop: { ...stop, before } };
};

/** The clock goes on as it goes, or stands as it stands, for these reasons. */
export const groundClock = (state: State, ...grounds: readonly Ground[]): State => ({
  ...state,
  timed: { ...state.timed, because: clausesOf(grounds) },
});
