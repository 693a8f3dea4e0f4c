// Events about the clock and the time.
import type { Handlers } from '../events.ts';
import { arbiterLeaves, callArbiter } from './arbiter.ts';
import { pauseClock, pressClock } from './clock.ts';
import { wait } from './passing.ts';
import { closeRound, declareBlocked, timeUp } from './time.ts';

export const clocks: Handlers<
  | 'press-clock'
  | 'wait'
  | 'pause-clock'
  | 'call-arbiter'
  | 'arbiter-leaves'
  | 'time-up'
  | 'close-round'
  | 'declare-blocked'
> = {
  'press-clock': pressClock,
  wait,
  'pause-clock': pauseClock,
  'call-arbiter': callArbiter,
  'arbiter-leaves': arbiterLeaves,
  'time-up': timeUp,
  'close-round': closeRound,
  'declare-blocked': declareBlocked,
};
