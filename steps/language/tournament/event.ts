// A tournament under way: its system, the boxes of its program, how its rounds begin and are published.
import type {
  EarlyStartNeed,
  ProgramBox,
  PublishedItem,
  RoundSign,
  RoundTiming,
  TournamentFormat,
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

export const EVENT_TERMS = {
  sistema: closed<TournamentFormat>('system', {
    swiss: ['por sistema suizo', 'by the Swiss system'],
    league: ['como liga', 'as a league'],
    other: ['por otro sistema', 'by another system'],
  }),
  casillero: closed<ProgramBox>('box', {
    bonus: ['bonus de quien entra tarde', 'the bonus of a late entrant'],
    'bonus-at-end': ['bonus al acabar el torneo', 'the bonus when the tournament is over'],
    'bye-round': ['ronda del bye inicial', 'the round of the first bye'],
    'elo-first-round': [
      'Elo del debutante en la primera ronda',
      'the Elo of a debutant in the first round',
    ],
    'elo-later': ['Elo del debutante desde la segunda', 'the Elo of a debutant from the second on'],
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
} as const;
