// Handing over the turn, and losing one.
import { ask, type Edition } from '../../kernel/edition.ts';
import { cite } from '../../kernel/outcome.ts';
import { type Ground, jointly } from '../../kernel/ruled.ts';
import { other, type Player, set } from '../board/players.ts';
import { drawing } from '../drawing/parameters.ts';
import { afterTurn } from '../ending/ending.ts';
import { liftLaying, rackHand, withoutPlay } from '../hands.ts';
import { runClock, type State } from '../state.ts';
import type { TurnKind } from './turns.ts';

/** The player to move has spent the turn without a play that stands. */
export const endTurn = (
  edition: Edition,
  state: State,
  kind: TurnKind,
  passesOn: typeof handOver = handOver,
): State =>
  passesOn(
    edition,
    afterTurn(edition, {
      ...state,
      turns: [...state.turns, { by: state.toMove, kind }],
      lastPlay: state.play ?? state.lastPlay,
      play: null,
      laying: null,
      announcedExchange: null,
    }),
  );

/** The clock is pressed and the turn passes with it. */
export const handOver = (edition: Edition, state: State): State => {
  if (state.ended) return state;
  const time = { ...state.time, turnMs: 0 };
  return moveOn(edition, runClock({ ...state, time, pressDue: null }, other(state.toMove)));
};

/** The turn passes though nobody has pressed the clock, which goes on as it went. */
export const passTurn = (edition: Edition, state: State): State => {
  if (state.ended) return state;
  const runs = state.timed.running === other(state.toMove);
  return moveOn(edition, { ...state, pressDue: runs ? null : state.toMove });
};

/** The rival is to move; a player who has turns to lose sits out at once. */
const moveOn = (edition: Edition, state: State): State => {
  const next = other(state.toMove);
  const racked = rackHand(
    {
      ...state,
      lastPlay: state.play ?? state.lastPlay,
      play: null,
      dispute: null,
      toMove: next,
    },
    next,
  );
  const drawn = state.hands[next].length > 0 ? [ask(edition, drawing.racking)] : [];
  const moved = cite(racked, ...drawn);
  const [lost, ...later] = moved.turnsToLose[next];
  if (!lost) return keptTurn(moved, next);
  const turnsToLose = set(moved.turnsToLose, next, later);
  return endTurn(edition, cite({ ...moved, turnsToLose }, lost), 'forfeit');
};

/** The turn of the player after the one in progress, if that is the player's, is lost. */
export const loseFollowingTurn = (
  _: Edition,
  state: State,
  player: Player,
  ...grounds: readonly Ground[]
): State => {
  const lost = [...state.turnsToLose[player], jointly(...grounds)];
  return cite({ ...state, turnsToLose: set(state.turnsToLose, player, lost) }, ...grounds);
};

/** The first turn of the player that is not yet played is lost, even one in progress. */
export const loseTurn = (
  edition: Edition,
  state: State,
  player: Player,
  ...grounds: readonly Ground[]
): State => {
  const { play } = state;
  const inProgress = state.toMove === player && !(play?.by === player && play.accepted);
  if (!inProgress) return loseFollowingTurn(edition, state, player, ...grounds);
  const lifted = play ? withoutPlay(state, play) : liftLaying(state);
  return endTurn(edition, cite(lifted, ...grounds), 'forfeit');
};

/** The next turn of the player is not lost, on these grounds. */
export const pardon = (state: State, player: Player, ...grounds: readonly Ground[]): State => ({
  ...state,
  pardoned: set(state.pardoned, player, jointly(...grounds)),
});

/** The player has the turn, although it might have been lost. */
const keptTurn = (state: State, player: Player): State => {
  const ground = state.pardoned[player];
  return ground ? cite({ ...state, pardoned: set(state.pardoned, player, null) }, ground) : state;
};
