// The start of a round: when it may be given, what has to wait for it, and the clocks of those who are not there then.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { each, isPlayer, PLAYERS } from '../board/players.ts';
import type { Coming } from '../clock/instant.ts';
import type { EventOf, GameEvent } from '../events.ts';
import { hasBegun } from '../hands.ts';
import { type Bar, bar, cite, done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { lateness, round } from './parameters.ts';
import { attending, hasNotCome } from './whereabouts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const startRound = (
  edition: Edition,
  state: State,
  { by }: EventOf<'start-round'>,
): Step => {
  const who = ask(edition, round.startedBy);
  if (isSilent(who)) return unregulated(state, who);
  const competent = by === 'arbiter' || (says(who, 'any-official') && !isPlayer(by));
  if (!competent) return refused(state, 'not-competent', who);
  if (!state.round || state.round.phase === 'started') return refused(state, 'not-applicable', who);
  const waits = ask(edition, round.startsAfterSeconds);
  const { phase, sinceMs } = state.round;
  if (!isSilent(waits) && (phase === 'calling' || sinceMs < waits.value * SECOND))
    return refused(state, 'too-early', waits);
  const started: State = { ...state, round: { ...state.round, phase: 'started', sinceMs: 0 } };
  const after = ask(edition, lateness.clockAfterMinutes);
  return done(
    says(after, 0) ? withLateClocks(edition, started) : started,
    null,
    who,
    waits,
    ...(PLAYERS.some((player) => hasNotCome(state, player)) ? [after] : []),
  );
};

/** The clocks of those who have not come are started. */
const withLateClocks = (edition: Edition, state: State): State => {
  const late = PLAYERS.filter((player) => hasNotCome(state, player));
  const [first, second] = late;
  if (!first || state.attendance.lateClocks || hasBegun(state)) return state;
  const after = ask(edition, lateness.clockAfterMinutes);
  const from = ask(edition, lateness.elapsedFrom);
  const gone = says(from, 'round') ? (state.round?.sinceMs ?? 0) : 0;
  const both = ask(edition, lateness.bothRun);
  const set: State = {
    ...state,
    clocks: each((p) => (late.includes(p) ? state.clocks[p] + gone : state.clocks[p])),
  };
  const noted = attending(set, { lateClocks: true, bothLate: second !== undefined });
  if (!second) return runClock(cite(noted, after, from), first, after, from);
  return runClock(cite(noted, both), says(both, true) ? 'both' : null, both, from);
};

/** The clocks of those who have not come are started some time after the start of the round. */
export const lateClocks: Coming = (edition, state) => {
  const after = ask(edition, lateness.clockAfterMinutes);
  const waiting = PLAYERS.some((player) => hasNotCome(state, player));
  if (isSilent(after) || !waiting || state.attendance.lateClocks || hasBegun(state))
    return undefined;
  if (state.round?.phase !== 'started') return undefined;
  return {
    inMs: Math.max(0, after.value * MINUTE - state.round.sinceMs),
    because: after.because,
    brings: (then) => withLateClocks(edition, then),
  };
};

/** What begins a game, by what the edition takes for its beginning. */
const begins = (edition: Edition, event: GameEvent): Ground | undefined => {
  if (BEGINNINGS.has(event.type)) return { because: [] };
  const withLots = ask(edition, round.gameBeginsWith);
  return event.type === 'draw-lots' && says(withLots, 'lots') ? withLots : undefined;
};

export const BEGINNINGS: ReadonlySet<GameEvent['type']> = new Set([
  ...(['draw', 'press-clock', 'place', 'lay'] as const),
  ...(['exchange', 'announce-exchange', 'pass'] as const),
]);

/** Before the official start of the round no game begins. */
export const startBar = (edition: Edition, state: State, event: GameEvent): Bar | undefined => {
  const phase = state.round?.phase;
  if (phase !== 'calling' && phase !== 'called') return undefined;
  const free = ask(edition, round.playDuring, phase);
  const ground = begins(edition, event);
  return ground && says(free, false) ? bar('too-early', jointly(free, ground)) : undefined;
};
