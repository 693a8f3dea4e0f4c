// Being there: where a player is, and how one leaves.
import type {
  AbandonEvent,
  LeaveEvent,
  Presence,
  RoundPhase,
} from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

export const PRESENCE_TERMS = {
  paradero: closed<Presence>('whereabouts', {
    here: ['está en la sala', 'is in the room'],
    'not-come': ['no ha llegado', 'has not come'],
    away: ['está fuera', 'is away'],
  }),
  permiso: choice<Pick<LeaveEvent, 'told' | 'allowed'>>(
    'leave',
    ['tras avisar', 'after telling', { told: true }],
    [
      'tras avisar y con permiso',
      'after telling and with permission',
      { told: true, allowed: true },
    ],
    ['sin avisar', 'without telling', { told: false }],
    ['tras avisar solo a su rival', 'after telling only the rival', { told: false }],
  ),
  avance: choice<RoundPhase>(
    'progress',
    ['no ha empezado', 'has not started', 'called'],
    ['acaba de empezar', 'has just started', 'started'],
  ),
  vigencia: choice<boolean>(
    'standing',
    ['no ha terminado', 'is not over', false],
    ['ha terminado', 'is over', true],
  ),
  motivo: choice<Pick<AbandonEvent, 'justified'>>(
    'motive',
    [
      'con un motivo que el juez halla justificado',
      'for a motive that the judge finds good',
      { justified: true },
    ],
    [
      'sin un motivo que el juez halle justificado',
      'for no motive that the judge finds good',
      { justified: false },
    ],
  ),
} as const;
