// Players differ about a count: the clock stands until they agree, and what was written otherwise is struck out.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { each, PLAYERS } from '../board/players.ts';
import { acceptance, challenge } from '../challenge/parameters.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { Play, State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { clock } from './parameters.ts';
import { endStop, stopClock } from './stops.ts';

export const disputeScore = (
  edition: Edition,
  state: State,
  { by, what }: EventOf<'dispute-score'>,
): Step => {
  const how = ask(edition, clock.onDispute, what);
  if (isSilent(how)) return unregulated(state, how, ask(edition, turn.course));
  if (state.dispute) return refused(state, 'out-of-order', how);
  const barred = what === 'points' ? pointsBar(edition, state, how) : undefined;
  if (barred) return refused(state, barred.reason, barred.ground);
  const disputed: State = { ...state, dispute: { by, what } };
  return done(says(how, 'stops') ? stopClock(disputed, 'dispute', how) : disputed, null, how);
};

/** The points of a play are open from their announcement on; in some editions the rival's note closes them. */
const pointsBar = (edition: Edition, { play }: State, how: Ground): Bar | undefined => {
  const course = ask(edition, turn.course);
  if (!play || play.ruling === 'invalid') return bar('no-play', jointly(how, course));
  if (play.challenge) return bar('under-ruling', ask(edition, challenge.frozenDuringRuling));
  const after = ask(edition, acceptance.recountAfterNoting);
  if (play.accepted && says(after, 'refused')) return bar('already-noted', after);
  return play.announced ? undefined : bar('too-early', jointly(how, course));
};

/** Where the author had to stop the clock, the rival sets it going again; else it goes on by itself. */
export const agreeScore = (
  edition: Edition,
  state: State,
  { points }: EventOf<'agree-score'>,
): Step => {
  const { dispute, play } = state;
  const how = ask(edition, clock.onDispute, dispute?.what ?? 'points');
  if (isSilent(how)) return unregulated(state, how, ask(edition, turn.course));
  if (!dispute) return refused(state, 'not-applicable', how);
  const restarts = ask(edition, clock.rivalRestarts, 'agreed');
  const waits = says(how, 'author-stops') && says(restarts, true);
  const settled: State = {
    ...(waits ? state : endStop(state, 'dispute', how)),
    dispute: null,
  };
  const open = dispute.what === 'points' && play && !play.accepted;
  const agreed = open ? withPoints(settled, play, points) : settled;
  return done(agreed, null, how, ...(waits ? [restarts] : []));
};

const withPoints = (state: State, play: Play, points: number): State => {
  const struck = PLAYERS.filter(
    (player) => play.noted[player] && state.sheets[player].at(-1)?.points !== points,
  );
  return {
    ...state,
    sheets: each((p) => (struck.includes(p) ? state.sheets[p].slice(0, -1) : state.sheets[p])),
    play: {
      ...play,
      agreed: points,
      written: points,
      noted: each((p) => play.noted[p] && !struck.includes(p)),
    },
  };
};
