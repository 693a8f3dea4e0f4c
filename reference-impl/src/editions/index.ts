// Generated from regulations/*/edition.yaml by `npm run generate`. Do not edit.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { type Edition, edition } from '../kernel/edition.ts';
import { game as ajs2024Game } from './ajs-2024/game.ts';
import { lexicon as ajs2024Lexicon } from './ajs-2024/lexicon.ts';
import { tournament as ajs2024Tournament } from './ajs-2024/tournament.ts';
import { game as fise2003Game } from './fise-2003/game.ts';
import { lexicon as fise2003Lexicon } from './fise-2003/lexicon.ts';
import { game as fise2009Game } from './fise-2009/game.ts';
import { lexicon as fise2009Lexicon } from './fise-2009/lexicon.ts';
import { originalGame } from './original-game.ts';
import { game as redeletrasGame } from './redeletras/game.ts';
import { lexicon as redeletrasLexicon } from './redeletras/lexicon.ts';
import { game as resumen2018Game } from './resumen-2018/game.ts';
import { lexicon as resumen2018Lexicon } from './resumen-2018/lexicon.ts';

const fise2009Edition = edition('fise-2009', [...fise2009Game, ...fise2009Lexicon], {
  rules: originalGame,
  through: '1',
});

export const editions: Readonly<Record<EditionId, Edition>> = {
  'fise-2003': edition('fise-2003', [...fise2003Game, ...fise2003Lexicon], {
    rules: originalGame,
    through: '1',
  }),
  redeletras: edition('redeletras', [...redeletrasGame, ...redeletrasLexicon], {
    rules: originalGame,
    through: '1',
  }),
  'fise-2009': fise2009Edition,
  'resumen-2018': edition('resumen-2018', [...resumen2018Game, ...resumen2018Lexicon], {
    rules: originalGame,
    through: '1',
  }),
  'ajs-2024': edition(
    'ajs-2024',
    [...ajs2024Game, ...ajs2024Lexicon, ...ajs2024Tournament],
    fise2009Edition,
  ),
};
