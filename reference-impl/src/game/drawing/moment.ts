// When a wrong draw comes to light, seen from the player who made it, and who speaks of it.
import type { Player } from '../board/players.ts';
import type { State } from '../state.ts';
import type { MOMENTS, TELLERS } from './parameters.ts';

type Moment = (typeof MOMENTS)[number];
type Teller = (typeof TELLERS)[number];

/** Drawing: the turn of the draw is not yet handed over. Later: another turn of the player is complete. */
export const momentOf = ({ play, draws, turns, toMove }: State, player: Player): Moment => {
  const since = draws[player]?.turn ?? turns.length;
  const own = turns.slice(since).filter((turn) => turn.by === player).length;
  const incomplete =
    play?.by === player && play.accepted && !(play.noted.A && play.noted.B) ? 1 : 0;
  if (own - incomplete > 0) return 'later';
  if (toMove !== player) return 'waiting';
  return draws[player] && turns.length === since ? 'drawing' : 'next-turn';
};

export const tellerOf = (by: Player, player: Player): Teller => (by === player ? 'self' : 'rival');
