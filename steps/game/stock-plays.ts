// Ready plays for the mid-game table, by number of tiles laid, for scenarios that need a play but not a certain one.
import type { Word } from '../../protocol/generated/types.ts';
import { lettersOf, type WrittenTile, writtenTiles } from '../language/notation.ts';

export interface StockPlay {
  readonly word: readonly WrittenTile[];
  readonly letters: Word;
  readonly square: string;
  readonly down: boolean;
  readonly points: number;
}

/** Words that grow from PATIO: an S after it, or down from its O. */
const WORDS: readonly (readonly [word: string, square: string, down: boolean, points: number])[] = [
  ['PATIOS', 'H6', false, 8],
  ['OSO', 'H10', true, 5],
  ['OLAS', 'H10', true, 0],
  ['ORDEN', 'H10', true, 0],
  ['OLORES', 'H10', true, 0],
  ['ORDENAS', 'H10', true, 0],
  ['ORDENADO', 'H10', true, 0],
];

export const stockPlay = (tiles: number): StockPlay => {
  const found = WORDS[tiles - 1];
  if (!found)
    throw new Error(`harness: no stock play of ${tiles} tiles; there are plays of 1 to 7`);
  const [text, square, down, points] = found;
  const word = writtenTiles(text);
  return { word, letters: lettersOf(word), square, down, points };
};
