// Why a game ends, or that it does not.
import type { Ending } from '../../protocol/generated/types.ts';
import { closed } from './term.ts';

export const ENDING_TERMS = {
  final: closed<Ending | 'none'>('ending', {
    none: ['no termina', 'does not end'],
    out: ['termina porque un jugador agota sus fichas', 'ends because a player goes out'],
    passes: ['termina por pases', 'ends by passes'],
    scoreless: ['termina por turnos sin puntuar', 'ends by scoreless turns'],
    blocked: ['termina porque nadie puede colocar', 'ends because nobody can place'],
    time: ['termina por tiempo total', 'ends by total time'],
    overtime: ['termina por exceso de tiempo de un jugador', "ends by a player's overtime"],
    round: ['termina por cierre de la ronda', 'ends by the close of the round'],
    absence: ['termina por ausencia de un jugador', "ends by a player's absence"],
    disqualification: [
      'termina por descalificación de un jugador',
      'ends because a player is disqualified',
    ],
  }),
} as const;
