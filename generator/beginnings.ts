// What can be spelt from a rack before the first square that joins the board: worked out once for a position, however
// many squares there are, as nothing lies beside the squares that it takes.
import { type Graph, LETTER, NEXT_SHIFT } from './graph.ts';
import { BLANK_NUMBER, MOST_TILES, type Rack } from './rack.ts';

/** A beginning may take all tiles but the one on the square that joins. */
const LONGEST = MOST_TILES - 1;
/** Five bits a letter. */
const BITS = 5;

/** Beginnings of one length, side by side. */
export interface Beginnings {
  count: number;
  /** Where the edges of the state begin that it leads to. */
  states: Int32Array;
  /** A bit for each letter that may follow and that the tiles left can spell. */
  follows: Uint32Array;
  /** Its letters, the first in the lowest bits. */
  letters: Uint32Array;
  /** A bit for each letter that a blank stands for. */
  blanks: Uint8Array;
}

const none = (): Beginnings => ({
  count: 0,
  states: new Int32Array(64),
  follows: new Uint32Array(64),
  letters: new Uint32Array(64),
  blanks: new Uint8Array(64),
});

export const letterIn = (letters: number, index: number): number =>
  (letters >>> (index * BITS)) & LETTER;

/** Used again for every position: what grew stays. */
export class AllBeginnings {
  readonly #byLength: readonly Beginnings[] = Array.from({ length: LONGEST + 1 }, none);

  of(length: number): Beginnings | undefined {
    return this.#byLength[length];
  }

  fill(graph: Graph, rack: Rack): void {
    for (const one of this.#byLength) one.count = 0;
    this.#grow(graph, rack, graph.root, 0, 0, 0, rack.size - 1);
  }

  #grow(
    graph: Graph,
    rack: Rack,
    state: number,
    length: number,
    letters: number,
    blanks: number,
    longest: number,
  ): void {
    const follows = (graph.masks[state] ?? 0) & rack.spells();
    if (follows === 0) return;
    this.#add(length, state, follows, letters, blanks);
    if (length === longest) return;
    const { counts } = rack;
    for (let left = follows, at = state; left !== 0; at++) {
      const edge = graph.edges[at] ?? 0;
      const letter = edge & LETTER;
      if ((left & (1 << letter)) === 0) continue;
      left &= ~(1 << letter);
      const next = edge >>> NEXT_SHIFT;
      if (next === 0) continue;
      const written = letters | (letter << (length * BITS));
      if ((counts[letter] ?? 0) > 0) {
        rack.take(letter);
        this.#grow(graph, rack, next, length + 1, written, blanks, longest);
        rack.giveBack(letter);
      }
      if ((counts[BLANK_NUMBER] ?? 0) > 0) {
        rack.take(BLANK_NUMBER);
        this.#grow(graph, rack, next, length + 1, written, blanks | (1 << length), longest);
        rack.giveBack(BLANK_NUMBER);
      }
    }
  }

  #add(length: number, state: number, follows: number, letters: number, blanks: number): void {
    const list = this.#byLength[length] as Beginnings;
    const at = list.count++;
    if (at === list.states.length) {
      list.states = grown(list.states, Int32Array);
      list.follows = grown(list.follows, Uint32Array);
      list.letters = grown(list.letters, Uint32Array);
      list.blanks = grown(list.blanks, Uint8Array);
    }
    list.states[at] = state;
    list.follows[at] = follows;
    list.letters[at] = letters;
    list.blanks[at] = blanks;
  }
}

const grown = <T extends { readonly length: number; set(from: T): void }>(
  old: T,
  make: new (length: number) => T,
): T => {
  const list = new make(2 * old.length);
  list.set(old);
  return list;
};
