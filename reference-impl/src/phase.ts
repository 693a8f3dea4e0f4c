// When a wrong draw comes to light, seen from the player who made it.
import type { Player } from './players.ts';
import type { State } from './state.ts';

export const PHASES = ['Drawing', 'Waiting', 'NextTurn', 'Later'] as const;
export type Phase = (typeof PHASES)[number];

export const phaseOf = (state: State, player: Player): Phase => {
  const since = state.draws[player]?.turn ?? state.turns.length;
  if (state.turns.slice(since).some((turn) => turn.by === player)) return 'Later';
  if (state.toMove !== player) return 'Waiting';
  return state.play?.by === player && state.draws[player] && state.play.drawn
    ? 'Drawing'
    : 'NextTurn';
};

export const tellerOf = (by: Player, player: Player): 'Self' | 'Rival' =>
  by === player ? 'Self' : 'Rival';
