// A tournament under way: its system, its rounds, results that were not played out, leaving and coming back.
import type {
  EarlyStartNeed,
  ProgramBox,
  PublishedItem,
  RejoiningNeed,
  ResigningReason,
  RoundSign,
  RoundTiming,
  TournamentFormat,
  TournamentResult,
  WithdrawalMoment,
} from '../../../protocol/generated/types.ts';
import { choice, closed } from '../term.ts';

export interface Beginning {
  readonly signs: RoundSign[];
  readonly timing: RoundTiming;
  readonly met: EarlyStartNeed[];
}

const CALLED: RoundSign[] = ['notice', 'calling'];
const early = (...met: EarlyStartNeed[]): Beginning => ({ signs: CALLED, timing: 'early', met });
const onTime = (...signs: RoundSign[]): Beginning => ({ signs, timing: 'on-time', met: [] });

export type Ending = Pick<TournamentResult, 'how'> &
  Partial<Pick<TournamentResult, 'granted' | 'justified' | 'onlyToCount'>>;

export interface Leaving {
  readonly moment: WithdrawalMoment;
  readonly temporary: boolean;
  readonly justified: boolean;
}

export const EVENT_TERMS = {
  sistema: closed<TournamentFormat>('system', {
    swiss: ['por sistema suizo', 'by the Swiss system'],
    league: ['como liga', 'as a league'],
    other: ['por otro sistema', 'by another system'],
  }),
  casillero: closed<ProgramBox>('box', {
    bonus: ['Bonus de quien entra tarde', 'Bonus of a late entrant'],
    'bonus-at-end': ['Bonus al acabar el torneo', 'Bonus when the tournament is over'],
    'bye-round': ['Bye de la primera ronda', 'Bye of the first round'],
    'elo-first-round': [
      'Elo del debutante en la primera ronda',
      'Elo of a debutant in the first round',
    ],
    'elo-later': ['Elo del debutante desde la segunda', 'Elo of a debutant from the second on'],
  }),
  comienzo: choice<Beginning>(
    'beginning',
    [
      'con el aviso del juez y la llamada por mesas',
      'with the notice of the judge and the tables called',
      onTime('notice', 'calling'),
    ],
    [
      'con la llamada por mesas y sin aviso',
      'with the tables called and no notice',
      onTime('calling'),
    ],
    [
      'con el aviso del juez y la pantalla',
      'with the notice of the judge and the screen',
      onTime('notice', 'screen'),
    ],
    [
      'con el aviso, la llamada y la pantalla',
      'with the notice, the call and the screen',
      onTime('notice', 'calling', 'screen'),
    ],
    ['más tarde de lo previsto', 'later than planned', { signs: CALLED, timing: 'late', met: [] }],
    [
      'antes de lo previsto, con todos avisados y nadie en contra',
      'earlier than planned, all told and nobody against',
      early('all-told', 'none-objects'),
    ],
    [
      'antes de lo previsto, con todos avisados y alguien en contra con causa',
      'earlier than planned, all told and somebody against with good cause',
      early('all-told'),
    ],
    [
      'antes de lo previsto, con alguien sin avisar',
      'earlier than planned, somebody not told',
      early('none-objects'),
    ],
  ),
  publicado: choice<PublishedItem[]>(
    'published',
    [
      'los resultados y la clasificación',
      'the results and the standings',
      ['results', 'standings'],
    ],
    ['solo los resultados', 'only the results', ['results']],
    ['solo la clasificación', 'only the standings', ['standings']],
  ),
  desenlace: choice<Ending>(
    'game-ending',
    ['no comparece', 'does not turn up', { how: 'no-show', justified: false }],
    [
      'no comparece con causa justificada',
      'does not turn up with good cause',
      { how: 'no-show', justified: true },
    ],
    [
      'se ausenta hasta agotar su tiempo',
      'stays away until the time runs out',
      { how: 'absence', justified: false },
    ],
    [
      'se ausenta con causa justificada hasta agotar su tiempo',
      'stays away with good cause until the time runs out',
      { how: 'absence', justified: true },
    ],
    ['abandona con permiso', 'gives up with leave', { how: 'resigned', granted: true }],
    ['abandona sin permiso', 'gives up without leave', { how: 'resigned', granted: false }],
    [
      'abandona con permiso una partida jugada solo para sumar',
      'gives up with leave a game played only to add it',
      { how: 'resigned', granted: true, onlyToCount: true },
    ],
    ['pierde por tiempo', 'loses on time', { how: 'time' }],
  ),
  porqué: closed<ResigningReason>('why', {
    lost: ['porque la da por perdida', 'because it seems lost'],
    unfit: ['porque no puede terminarla', 'because of being in no condition to finish it'],
    other: ['por otro motivo', 'for another reason'],
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
