// Handing over the turn, and losing one.
import type { Edition } from '../../kernel/edition.ts';
import { other, type Player, set } from '../board/players.ts';
import { afterTurn } from '../ending/ending.ts';
import { liftLaying, liftPlay, rackHand, type State } from '../state.ts';
import type { TurnKind } from './turns.ts';

/** The player to move has spent the turn without a play that stands. */
export const endTurn = (edition: Edition, state: State, kind: TurnKind): State =>
  handOver(
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

/** The turn passes; a player who has turns to lose sits out at once. */
export const handOver = (edition: Edition, state: State): State => {
  if (state.ended) return state;
  const next = other(state.toMove);
  const moved = rackHand(
    {
      ...state,
      lastPlay: state.play ?? state.lastPlay,
      play: null,
      toMove: next,
      running: next,
    },
    next,
  );
  if (moved.turnsToLose[next] === 0) return moved;
  const turnsToLose = set(moved.turnsToLose, next, moved.turnsToLose[next] - 1);
  return endTurn(edition, { ...moved, turnsToLose }, 'forfeit');
};

/** The first turn of the player that is not yet played is lost, even one in progress. */
export const loseTurn = (edition: Edition, state: State, player: Player): State => {
  const { play } = state;
  const inProgress = state.toMove === player && !(play?.by === player && play.accepted);
  if (!inProgress) {
    return { ...state, turnsToLose: set(state.turnsToLose, player, state.turnsToLose[player] + 1) };
  }
  const lifted = play ? { ...liftPlay(state, play), play: null } : liftLaying(state);
  return endTurn(edition, lifted, 'forfeit');
};
