// When a wrong draw comes to light, seen from the player who made it, and who speaks of it.
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import type { State } from '../state.ts';
import { type MOMENTS, surplus, type TELLERS } from './parameters.ts';

type Moment = (typeof MOMENTS)[number];
type Teller = (typeof TELLERS)[number];

/**
 * Drawing: the turn of the draw is not yet handed over. Next turn: the player has the turn again or has spent it
 * without a play. Later: another play of the player is complete.
 */
export const momentOf = (edition: Edition, state: State, player: Player): Moment => {
  const { play, draws, turns, toMove } = state;
  const since = draws[player]?.turn ?? turns.length;
  const own = turns.slice(since).filter((turn) => turn.by === player);
  const open = play?.by === player && play.accepted && !(play.noted.A && play.noted.B) ? 1 : 0;
  const anyTurn = says(ask(edition, surplus.closes), 'next-turn');
  const closing = own.filter(({ kind }) => anyTurn || kind === 'play');
  if (closing.length - open > 0) return 'later';
  if (own.length > 0) return 'next-turn';
  if (toMove !== player) return 'waiting';
  return draws[player] && turns.length === since ? 'drawing' : 'next-turn';
};

export const tellerOf = (by: Player, player: Player): Teller => (by === player ? 'self' : 'rival');
