// A board as the search reads it: fifteen rows and fifteen columns side by side in typed arrays, so that a play down is
// searched as one across. For each free square: what a tile on it must fit and adds up to in the other direction.
import { numberOf } from '../dictionary/lexicon.ts';
import type { PlacedTile } from '../protocol/generated/types.ts';
import { type ScoreTable, SIZE } from '../reference-impl/src/index.ts';
import { edgeAt, type Graph, LETTER, NEXT_SHIFT, WORD_ENDS } from './graph.ts';

const AREA = SIZE * SIZE;
/** Rows first, then columns; a place is `line * SIZE + position`, for columns after all the rows. */
export const PLACES = 2 * AREA;
const CENTRE = (AREA - 1) / 2;
const ANY_LETTER = 0xffffffff;
/** No tile lies across: whatever is laid there forms no other word. */
export const NO_CROSS = -1;

/** The same square in the other direction. */
const turned = (place: number): number => {
  const at = place % AREA;
  const other = (at % SIZE) * SIZE + Math.floor(at / SIZE);
  return place < AREA ? other + AREA : other;
};

export class Lines {
  /** The number of the letter that lies there; 0 on a free square. */
  readonly letters = new Uint8Array(PLACES);
  readonly points = new Uint8Array(PLACES);
  /** A bit for each letter that may be laid there. */
  readonly fits = new Uint32Array(PLACES).fill(ANY_LETTER);
  /** The points that lie across, or NO_CROSS. */
  readonly across = new Int16Array(PLACES).fill(NO_CROSS);
  readonly anchors = new Uint8Array(PLACES);
  readonly letterFactors = new Uint8Array(PLACES);
  readonly wordFactors = new Uint8Array(PLACES);
  readonly isEmpty: boolean;

  constructor(graph: Graph, board: readonly PlacedTile[], table: ScoreTable) {
    this.isEmpty = board.length === 0;
    for (let at = 0; at < AREA; at++) {
      const down = turned(at);
      this.letterFactors[at] = this.letterFactors[down] = table.letter[at] ?? 1;
      this.wordFactors[at] = this.wordFactors[down] = table.word[at] ?? 1;
    }
    for (const { square, tile, as } of board) {
      const at = (square.charCodeAt(0) - 65) * SIZE + Number(square.slice(1)) - 1;
      const letter = numberOf(as ?? tile);
      this.letters[at] = this.letters[turned(at)] = letter;
      this.points[at] = this.points[turned(at)] = table.tile[tile];
    }
    if (this.isEmpty) this.anchors[CENTRE] = this.anchors[turned(CENTRE)] = 1;
    else for (let place = 0; place < PLACES; place++) this.#look(graph, place);
  }

  /** What a tile on a free place would join along this line is what it crosses in the other. */
  #look(graph: Graph, place: number): void {
    if (this.letters[place] !== 0) return;
    const position = place % SIZE;
    let from = place;
    while (from % SIZE > 0 && this.letters[from - 1] !== 0) from--;
    let to = place;
    while (to % SIZE < SIZE - 1 && this.letters[to + 1] !== 0) to++;
    if (from === place && to === place) return;
    const other = turned(place);
    this.anchors[place] = this.anchors[other] = 1;
    let points = 0;
    for (let at = from; at <= to; at++) points += this.points[at] ?? 0;
    this.across[other] = points;
    this.fits[other] = this.#fitting(graph, place, place - position + (from % SIZE), to);
  }

  #fitting(graph: Graph, place: number, from: number, to: number): number {
    let begin = graph.root;
    for (let at = from; at < place; at++) {
      begin = edgeAt(graph, begin, this.letters[at] ?? 0) >>> NEXT_SHIFT;
      if (begin === 0) return 0;
    }
    let mask = 0;
    for (let letters = graph.masks[begin] ?? 0, at = begin; letters !== 0; at++) {
      const edge = graph.edges[at] ?? 0;
      letters &= ~(1 << (edge & LETTER));
      let last = edge;
      for (let next = place + 1; next <= to && last !== 0; next++)
        last = edgeAt(graph, last >>> NEXT_SHIFT, this.letters[next] ?? 0);
      if ((last & WORD_ENDS) !== 0) mask |= 1 << (edge & LETTER);
    }
    return mask >>> 0;
  }
}
