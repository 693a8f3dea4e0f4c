// Generated from regulations/*/edition.yaml by `npm run generate`. Do not edit.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { type Edition, edition } from '../kernel/edition.ts';
import { game as ajs2024 } from './ajs-2024/game.ts';
import { game as fise2003 } from './fise-2003/game.ts';
import { game as fise2009 } from './fise-2009/game.ts';
import { originalGame } from './original-game.ts';
import { game as redeletras } from './redeletras/game.ts';
import { game as resumen2018 } from './resumen-2018/game.ts';

const fise2009Edition = edition('fise-2009', fise2009, { rules: originalGame, through: '1' });

export const editions: Readonly<Record<EditionId, Edition>> = {
  'fise-2003': edition('fise-2003', fise2003, { rules: originalGame, through: '1' }),
  redeletras: edition('redeletras', redeletras, { rules: originalGame, through: '1' }),
  'fise-2009': fise2009Edition,
  'resumen-2018': edition('resumen-2018', resumen2018, { rules: originalGame, through: '1' }),
  'ajs-2024': edition('ajs-2024', ajs2024, fise2009Edition),
};
