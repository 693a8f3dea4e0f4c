// The two ways of keeping time, for whom the clock runs, and what players count.
import type { DisputedSum, Player, Timing } from '../../protocol/generated/types.ts';
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
  cuenta: closed<DisputedSum>('count', {
    points: ['la cuenta de la jugada', 'the count of the play'],
    total: ['el total acumulado', 'the running total'],
  }),
} as const;
