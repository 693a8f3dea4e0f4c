// Stopping the clock for a reason of the list: a challenge, a long check, a difference about points; and for no other.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, says } from '../../kernel/ruled.ts';
import { type Actor, isPlayer, type Player, set } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { clock } from './parameters.ts';
import { stopClock } from './stops.ts';

export const pauseClock = (
  edition: Edition,
  state: State,
  { by }: EventOf<'pause-clock'>,
): Step => {
  const { play, dispute } = state;
  if (play?.challenge) return pauseOnChallenge(edition, state, by === play.by);
  if (play && dispute?.what === 'points') return pauseOnDispute(edition, state, by === play.by);
  const limit = ask(edition, clock.verificationPauseMs);
  const checking = play?.announced && !play.accepted && state.timed.running !== null;
  if (isSilent(limit) || !checking) return pauseForElse(edition, state, by, limit);
  const who = ask(edition, clock.verificationPauseBy);
  const role = by === play.by ? 'author' : isPlayer(by) ? 'rival' : 'other';
  if (role === 'other' || (!says(who, 'either') && !says(who, role)))
    return refused(state, 'not-entitled', who);
  if (play.verifiedMs <= limit.value) return refused(state, 'too-early', limit);
  const back = ask(edition, clock.verificationGivenBack);
  const given = holds(back) ? withTimeBack(state, play.by, play.verifiedMs) : state;
  return done(stopClock(given, 'check', limit), null, limit, back);
};

const withTimeBack = (state: State, player: Player, ms: number): State => ({
  ...state,
  clocks: set(state.clocks, player, Math.max(0, state.clocks[player] - ms)),
});

const pauseOnChallenge = (edition: Edition, state: State, isAuthor: boolean): Step => {
  const how = ask(edition, clock.onChallenge, state.timing);
  if (isSilent(how)) return unregulated(state, how);
  if (how.value === 'stops') return refused(state, 'not-applicable', how); // it stands still already
  return how.value === 'author-may-stop' && isAuthor
    ? done(stopClock(state, 'ruling', how), null, how)
    : refused(state, 'not-entitled', how);
};

const pauseOnDispute = (edition: Edition, state: State, isAuthor: boolean): Step => {
  const how = ask(edition, clock.onDispute, 'points');
  if (state.timed.running === null || !says(how, 'author-stops'))
    return refused(state, 'not-applicable', how);
  return isAuthor
    ? done(stopClock(state, 'dispute', how), null, how)
    : refused(state, 'not-entitled', how);
};

/** What stops the clock is a list, and where it is closed nobody adds to it. */
const pauseForElse = (edition: Edition, state: State, by: Actor, near: Ground): Step => {
  const others = ask(edition, clock.otherStops);
  if (isSilent(others)) return unregulated(state, near, others);
  const may = others.value === 'arbiter' && by === 'arbiter' && state.timed.running !== null;
  return may
    ? done({ ...stopClock(state, 'arbiter', others), arbiterCalled: true }, null, others)
    : refused(state, 'not-applicable', near, others);
};
