// Time going by: for whomever it runs, until what it brings about.
import { ask, type Edition } from '../../kernel/edition.ts';
import type { Ground } from '../../kernel/ruled.ts';
import { each } from '../board/players.ts';
import { endGame } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import { done, type Step } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { isOver, lossOnTime } from './overtime.ts';

/** Something that time alone brings about: in how long, and what the table is then. */
interface Instant extends Ground {
  readonly inMs: number;
  readonly brings: (state: State) => State;
}

/** Time goes by; the outcome tells why it runs, or why it stands. An end stops it at that instant. */
export const wait = (edition: Edition, state: State, { ms }: EventOf<'wait'>): Step => {
  const { timed } = state;
  const ground = timed.because.length > 0 ? timed : ask(edition, turn.course);
  const next = nextInstant(edition, state);
  if (next && next.inMs <= ms)
    return done(next.brings(elapse(state, next.inMs)), null, ground, next);
  const later = elapse(state, ms);
  return done(later, null, ground, ...overtimeGrounds(edition, later));
};

/** Time beyond the allotment runs on what the edition says of it. */
const overtimeGrounds = (edition: Edition, state: State): readonly Ground[] => {
  const { running } = state.timed;
  return running && isOver(edition, state, running) ? [lossOnTime(edition, state)] : [];
};

const elapse = (state: State, ms: number): State => {
  const { play, timed } = state;
  const { running } = timed;
  const verifying = play?.announced && !play.accepted && !play.challenge;
  return {
    ...state,
    clocks: each((player) => state.clocks[player] + (player === running ? ms : 0)),
    play: play && verifying ? { ...play, verifiedMs: play.verifiedMs + ms } : play,
  };
};

const nextInstant = (edition: Edition, state: State): Instant | undefined => {
  const { running } = state.timed;
  const loss = lossOnTime(edition, state);
  if (!running || loss.atMs === null) return undefined;
  return {
    inMs: Math.max(0, loss.atMs - state.clocks[running]),
    because: loss.because,
    brings: (late) => endGame(edition, late, 'overtime', loss, running),
  };
};
