// Tiles, words and the squares of the board, as they are written.
import type { Tile } from '../../protocol/generated/types.ts';
import {
  placedTiles,
  SQUARE_PATTERN,
  TILES_PATTERN,
  tilesOf,
  wordOf,
  writtenTiles,
} from './notation.ts';
import { choice, pattern } from './term.ts';

const TILES = TILES_PATTERN.source;
const PLACED = `${TILES} en ${SQUARE_PATTERN.source}`;

export const TILE_TERMS = {
  ficha: pattern('tile', /\[[A-ZÑ]{2}\]|[A-ZÑ?]/u, (text) => tilesOf(text)[0] as Tile),
  fichas: pattern('tiles', TILES_PATTERN, tilesOf),
  palabra: pattern('Word', TILES_PATTERN, writtenTiles),
  palabras: pattern(
    'words',
    new RegExp(`${TILES}(?:, ${TILES})*(?: y ${TILES})?`, 'u'),
    (text) => text.split(/, | y | and /).map(wordOf),
    { link: ['y', 'and'], count: (words) => words.length },
  ),
  colocación: pattern('placing', new RegExp(`${PLACED}(?:, ${PLACED})*`, 'u'), placedTiles, {
    link: ['en', 'on'],
  }),
  casilla: pattern('square', SQUARE_PATTERN, (text) => text),
  dirección: choice<boolean>(
    'direction',
    ['en horizontal', 'across', false],
    ['en vertical', 'down', true],
  ),
} as const;
