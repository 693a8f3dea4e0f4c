// The five editions.
import type { Edition, EditionId } from '../edition.ts';
import { ajs2024 } from './ajs-2024.ts';
import { fise2003 } from './fise-2003.ts';
import { fise2009 } from './fise-2009.ts';
import { redeletras } from './redeletras.ts';
import { resumen2018 } from './resumen-2018.ts';

export const editions: Readonly<Record<EditionId, Edition>> = {
  'fise-2003': fise2003,
  redeletras,
  'fise-2009': fise2009,
  'resumen-2018': resumen2018,
  'ajs-2024': ajs2024,
};
