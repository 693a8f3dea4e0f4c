// Tiles, words and the squares of the board, as they are written.
import { TILES } from '../../protocol/generated/vocabulary.ts';
import {
  placedTiles,
  SQUARE_PATTERN,
  TILES_PATTERN,
  tilesOf,
  wordOf,
  writeTile,
  writtenTiles,
} from './notation.ts';
import { choice, named, pattern } from './term.ts';

const SOME = TILES_PATTERN.source;
/** «e», and not «y», before the sound of an I. */
const AND = String.raw`(?: y (?!\(?H?\(?I)| e (?=\(?H?\(?I))`;
const PLACED = `${SOME} en ${SQUARE_PATTERN.source}`;

export const TILE_TERMS = {
  ficha: named('tile', TILES, writeTile),
  fichas: pattern('tiles', TILES_PATTERN, 'AE[CH]?', tilesOf),
  palabra: pattern('Word', TILES_PATTERN, '[CH]AL(E)', writtenTiles),
  palabras: pattern(
    'words',
    new RegExp(`${SOME}(?:, ${SOME})*(?:${AND}${SOME})?`, 'u'),
    'OSO, AS y TE',
    (text) => text.split(/, | [ye] | and /).map(wordOf),
    {
      links: [
        ['y', 'and'],
        ['e', 'and'],
      ],
      count: (words) => words.length,
    },
  ),
  colocación: pattern(
    'placing',
    new RegExp(`${PLACED}(?:, ${PLACED})*`, 'u'),
    'S en H11, (A) en H12',
    placedTiles,
    {
      links: [['en', 'on']],
    },
  ),
  casilla: pattern('square', SQUARE_PATTERN, 'H8', (text) => text),
  dirección: choice<boolean>(
    'direction',
    ['en horizontal', 'across', false],
    ['en vertical', 'down', true],
  ),
} as const;
