// Plays on the mid-game table with what they are worth: for scenarios that need a play but not a certain one, and for
// those that name the word and not the points, which everybody at the table has noted all the same.
import { type WrittenTile, writeWord, writtenTiles } from '../language/notation.ts';

export interface StockPlay {
  readonly word: readonly WrittenTile[];
  readonly square: string;
  readonly down: boolean;
  readonly points: number;
}

const play = (text: string, square: string, down: boolean, points: number): StockPlay => ({
  word: writtenTiles(text),
  square,
  down,
  points,
});

/** By number of tiles laid: words that grow from PATIO, an S after it, or down from its O. */
export const BY_TILES: readonly StockPlay[] = [
  play('PATIOS', 'H6', false, 8),
  play('OSO', 'H10', true, 5),
  play('OLAS', 'H10', true, 6),
  play('ORDEN', 'H10', true, 10),
  play('OLORES', 'H10', true, 8),
  play('ORDENAS', 'H10', true, 14),
  play('ORDENADO', 'H10', true, 68),
];

/** Down from its P. */
const OTHERS: readonly StockPlay[] = [
  play('PASADOR', 'H6', true, 14),
  play('PASADORA', 'H6', true, 65),
];

export const STOCK_PLAYS: readonly StockPlay[] = [...BY_TILES, ...OTHERS];

export const stockPlay = (tiles: number, plays = BY_TILES): StockPlay => {
  const found = plays[tiles - 1];
  if (!found)
    throw new Error(`harness: no stock play of ${tiles} tiles; there are plays of 1 to 7`);
  return found;
};

/** What a play is worth that a scenario does not tell the points of. */
export const pointsOf = (word: readonly WrittenTile[], square: string, down: boolean): number => {
  const text = textOf(word);
  const found = STOCK_PLAYS.find(
    (stock) => textOf(stock.word) === text && stock.square === square && stock.down === down,
  );
  if (!found)
    throw new Error(
      `harness: ${text} from ${square} is not known; expected a play of steps/game/stock-plays.ts, or a step that tells its points`,
    );
  return found.points;
};

const textOf = (word: readonly WrittenTile[]): string => writeWord(word.map((t) => t.letter));
