// A player leaves the room for a while: whom to tell, when, and whose clock runs meanwhile.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import { endGame } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import { hasBegun } from '../hands.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { handOver } from '../turn/turn-order.ts';
import { leaving } from './parameters.ts';
import { goneOut, isHere } from './whereabouts.ts';

export const leave = (
  edition: Edition,
  state: State,
  { player, told, allowed = false }: EventOf<'leave'>,
): Step => {
  const untold = ask(edition, leaving.untold);
  if (isSilent(untold)) return unregulated(state, untold, ask(edition, turn.course));
  if (!isHere(state, player)) return refused(state, 'not-present', untold);
  if (!told && untold.value !== 'nothing') return done(disqualified(edition, state, player), null);
  const needs = ask(edition, leaving.needs);
  if (says(needs, 'permission') && !allowed) return refused(state, 'not-agreed', needs);
  const early = momentBar(edition, state, player);
  const gone = goneOut(state, player);
  if (!early) return done(left(edition, gone, player), null, untold, needs);
  const fault = ask(edition, leaving.outOfStep);
  return says(fault, 'disqualified')
    ? done(disqualified(edition, state, player), null, fault)
    : refused(state, early.reason, early.ground);
};

const disqualified = (edition: Edition, state: State, player: Player): State => {
  const untold = ask(edition, leaving.untold);
  const gone = goneOut(state, player);
  const expelled = says(untold, 'tournament') ? [...state.expelled, player] : state.expelled;
  return endGame(edition, { ...gone, expelled }, 'disqualification', untold, player);
};

/** Whether it is the moment to leave, once the game has begun. */
const momentBar = (edition: Edition, state: State, player: Player): Bar | undefined => {
  const after = ask(edition, leaving.after);
  if (isSilent(after) || !hasBegun(state)) return undefined;
  const { play } = state;
  if (play?.by !== player) {
    const afterPass = ask(edition, leaving.afterPass);
    const free = hasPassed(state, player) && holds(afterPass);
    return free ? undefined : bar('out-of-order', jointly(after, afterPass));
  }
  const before = ask(edition, leaving.beforeDrawing);
  if (holds(before) && play.drawn) return bar('too-late', before);
  const checked = play.noted[other(player)] || !isHere(state, other(player));
  const complete = says(after, 'noted') || checked;
  return play.noted[player] && complete ? undefined : bar('out-of-order', after);
};

/** A turn without a play or a draw leaves nothing to complete. */
const hasPassed = ({ turns, toMove, play }: State, player: Player): boolean => {
  const last = turns.at(-1);
  return (
    toMove !== player &&
    !play &&
    last?.by === player &&
    last.kind !== 'exchange' &&
    last.kind !== 'play'
  );
};

/** Out of the room: the tiles are drawn later, the clock runs for whom the edition says. */
const left = (edition: Edition, gone: State, player: Player): State => {
  const { play } = gone;
  const clock = ask(edition, leaving.clock);
  if (!hasBegun(gone) || isSilent(clock)) return gone;
  const owing = play?.by === player ? { ...gone, undrawn: play } : gone;
  if (clock.value === 'own') return runClock(owing, player, clock);
  const handed = play?.by === player && play.accepted ? handOver(edition, owing) : owing;
  return handed.ended ? handed : runClock(handed, other(player), clock);
};
