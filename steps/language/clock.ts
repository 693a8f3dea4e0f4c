// What measures the time, the two ways of keeping it, for whom the clock runs, and what players count.
import type {
  ClockDevice,
  ClockStop,
  DisputedSum,
  Player,
  Timing,
} from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

export const CLOCK_TERMS = {
  modalidad: closed<Timing>('timing', {
    running: ['tiempo corrido', 'running time'],
    stopped: ['tiempo no corrido', 'stopped time'],
  }),
  marcha: choice<Player | null>(
    'motion',
    ['está parado', 'stands', null],
    ['corre por Ana', 'runs for Ana', 'A'],
    ['corre por Bruno', 'runs for Bruno', 'B'],
  ),
  aparato: closed<ClockDevice>('device', {
    timer: ['un temporizador de dos minutos', 'a two-minute timer'],
    chess: ['un reloj de ajedrez', 'a chess clock'],
    digital: ['un cronómetro digital', 'a digital stopwatch'],
    phone: ['un teléfono', 'a telephone'],
    none: ['nada que mida el tiempo', 'nothing that measures time'],
  }),
  parada: closed<ClockStop>('stop', {
    counting: ['mientras se cuenta la jugada', 'while the play is counted'],
    check: ['por una comprobación larga', 'for a long check'],
    dispute: ['por una discrepancia en la cuenta', 'for a difference about the count'],
    ruling: ['por un dictamen', 'for a ruling'],
    appeal: ['por una apelación', 'for an appeal'],
    failure: ['por una avería', 'for a failure'],
    arbiter: ['por una consulta al árbitro', 'for a query to the arbiter'],
    surplus: ['por fichas de más', 'for tiles too many'],
    shortage: ['por fichas de menos', 'for tiles too few'],
    return: [
      'mientras se comprueba la jugada al volver',
      'while the play is checked on the return',
    ],
    expired: ['porque el turno ha vencido', 'because the turn has run out'],
  }),
  cuenta: closed<DisputedSum>('count', {
    points: ['la cuenta de la jugada', 'the count of the play'],
    total: ['el total acumulado', 'the running total'],
  }),
  hechos: choice<boolean>(
    'circumstances',
    ['acabada la partida de hecho', 'when the game was over in fact', true],
    ['en juego todavía', 'while play went on', false],
  ),
} as const;
