// The plays found for a position, side by side in typed arrays: most are only counted, few are looked at.
import type { Letter, PlacedTile } from '../protocol/generated/types.ts';
import { LETTERS } from '../protocol/generated/vocabulary.ts';
import { BLANK, type Direction, SIZE, squareAt } from '../reference-impl/src/index.ts';

/** A play takes this many bytes: its line, how many tiles, and for each its position and letter. */
const BYTES = 16;
export const AS_BLANK = 1 << 7;

export class Plays {
  #count = 0;
  #bytes = new Uint8Array(BYTES * 256);
  #scores = new Int32Array(256);

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  /** The positions and letters of so many tiles, in reading order. */
  add(
    line: number,
    positions: Uint8Array,
    letters: Uint8Array,
    tiles: number,
    score: number,
  ): void {
    const play = this.#count++;
    if (play === this.#scores.length) this.#grow();
    this.#scores[play] = score;
    let at = play * BYTES;
    this.#bytes[at++] = line;
    this.#bytes[at++] = tiles;
    for (let i = 0; i < tiles; i++) {
      this.#bytes[at++] = positions[i] ?? 0;
      this.#bytes[at++] = letters[i] ?? 0;
    }
  }

  #grow(): void {
    const [bytes, scores] = [this.#bytes, this.#scores];
    this.#bytes = new Uint8Array(2 * bytes.length);
    this.#bytes.set(bytes);
    this.#scores = new Int32Array(2 * scores.length);
    this.#scores.set(scores);
  }

  score(play: number): number {
    return this.#scores[play] ?? 0;
  }

  direction(play: number): Direction {
    return (this.#bytes[play * BYTES] ?? 0) < SIZE ? 'across' : 'down';
  }

  /** In reading order. */
  tiles(play: number): PlacedTile[] {
    const begin = play * BYTES;
    const line = this.#bytes[begin] ?? 0;
    const count = this.#bytes[begin + 1] ?? 0;
    const tiles = Array.from({ length: count }, (_, i) => {
      const position = this.#bytes[begin + 2 + 2 * i] ?? 0;
      const letter = this.#bytes[begin + 3 + 2 * i] ?? 0;
      const square = line < SIZE ? squareAt(line, position) : squareAt(position, line - SIZE);
      const name = LETTERS[(letter & ~AS_BLANK) - 1] as Letter;
      return (letter & AS_BLANK) === 0 ? { square, tile: name } : { square, tile: BLANK, as: name };
    });
    return tiles as PlacedTile[];
  }

  /** Counts every play anew. */
  rescore(scoreOf: (play: number) => number): void {
    for (let i = 0; i < this.#count; i++) this.#scores[i] = scoreOf(i);
  }

  /** The play that scores most; -1 where there is none. */
  best(): number {
    let best = -1;
    for (let i = 0; i < this.#count; i++)
      if (best < 0 || this.score(i) > this.score(best)) best = i;
    return best;
  }
}
