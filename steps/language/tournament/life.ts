// A player in a tournament: games that are not played out, leaving and coming back.
import type {
  EntrantStatus,
  RejoiningNeed,
  ResigningReason,
  TournamentResult,
  WithdrawalMoment,
} from '../../../protocol/generated/types.ts';
import { choice, closed } from '../term.ts';

export type Ending = Pick<TournamentResult, 'how'> &
  Partial<Pick<TournamentResult, 'granted' | 'everCame' | 'onlyToCount'>>;

export interface Leaving {
  readonly moment: WithdrawalMoment;
  readonly temporary: boolean;
  readonly justified: boolean;
}

export const LIFE_TERMS = {
  desenlace: choice<Ending>(
    'game-ending',
    ['no comparece', 'does not turn up', { how: 'no-show' }],
    ['se ausenta hasta agotar su tiempo', 'stays away until the time runs out', { how: 'absence' }],
    [
      'no llega nunca y agota su tiempo',
      'never comes and the time runs out',
      { how: 'absence', everCame: false },
    ],
    ['abandona con permiso', 'gives up with leave', { how: 'resigned', granted: true }],
    ['abandona sin permiso', 'gives up without leave', { how: 'resigned', granted: false }],
    [
      'abandona con permiso, tras jugar solo para sumar,',
      'gives up with leave, having played only to add a game,',
      { how: 'resigned', granted: true, onlyToCount: true },
    ],
    ['pierde por tiempo', 'loses on time', { how: 'time' }],
  ),
  porqué: closed<ResigningReason>('why', {
    lost: ['porque la da por perdida', 'because it seems lost'],
    unfit: ['porque no puede terminarla', 'because of being in no condition to finish it'],
    other: ['por otro motivo', 'for another reason'],
  }),
  vale: choice<boolean>(
    'holds-good',
    ['vale', 'counts', true],
    ['no vale', 'does not count', false],
  ),
  situación: closed<EntrantStatus>('taking-part', {
    in: ['sigue en el torneo', 'is still in the tournament'],
    away: ['está de baja por un rato', 'is away for a while'],
    penalised: ['está penalizado', 'is under a penalty'],
    out: ['está fuera del torneo', 'is out of the tournament'],
  }),
  baja: choice<Leaving>(
    'leaving',
    [
      'antes del emparejamiento',
      'before the pairing',
      { moment: 'before-pairing', temporary: false, justified: false },
    ],
    [
      'después del emparejamiento',
      'after the pairing',
      { moment: 'after-pairing', temporary: false, justified: false },
    ],
    [
      'por un rato y con motivo',
      'for a while and with good reason',
      { moment: 'before-pairing', temporary: true, justified: true },
    ],
    [
      'por un rato y con motivo, después del emparejamiento',
      'for a while and with good reason, after the pairing',
      { moment: 'after-pairing', temporary: true, justified: true },
    ],
    [
      'por un rato y sin motivo',
      'for a while and without good reason',
      { moment: 'before-pairing', temporary: true, justified: false },
    ],
  ),
  vuelta: choice<RejoiningNeed[]>(
    'return',
    ['ya en la sala y tras pedirlo', 'in the room and having asked', ['arrived', 'asked']],
    ['tras pedirlo desde fuera', 'having asked from outside', ['asked']],
    ['ya en la sala y sin pedirlo', 'in the room and without asking', ['arrived']],
  ),
} as const;
