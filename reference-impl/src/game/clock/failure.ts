// A clock that stops working, and the one that takes its place.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import { type Each, each } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { allotmentOf } from './limits.ts';
import { clock } from './parameters.ts';
import { failure } from './setting.ts';
import { endStop, groundClock, stopClock } from './stops.ts';

const MINUTE = 60_000;

type Failed = Each<number | null>;

export const clockFails = (
  edition: Edition,
  state: State,
  { shown }: EventOf<'clock-fails'>,
): Step => {
  const who = ask(edition, failure.replacedBy);
  if (isSilent(who)) return unregulated(state, who);
  if (state.time.failed) return refused(state, 'not-applicable', who);
  const failed: State = { ...state, time: { ...state.time, failed: shown } };
  return done(stopClock(failed, 'failure', who), null, who);
};

export const replaceClock = (
  edition: Edition,
  state: State,
  { by }: EventOf<'replace-clock'>,
): Step => {
  const who = ask(edition, failure.replacedBy);
  if (isSilent(who)) return unregulated(state, who);
  const { failed } = state.time;
  if (!failed) return refused(state, 'not-applicable', who);
  if (says(who, 'judge') && by !== 'arbiter') return refused(state, 'not-competent', who);
  const known = ask(edition, failure.known);
  const both = failed.A !== null && failed.B !== null && says(known, 'copied');
  const clocks = both ? { A: failed.A, B: failed.B } : sharedOut(edition, state, failed);
  const grounds = both ? [known] : sharedOutGrounds(edition);
  if (!clocks) return unregulated(state, ...grounds);
  const set: State = { ...state, clocks, time: { ...state.time, failed: null } };
  const going = endStop(set, 'failure');
  return done(groundClock(going, going.timed, who), null, who, ...grounds);
};

/** Each gets half of what is left; undefined where one time is known, or less than nothing is left. */
const sharedOut = (edition: Edition, state: State, failed: Failed): Each<number> | undefined => {
  const less = ask(edition, failure.lessMinutes);
  const own = allotmentOf(edition, state);
  const total = own === null ? null : totalMs(edition, own);
  if (isSilent(less) || own === null || total === null) return undefined;
  if (failed.A !== null || failed.B !== null) return undefined;
  const remaining = total - goneBy(edition, state);
  const off = less.value * MINUTE;
  const after = says(ask(edition, failure.lessTaken), 'after-halving');
  const left = after ? remaining / 2 - off : (remaining - off) / 2;
  return left < 0 ? undefined : each(() => Math.max(0, Math.ceil(own - left)));
};

const totalMs = (edition: Edition, own: number): number | null => {
  if (says(ask(edition, failure.total), 'both-players')) return 2 * own;
  const round = ask(edition, clock.roundMinutes);
  return isSilent(round) || round.value === 'none' ? null : round.value * MINUTE;
};

/** Since the official start of the round, where the position speaks of one. */
const goneBy = (edition: Edition, { round, time }: State): number =>
  says(ask(edition, failure.countedFrom), 'round-start') && round?.phase === 'started'
    ? round.sinceMs
    : time.elapsedMs;

const sharedOutGrounds = (edition: Edition) => [
  ask(edition, failure.total),
  ask(edition, clock.roundMinutes),
  ask(edition, failure.lessMinutes),
  ask(edition, failure.lessTaken),
  ask(edition, failure.countedFrom),
];
