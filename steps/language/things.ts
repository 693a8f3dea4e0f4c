// What a player has on the table or uses.
import type { UseEvent } from '../../protocol/generated/types.ts';
import { choice } from './term.ts';

export type Use = Omit<UseEvent, 'type' | 'by'>;

export const THING_TERMS = {
  uso: choice<Use>(
    'use',
    ['tiene un libro sobre la mesa', 'has a book on the table', { thing: 'book' }],
    [
      'tiene sobre la mesa apuntes traídos de casa',
      'has notes brought from home on the table',
      { thing: 'notes', brought: true },
    ],
    [
      'lleva la cuenta de las fichas en un papel en blanco',
      'keeps count of the tiles on a blank sheet of paper',
      { thing: 'notes' },
    ],
    [
      'lleva la cuenta de las fichas en una plantilla impresa',
      'keeps count of the tiles on a printed grid',
      { thing: 'notes', printed: true },
    ],
    ['usa unos auriculares', 'uses headphones', { thing: 'headphones' }],
    ['usa una computadora', 'uses a computer', { thing: 'computer' }],
    ['usa una agenda electrónica', 'uses an electronic organiser', { thing: 'organiser' }],
    ['usa un reloj inteligente', 'uses a smart watch', { thing: 'device' }],
    ['mira su teléfono móvil', 'looks at a mobile phone', { thing: 'phone' }],
    ['habla por teléfono', 'talks on the phone', { thing: 'phone', purpose: 'call' }],
    [
      'usa de reloj su teléfono en modo avión',
      'uses a phone in aeroplane mode as the clock',
      { thing: 'phone', purpose: 'clock', aeroplane: true },
    ],
    [
      'usa de reloj su teléfono sin modo avión',
      'uses a phone not in aeroplane mode as the clock',
      { thing: 'phone', purpose: 'clock' },
    ],
    [
      'mira en su teléfono una palabra impugnada',
      'looks up a challenged word on a phone',
      { thing: 'phone', purpose: 'challenge' },
    ],
    ['fuma', 'smokes', { thing: 'tobacco' }],
    [
      'come algo que puede manchar las fichas',
      'eats something that may soil the tiles',
      { thing: 'food', soils: true },
    ],
    ['come algo que no mancha', 'eats something that soils nothing', { thing: 'food' }],
  ),
  limpieza: choice<boolean>(
    'cleanness',
    ['está limpia', 'is clean', true],
    ['lleva anotaciones', 'carries notes', false],
  ),
} as const;
