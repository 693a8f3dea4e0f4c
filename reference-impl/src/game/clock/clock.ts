// The clock: handing over, waiting, pausing; the total time, the round and a player's own time running out.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import { other, set } from '../board/players.ts';
import { withoutDraw } from '../drawing/draw.ts';
import { endGame, turnsAreEqual } from '../ending/ending.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step, unregulated } from '../outcome.ts';
import { liftPlay, type State } from '../state.ts';
import { endTurn, handOver } from '../turn/turn-order.ts';

const MINUTE = 60_000;

export const pressClock = (
  edition: Edition,
  state: State,
  { by }: EventOf<'press-clock'>,
): Step => {
  const { play } = state;
  const grounds = [edition.articles.turn];
  if (
    play &&
    by === other(play.by) &&
    play.accepted &&
    play.ruling === 'valid' &&
    state.running === null
  ) {
    return valueIn(edition, 'rivalRestartsClock')
      ? done({ ...state, running: play.by }, because(edition, 'rivalRestartsClock'))
      : refused(state, 'out-of-turn', grounds);
  }
  if (by !== state.toMove) return refused(state, 'out-of-turn', grounds);
  if (state.remedy || !play) return refused(state, 'out-of-order', grounds);
  if (play.ruling === 'invalid')
    return done(endTurn(edition, state, 'invalid'), because(edition, 'invalidTurnEndsOn'));
  return play.accepted
    ? done(handOver(edition, play.drawn ? state : withoutDraw(edition, state, play)), grounds)
    : refused(state, 'out-of-order', grounds);
};

export const wait = (_: Edition, state: State, { ms }: EventOf<'wait'>): Step => {
  const { play, running } = state;
  const verifying = play?.announced && !play.accepted && !play.challenge;
  return done(
    {
      ...state,
      clocks: running ? set(state.clocks, running, state.clocks[running] + ms) : state.clocks,
      play: play && verifying ? { ...play, verifiedMs: play.verifiedMs + ms } : play,
    },
    [],
  );
};

/** Stopping the clock on a challenge, or while a score takes long to verify. */
export const pauseClock = (
  edition: Edition,
  state: State,
  { by }: EventOf<'pause-clock'>,
): Step => {
  const { play } = state;
  if (play?.challenge) return pauseOnChallenge(edition, state, by === play.by);
  const limit = valueIn(edition, 'verificationPauseMs');
  const grounds = because(edition, 'verificationPauseMs');
  if (limit === undefined) return unregulated(state, [edition.articles.turn]);
  if (!play?.announced || play.accepted || state.running === null)
    return refused(state, 'not-applicable', grounds);
  return play.verifiedMs > limit
    ? done({ ...state, running: null }, grounds)
    : refused(state, 'too-early', grounds);
};

const pauseOnChallenge = (edition: Edition, state: State, isAuthor: boolean): Step => {
  const how = valueIn(edition, 'challengeClock');
  const grounds = because(edition, 'challengeClock');
  if (how === undefined) return unregulated(state, [edition.articles.turn]);
  if (how === 'stops') return refused(state, 'not-applicable', grounds); // it stands still already
  return how === 'author-may-stop' && isAuthor
    ? done({ ...state, running: null }, grounds)
    : refused(state, 'not-entitled', grounds);
};

export const timeUp = (edition: Edition, state: State, _: EventOf<'time-up'>): Step => {
  const grounds = because(edition, 'timeEnds', 'equalTurns');
  if (!valueIn(edition, 'timeEnds')) return unregulated(state, because(edition, 'timeEnds'));
  const late: State = { ...state, timeUp: true };
  if (valueIn(edition, 'equalTurns') === false)
    return done(endGame(edition, late, 'time'), grounds);
  const { play } = late;
  const laid = play !== null && !play.accepted;
  const progress = valueIn(edition, 'turnInProgress') ?? 'finish-if-laid';
  const finishes = progress === 'finish' ? !play?.accepted : progress === 'finish-if-laid' && laid;
  if (finishes) return done(late, grounds);
  const stopped = laid && turnsAreEqual(late) ? { ...liftPlay(late, play), play: null } : late;
  return done(turnsAreEqual(stopped) ? endGame(edition, stopped, 'time') : stopped, grounds);
};

export const closeRound = (
  edition: Edition,
  state: State,
  { elapsedMs }: EventOf<'close-round'>,
): Step => {
  const minutes = valueIn(edition, 'roundMinutes') ?? 'none';
  const grounds = because(edition, 'roundMinutes');
  if (minutes === 'none') return unregulated(state, grounds);
  return elapsedMs < minutes * MINUTE
    ? refused(state, 'too-early', grounds)
    : done(endGame(edition, state, 'round'), [...grounds, ...because(edition, 'deductAfterRound')]);
};

/** Ten points a minute are another matter; here a player may lose the whole game on time. */
export const readClock = (
  edition: Edition,
  state: State,
  { player, usedMs }: EventOf<'read-clock'>,
): Step => {
  const extra = valueIn(edition, 'overtimeMinutes');
  const grounds = because(edition, 'overtimeMinutes');
  if (extra === undefined) return unregulated(state, [edition.articles.turn]);
  const read: State = { ...state, clocks: set(state.clocks, player, usedMs) };
  const limit =
    extra === 'none' ? Infinity : ((valueIn(edition, 'minutesEach') ?? 0) + extra) * MINUTE;
  return usedMs < limit
    ? done(read, grounds)
    : done(endGame(edition, read, 'overtime', player), [
        ...grounds,
        ...because(edition, 'deductAfterOvertime'),
      ]);
};

/** Nobody can place: the players themselves declare it. */
export const declareBlocked = (
  edition: Edition,
  state: State,
  { by }: EventOf<'declare-blocked'>,
): Step => {
  const grounds = because(edition, 'blockedEnds');
  if (!valueIn(edition, 'blockedEnds')) return unregulated(state, grounds);
  if (valueIn(edition, 'blockedNeedsEmptyBag') && state.bag.length > 0) {
    return refused(state, 'not-applicable', because(edition, 'blockedNeedsEmptyBag'));
  }
  const blocked = [...state.blocked.filter((player) => player !== by), by];
  const declared: State = { ...state, blocked };
  return done(
    blocked.includes(other(by)) ? endGame(edition, declared, 'blocked') : declared,
    grounds,
  );
};
