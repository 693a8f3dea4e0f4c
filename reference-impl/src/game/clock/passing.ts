// Time going by: for whomever it runs, until what it brings about.
import { ask, type Edition } from '../../kernel/edition.ts';
import type { Ground } from '../../kernel/ruled.ts';
import { each, PLAYERS } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { INSTANTS } from '../instants.ts';
import { cite, done, type Step } from '../outcome.ts';
import { absenceGrounds } from '../presence/absence.ts';
import { bothHere } from '../presence/whereabouts.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { forgottenGrounds } from './forgotten.ts';
import type { Instant } from './instant.ts';
import { timeGoesBy, totalGrounds } from './limits.ts';
import { isOver, lossOnTime } from './overtime.ts';
import { clock } from './parameters.ts';
import { runsFor } from './timekeeping.ts';
import { isTurnTimed, limitGrounds } from './timer.ts';

/** Time goes by; the outcome tells why it runs, or why it stands. An end stops it at that instant. */
export const wait = (edition: Edition, state: State, { ms }: EventOf<'wait'>): Step => {
  const { timed } = state;
  const ground = timed.because.length > 0 ? timed : ask(edition, turn.course);
  const later = letPass(edition, state, ms);
  return done(
    later,
    null,
    ground,
    ...(state.laying ? [ask(edition, clock.whileCounting, state.timing)] : []),
    ...forgottenGrounds(edition, state),
    ...overtimeGrounds(edition, later),
    ...absenceGrounds(edition, later),
    ...totalGrounds(edition, state),
    ...limitGrounds(edition, state),
  );
};

const letPass = (edition: Edition, state: State, ms: number): State => {
  const next = nextInstant(edition, state);
  if (!next || next.inMs > ms) return elapse(edition, state, ms);
  const then = cite(next.brings(elapse(edition, state, next.inMs)), next);
  return then.ended ? then : letPass(edition, then, ms - next.inMs);
};

const nextInstant = (edition: Edition, state: State): Instant | undefined =>
  INSTANTS.map((coming) => coming(edition, state))
    .filter((instant) => instant !== undefined)
    .reduce<Instant | undefined>(
      (first, instant) => (first && first.inMs <= instant.inMs ? first : instant),
      undefined,
    );

/** Time beyond the allotment runs on what the edition says of it. */
const overtimeGrounds = (edition: Edition, state: State): readonly Ground[] =>
  PLAYERS.some((player) => runsFor(state.timed.running, player) && isOver(edition, state, player))
    ? [lossOnTime(edition, state)]
    : [];

const elapse = (edition: Edition, state: State, ms: number): State => {
  const { play, round, time, timed } = state;
  const verifying = play?.announced && !play.accepted && !play.challenge && bothHere(state);
  const turnMs = time.turnMs + (isTurnTimed(edition, state) ? ms : 0);
  return {
    ...state,
    clocks: each((player) => state.clocks[player] + (runsFor(timed.running, player) ? ms : 0)),
    time: { ...time, elapsedMs: time.elapsedMs + (timeGoesBy(edition, state) ? ms : 0), turnMs },
    round: round && { ...round, sinceMs: round.sinceMs + ms },
    play: play && verifying ? { ...play, verifiedMs: play.verifiedMs + ms } : play,
  };
};
