// What measures the time, the two ways of keeping it, for whom the clock runs, and what players count.
import type { ClockDevice, DisputedSum, Player, Timing } from '../../protocol/generated/types.ts';
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
  cuenta: closed<DisputedSum>('count', {
    points: ['la cuenta de la jugada', 'the count of the play'],
    total: ['el total acumulado', 'the running total'],
  }),
} as const;
