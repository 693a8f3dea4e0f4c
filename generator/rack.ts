// A rack as the search counts it: how many of each letter, and which letters it can still spell.
import { numberOf } from '../dictionary/lexicon.ts';
import type { Tile } from '../protocol/generated/types.ts';
import { TILES } from '../protocol/generated/vocabulary.ts';
import { BLANK, RACK_SIZE, type ScoreTable } from '../reference-impl/src/index.ts';

/** No letter has this number. */
export const BLANK_NUMBER = 0;
/** A play takes no more, whatever a rack holds. */
export const MOST_TILES = RACK_SIZE;
const ANY_LETTER = 0xffffffff;

const numberOfTile = (tile: Tile): number => (tile === BLANK ? BLANK_NUMBER : numberOf(tile));

/** What tiles are worth, by their number. */
export const valuesIn = ({ tile }: ScoreTable): Uint8Array => {
  const values = new Uint8Array(TILES.length);
  for (const one of TILES) values[numberOfTile(one)] = tile[one];
  return values;
};

export class Rack {
  readonly counts = new Uint8Array(TILES.length);
  /** How many tiles a play may take of it. */
  readonly size: number;
  /** A bit for each number of which there is a tile. */
  #own = 0;

  constructor(tiles: readonly Tile[]) {
    this.size = Math.min(tiles.length, MOST_TILES);
    for (const tile of tiles) this.giveBack(numberOfTile(tile));
  }

  take(number: number): void {
    const left = (this.counts[number] ?? 0) - 1;
    this.counts[number] = left;
    if (left === 0) this.#own &= ~(1 << number);
  }

  giveBack(number: number): void {
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    this.#own |= 1 << number;
  }

  /** A bit for each letter that a tile of it, or a blank, can be. */
  spells(): number {
    return (this.#own & (1 << BLANK_NUMBER)) === 0 ? this.#own : ANY_LETTER;
  }
}
