// The clock in a turn: handing over, pausing.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import { ruling } from '../challenge/parameters.ts';
import { drawing } from '../drawing/parameters.ts';
import { withoutDraw } from '../drawing/refill.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { type Play, runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { endTurn, handOver } from '../turn/turn-order.ts';
import { clock } from './parameters.ts';
import { stopClock } from './stops.ts';

export const pressClock = (
  edition: Edition,
  state: State,
  { by }: EventOf<'press-clock'>,
): Step => {
  const { play } = state;
  const course = ask(edition, turn.course);
  if (play && play.ruling !== 'none' && isHeld(state, play) && by === other(play.by)) {
    const restarts = ask(edition, clock.rivalRestarts, play.ruling);
    return holds(restarts)
      ? done(runClock(state, play.by, restarts), null, restarts)
      : refused(state, 'out-of-turn', restarts, course);
  }
  if (by !== state.toMove) return refused(state, 'out-of-turn', course);
  if (state.remedy) return refused(state, 'out-of-order', course);
  if (!play) return silentPress(edition, state);
  if (play.ruling === 'invalid') {
    const restarts = ask(edition, clock.rivalRestarts, 'invalid');
    if (holds(restarts) && isHeld(state, play)) return refused(state, 'out-of-order', restarts);
    const endsOn = ask(edition, ruling.invalidTurnEndsOn);
    const costs = ask(edition, ruling.invalidCostsTurn);
    return done(endTurn(edition, state, 'invalid'), null, endsOn, costs);
  }
  if (!play.accepted) return refused(state, 'out-of-order', course);
  return done(
    handOver(edition, play.drawn ? state : withoutDraw(edition, state, play)),
    null,
    course,
    ask(edition, drawing.refill),
  );
};

/** After the ruling the clock stands still until the challenger sets it going. */
const isHeld = ({ timed }: State, { accepted, ruling: ruled }: Play): boolean =>
  timed.running === null && (accepted || ruled === 'invalid');

/** Nothing was laid and nothing was said. */
const silentPress = (edition: Edition, state: State): Step => {
  const silent = ask(edition, clock.silentPress);
  return says(silent, 'pass') && !state.laying && state.announcedExchange === null
    ? done(endTurn(edition, state, 'pass'), null, silent)
    : refused(state, 'out-of-order', silent, ask(edition, turn.course));
};

/** Stopping the clock on a challenge, or while a score takes long to verify. */
export const pauseClock = (
  edition: Edition,
  state: State,
  { by }: EventOf<'pause-clock'>,
): Step => {
  const { play } = state;
  if (play?.challenge) return pauseOnChallenge(edition, state, by === play.by);
  const limit = ask(edition, clock.verificationPauseMs);
  if (isSilent(limit)) return unregulated(state, limit);
  if (!play?.announced || play.accepted || state.timed.running === null)
    return refused(state, 'not-applicable', limit);
  const who = ask(edition, clock.verificationPauseBy);
  const isAuthor = by === play.by;
  if (!says(who, 'either') && says(who, 'author') !== isAuthor)
    return refused(state, 'not-entitled', who);
  return play.verifiedMs > limit.value
    ? done(stopClock(state, 'check', limit), null, limit)
    : refused(state, 'too-early', limit);
};

const pauseOnChallenge = (edition: Edition, state: State, isAuthor: boolean): Step => {
  const how = ask(edition, clock.onChallenge, state.timing);
  if (isSilent(how)) return unregulated(state, how);
  if (how.value === 'stops') return refused(state, 'not-applicable', how); // it stands still already
  return how.value === 'author-may-stop' && isAuthor
    ? done(stopClock(state, 'ruling', how), null, how)
    : refused(state, 'not-entitled', how);
};
