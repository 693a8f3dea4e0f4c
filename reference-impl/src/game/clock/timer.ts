// The two-minute timer: what may still be done after its last signal, and the turn that runs out with it.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import { type Bar, bar } from '../outcome.ts';
import type { State } from '../state.ts';
import { endTurn, passTurn } from '../turn/turn-order.ts';
import type { Coming } from './instant.ts';
import { type AfterSignal, clock, timer } from './parameters.ts';
import { stopClock } from './stops.ts';

interface Limit extends Ground {
  /** Until when a play may be begun in a turn; null where nothing limits a single turn. */
  readonly ms: number | null;
}

/** Of the devices, some give each turn a time of its own; the others leave its division to the player. */
const limitOf = (edition: Edition, { time }: State): Limit => {
  const devices = ask(edition, timer.devices);
  const most = ask(edition, timer.limitMs);
  const ends = ask(edition, timer.endsAt);
  const limited = time.device !== null && lists(devices, time.device);
  const ms = limited && !isSilent(most) && says(ends, 'limit') ? most.value : null;
  const started = ask(edition, timer.startedByPress);
  return { ms, ...(limited ? jointly(devices, most, started) : jointly(devices)) };
};

/** Why this comes too late in the turn of the player, if it does. */
export const signalBar = (
  edition: Edition,
  state: State,
  by: Player,
  act: AfterSignal,
): Bar | undefined => {
  const { timed, pressDue, time } = state;
  const { ms, because } = limitOf(edition, state);
  const still = ask(edition, timer.afterLastSignal);
  const runOut = timed.stop?.for === 'expired' && pressDue === by;
  const over = ms !== null && timed.running === by && time.turnMs > ms;
  return runOut || (over && !lists(still, act))
    ? bar('time-gone', jointly({ because }, still))
    : undefined;
};

/** How the time of the next turn is started, where each turn has its own. */
export const startGrounds = (edition: Edition, state: State): readonly Ground[] =>
  limitOf(edition, state).ms === null ? [] : [ask(edition, timer.startedByPress)];

/** How long a turn may last, and what may be done after that, where each turn has a time of its own. */
export const limitGrounds = (edition: Edition, state: State): readonly Ground[] => {
  const limit = limitOf(edition, state);
  return limit.ms === null
    ? []
    : [limit, ask(edition, timer.afterLastSignal), ask(edition, timer.duringStops)];
};

/** The time of a turn goes by: it runs, or nothing holds up what each turn has of its own. */
export const isTurnTimed = (edition: Edition, state: State): boolean =>
  state.timed.running !== null ||
  (limitOf(edition, state).ms !== null && says(ask(edition, timer.duringStops), 'runs'));

/** What lets a turn last as long as it does. */
export const turnGrounds = (edition: Edition, state: State): readonly Ground[] =>
  state.time.device === null
    ? []
    : [limitOf(edition, state), ...limitGrounds(edition, state), ask(edition, clock.minutesEach)];

/** Nothing is laid when the last signal has ended: the turn is over, and the rival's time is still to be started. */
const runningOut: Coming = (edition, state) => {
  const { toMove, play, laying, timed, time } = state;
  const { ms, because } = limitOf(edition, state);
  const still = ask(edition, timer.afterLastSignal);
  const goesOn =
    isSilent(still) || still.value.includes('begin') || still.value.includes('exchange');
  if (ms === null || goesOn || play || laying || timed.running !== toMove) return undefined;
  const as = ask(edition, timer.expiredTurn);
  const ground = jointly({ because }, still, as);
  return {
    inMs: Math.max(0, ms + 1 - time.turnMs),
    ...ground,
    brings: (late) => {
      const stopped = stopClock(late, 'expired', ground);
      return endTurn(edition, stopped, says(as, 'pass') ? 'pass' : 'forfeit', passTurn);
    },
  };
};

export const timerInstants: readonly Coming[] = [runningOut];
