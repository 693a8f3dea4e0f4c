// The five editions.
import type { Edition, EditionId } from '../kernel/edition.ts';
import { ajs2024 } from './ajs-2024/game.ts';
import { fise2003 } from './fise-2003/game.ts';
import { fise2009 } from './fise-2009/game.ts';
import { redeletras } from './redeletras/game.ts';
import { resumen2018 } from './resumen-2018/game.ts';

export const editions: Readonly<Record<EditionId, Edition>> = {
  'fise-2003': fise2003,
  redeletras,
  'fise-2009': fise2009,
  'resumen-2018': resumen2018,
  'ajs-2024': ajs2024,
};
