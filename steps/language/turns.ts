// Turns: how they were spent, one or several, and how far the one at hand has come.
import type { Stage, TurnKind } from '../../protocol/generated/types.ts';
import { closed } from './term.ts';

export const TURN_TERMS = {
  turno: closed<TurnKind>('turn', {
    play: ['una jugada', 'a play'],
    pass: ['un pase', 'a pass'],
    exchange: ['un cambio', 'an exchange'],
    invalid: ['una jugada anulada', 'a play ruled invalid'],
    withdrawn: ['una jugada retirada', 'a play taken back'],
    forfeit: ['un turno perdido', 'a lost turn'],
  }),
  turnos: closed<TurnKind>('turns', {
    play: ['jugadas', 'plays'],
    pass: ['pases', 'passes'],
    exchange: ['cambios', 'exchanges'],
    invalid: ['jugadas anuladas', 'plays ruled invalid'],
    withdrawn: ['jugadas retiradas', 'plays taken back'],
    forfeit: ['turnos perdidos', 'lost turns'],
  }),
  etapa: closed<Stage>('stage', {
    'to-play': ['sin empezar', 'not begun'],
    placed: ['colocada', 'laid'],
    announced: ['anunciada', 'announced'],
    ruling: ['en consulta', 'under ruling'],
    lifting: ['retirándose', 'being lifted'],
    accepted: ['aceptada', 'accepted'],
    'play-complete': ['completa', 'complete'],
    'turn-complete': ['completa con su turno', 'complete with its turn'],
  }),
} as const;
