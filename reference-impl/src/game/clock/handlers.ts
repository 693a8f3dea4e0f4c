// Events about the clock and the time.
import type { EventType, Handlers } from '../events.ts';
import { arbiterLeaves, callArbiter } from './arbiter.ts';
import { agreeScore, disputeScore } from './dispute.ts';
import { clockFails, replaceClock } from './failure.ts';
import { remindClock } from './forgotten.ts';
import { inspectTable } from './inspection.ts';
import { wait } from './passing.ts';
import { pauseClock } from './pause.ts';
import { pressClock } from './press.ts';
import { setClock } from './set-up.ts';
import { closeRound, declareBlocked, timeUp } from './time.ts';
import { waiveOvertime } from './waive.ts';

/** What may still happen once the game has ended. */
export const clockAfterEnd: readonly EventType[] = ['waive-overtime'];

export const clocks: Handlers<
  | 'set-clock'
  | 'inspect-table'
  | 'clock-fails'
  | 'replace-clock'
  | 'press-clock'
  | 'wait'
  | 'pause-clock'
  | 'remind-clock'
  | 'waive-overtime'
  | 'dispute-score'
  | 'agree-score'
  | 'call-arbiter'
  | 'arbiter-leaves'
  | 'time-up'
  | 'close-round'
  | 'declare-blocked'
> = {
  'set-clock': setClock,
  'inspect-table': inspectTable,
  'clock-fails': clockFails,
  'replace-clock': replaceClock,
  'press-clock': pressClock,
  wait,
  'pause-clock': pauseClock,
  'remind-clock': remindClock,
  'waive-overtime': waiveOvertime,
  'dispute-score': disputeScore,
  'agree-score': agreeScore,
  'call-arbiter': callArbiter,
  'arbiter-leaves': arbiterLeaves,
  'time-up': timeUp,
  'close-round': closeRound,
  'declare-blocked': declareBlocked,
};
