// When a wrong draw comes to light, seen from the player who made it.
import type { Player } from '../board/players.ts';
import type { State } from '../state.ts';

export const PHASES = ['Drawing', 'Waiting', 'NextTurn', 'Later'] as const;
export type Phase = (typeof PHASES)[number];

/** Drawing: the turn of the draw is not yet handed over. Later: another turn of the player is complete. */
export const phaseOf = ({ play, draws, turns, toMove }: State, player: Player): Phase => {
  const since = draws[player]?.turn ?? turns.length;
  const own = turns.slice(since).filter((turn) => turn.by === player).length;
  const incomplete =
    play?.by === player && play.accepted && !(play.noted.A && play.noted.B) ? 1 : 0;
  if (own - incomplete > 0) return 'Later';
  if (toMove !== player) return 'Waiting';
  return draws[player] && turns.length === since ? 'Drawing' : 'NextTurn';
};

export const tellerOf = (by: Player, player: Player): 'Self' | 'Rival' =>
  by === player ? 'Self' : 'Rival';
