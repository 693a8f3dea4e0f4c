// Events about the clock and the time.
import type { Handlers } from '../events.ts';
import { callArbiter, pauseClock, pressClock, wait } from './clock.ts';
import { closeRound, declareBlocked, readClock, timeUp } from './time.ts';

export const clocks: Handlers<
  | 'press-clock'
  | 'wait'
  | 'pause-clock'
  | 'call-arbiter'
  | 'time-up'
  | 'close-round'
  | 'read-clock'
  | 'declare-blocked'
> = {
  'press-clock': pressClock,
  wait,
  'pause-clock': pauseClock,
  'call-arbiter': callArbiter,
  'time-up': timeUp,
  'close-round': closeRound,
  'read-clock': readClock,
  'declare-blocked': declareBlocked,
};
