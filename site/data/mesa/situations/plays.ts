// A play on the board, for situations about one: its author is Ana.
import { names } from '../telling/names.ts';

export const AUTHOR = names(['quien jugó', 'the author of the play'], ['el rival', 'the opponent']);

export const BOARD = 'que en el tablero está PATIO desde H6 en horizontal';
export const RACK = 'que Ana tiene AELORST en el atril';

/** One word, or several. */
export const PLAYS = {
  una: {
    vale: ['que OLAS es válida', 'OLAS desde H10 en vertical', 'OLAS'],
    'no-vale': ['que OLSA no es válida', 'OLSA desde H10 en vertical', 'OLSA'],
  },
  varias: {
    vale: ['que ESO y PATIOS son válidas', 'ESO desde G11 en vertical', 'ESO y PATIOS'],
    'no-vale': ['que ERA es válida', 'ERA desde G11 en vertical', 'ERA y PATIOR'],
  },
} as const;
