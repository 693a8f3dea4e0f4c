// What serves as a clock at a table, and what a clock that failed was showing.
import type { InspectTableEvent } from '../../protocol/generated/types.ts';
import { choice } from './term.ts';

type Found = Pick<InspectTableEvent, 'device' | 'aeroplane' | 'countdown'>;

export const SETTING_TERMS = {
  contador: choice<Found>(
    'timepiece',
    ['un reloj digital', 'a digital clock', { device: 'digital' }],
    ['un reloj de ajedrez', 'a chess clock', { device: 'chess' }],
    ['ningún reloj', 'no clock', { device: 'none' }],
    [
      'un móvil en modo avión y con cuenta regresiva',
      'a phone in aeroplane mode and with a countdown',
      { device: 'phone', aeroplane: true, countdown: true },
    ],
    [
      'un móvil sin modo avión y con cuenta regresiva',
      'a phone without aeroplane mode and with a countdown',
      { device: 'phone', aeroplane: false, countdown: true },
    ],
    [
      'un móvil en modo avión y sin cuenta regresiva',
      'a phone in aeroplane mode and without a countdown',
      { device: 'phone', aeroplane: true, countdown: false },
    ],
  ),
  arranque: choice<boolean>('start', ['parado', 'stopped', false], ['en marcha', 'running', true]),
} as const;
