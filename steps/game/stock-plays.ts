// Ready plays for the mid-game table, by number of tiles laid, for scenarios that need a play but not a certain one.
import type { PlacedTile } from '../../protocol/generated/types.ts';
import { laidFrom } from './notation.ts';

export interface StockPlay {
  readonly word: string;
  readonly laid: readonly PlacedTile[];
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
  const [word, square, down, points] = found;
  return { word, laid: laidFrom(word, square, down), points };
};
