// The five editions in order of age, with the names a reader knows them by.
import type { EditionId } from '../protocol/generated/types.ts';

export interface EditionInfo {
  readonly id: EditionId;
  readonly short: string;
  readonly es: string;
  readonly en: string;
  /** The edition it is laid over; what it does not say is said there. */
  readonly overlays?: EditionId;
}

export const EDITIONS: readonly EditionInfo[] = [
  {
    id: 'fise-2003',
    short: 'FISE 2003',
    es: 'Reglamento FISE sobre el DRAE XXII en CD (1.0-2003)',
    en: 'FISE regulation on the DRAE XXII CD (1.0-2003)',
  },
  {
    id: 'redeletras',
    short: 'ReDeLetras',
    es: 'Reglamento FISE en uso en ReDeLetras',
    en: 'FISE regulation as used by ReDeLetras',
  },
  {
    id: 'fise-2009',
    short: 'FISE 2009',
    es: 'Reglamento FISE, versión de 13 de abril de 2009',
    en: 'FISE regulation, version of 13 April 2009',
  },
  {
    id: 'resumen-2018',
    short: 'Resumen 2018',
    es: 'Reglamento resumido en tres páginas (8 de abril de 2018)',
    en: 'Three-page summary (8 April 2018)',
  },
  {
    id: 'ajs-2024',
    short: 'AJS 2024-25',
    es: 'Criterios técnicos de la AJS, temporada 2024-2025',
    en: 'AJS technical criteria, season 2024-2025',
    overlays: 'fise-2009',
  },
];
