// Tiles laid one after the other: how one came on to the board, and what moving them is for.
import type { LayEvent, RearrangePurpose } from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

/** How a tile came on to the board. */
export type Arrival = Pick<LayEvent, 'dropped' | 'seen'>;

export const LAYING_TERMS = {
  llegada: choice<Arrival>(
    'arrival',
    ['puesta a la vista del rival', 'put in sight of the rival', { dropped: false, seen: true }],
    ['puesta sin que el rival la vea', 'put unseen by the rival', { dropped: false, seen: false }],
    ['caída por accidente', 'dropped by accident', { dropped: true, seen: true }],
  ),
  recuento: choice<'pass' | 'forfeit'>(
    'tally',
    ['como pase', 'as a pass', 'pass'],
    ['como turno perdido', 'as a lost turn', 'forfeit'],
  ),
  fin: closed<RearrangePurpose>('purpose', {
    correct: ['corregirla', 'to correct it'],
    improve: ['mejorarla', 'to improve it'],
  }),
} as const;
