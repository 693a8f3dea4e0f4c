// The two ways of keeping time.
import type { Timing } from '../../protocol/generated/types.ts';
import { closed } from './term.ts';

export const CLOCK_TERMS = {
  modalidad: closed<Timing>('timing', {
    running: ['tiempo corrido', 'running time'],
    stopped: ['tiempo no corrido', 'stopped time'],
  }),
} as const;
