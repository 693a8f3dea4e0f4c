// Events about the clock and the time.
import type { Handlers } from '../events.ts';
import { arbiterLeaves, callArbiter } from './arbiter.ts';
import { pauseClock, pressClock, wait } from './clock.ts';
import { closeRound, declareBlocked, readClock, timeUp } from './time.ts';

export const clocks: Handlers<
  | 'press-clock'
  | 'wait'
  | 'pause-clock'
  | 'call-arbiter'
  | 'arbiter-leaves'
  | 'time-up'
  | 'close-round'
  | 'read-clock'
  | 'declare-blocked'
> = {
  'press-clock': pressClock,
  wait,
  'pause-clock': pauseClock,
  'call-arbiter': callArbiter,
  'arbiter-leaves': arbiterLeaves,
  'time-up': timeUp,
  'close-round': closeRound,
  'read-clock': readClock,
  'declare-blocked': declareBlocked,
};
