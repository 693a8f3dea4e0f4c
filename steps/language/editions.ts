// The regulation that a case is played under, by its id.
import type { EditionId } from '../../protocol/generated/types.ts';
import { closed } from './term.ts';

export const EDITION_TERMS = {
  reglamento: closed<EditionId>('edition', {
    'fise-2003': ['fise-2003', 'fise-2003'],
    redeletras: ['redeletras', 'redeletras'],
    'fise-2009': ['fise-2009', 'fise-2009'],
    'resumen-2018': ['resumen-2018', 'resumen-2018'],
    'ajs-2024': ['ajs-2024', 'ajs-2024'],
  }),
} as const;
