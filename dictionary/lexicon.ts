// A set of words as a minimal automaton in one typed array: words share their beginnings and their ends.
//
// packed[0] is where the edges of the root begin, packed[1] how many words there are; then come the edges.
// The edges of a state lie side by side, by letter. An edge holds, from its lowest bit:
//   letter (5 bits, 1 for A), a word ends here (1), last edge of its state (1), where its own edges begin (25, 0: none).
import type { NamedLetter } from '../protocol/generated/types.ts';
import { LETTERS } from '../protocol/generated/vocabulary.ts';

export const LETTER = 0b11111;
export const WORD_ENDS = 1 << 5;
export const LAST_EDGE = 1 << 6;
export const NEXT_SHIFT = 7;
export const HEADER = 2;

export interface Lexicon {
  /** How many words it holds. */
  readonly size: number;
  /** How much memory it takes. */
  readonly bytes: number;
  readonly has: (word: readonly NamedLetter[]) => boolean;
  /** The automaton itself, for whoever walks it. */
  readonly packed: Uint32Array;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(LETTERS.map((letter, i) => [letter, i + 1]));

/** The number of a letter within an edge; 0 for anything that is no letter. */
export const numberOf = (letter: string): number => NUMBERS.get(letter) ?? 0;

export const lexiconOf = (packed: Uint32Array): Lexicon => ({
  size: packed[1] ?? 0,
  bytes: packed.byteLength,
  packed,
  has: (word) => {
    let at = packed[0] ?? 0;
    let edge = 0;
    for (const letter of word) {
      edge = at === 0 ? 0 : edgeFor(packed, at, numberOf(letter));
      if (edge === 0) return false;
      at = edge >>> NEXT_SHIFT;
    }
    return (edge & WORD_ENDS) !== 0;
  },
});

/** The edge of a letter among those that begin at a place, or 0. */
const edgeFor = (packed: Uint32Array, begin: number, letter: number): number => {
  for (let at = begin; ; at++) {
    const edge = packed[at] ?? LAST_EDGE;
    if ((edge & LETTER) === letter) return edge;
    if ((edge & LAST_EDGE) !== 0 || (edge & LETTER) > letter) return 0;
  }
};
