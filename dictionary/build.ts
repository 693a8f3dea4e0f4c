// Packs words for lexicon.ts. Words come sorted, so that the states after a shared beginning are complete when the
// next word leaves it; a complete state equal to an earlier one is that one (Daciuk and others, 2000).
import type { Letter } from '../protocol/generated/types.ts';
import { HEADER, LAST_EDGE, NEXT_SHIFT, numberOf, WORD_ENDS } from './lexicon.ts';
import { spell } from './spelling.ts';

/** Forms as text; those that no tiles spell are left out, and those that the same tiles spell are one word. */
export const packForms = (forms: Iterable<string>): Uint32Array => {
  const words: Letter[][] = [];
  for (const form of forms) {
    const word = spell(form);
    if (word) words.push(word);
  }
  return packWords(words);
};

export const packWords = (words: Iterable<readonly Letter[]>): Uint32Array => {
  const sorted = sortedKeys(words);
  const packed: number[] = Array(HEADER).fill(0);
  const places = new Map<string, number>();

  /** Where the edges of a complete state are. */
  const place = (edges: number[]): number => {
    if (edges.length === 0) return 0;
    const key = edges.join();
    const known = places.get(key);
    if (known !== undefined) return known;
    const begin = packed.length;
    packed.push(...edges.slice(0, -1), (edges.at(-1) ?? 0) | LAST_EDGE);
    places.set(key, begin);
    return begin;
  };

  /** States along the last word, from the root; each but the deepest still lacks the end of its last edge. */
  const open: number[][] = [[]];
  const completeBelow = (depth: number): void => {
    while (open.length > depth + 1) {
      const next = place(open.pop() ?? []);
      const edges = open.at(-1) ?? [];
      edges.push((edges.pop() ?? 0) | (next << NEXT_SHIFT));
    }
  };

  let previous = '';
  for (const word of sorted) {
    const shared = sharedLength(previous, word);
    completeBelow(shared);
    for (let i = shared; i < word.length; i++) {
      open.at(-1)?.push(word.charCodeAt(i) | (i === word.length - 1 ? WORD_ENDS : 0));
      open.push([]);
    }
    previous = word;
  }
  completeBelow(0);
  packed[0] = place(open[0] ?? []);
  packed[1] = sorted.length;
  return Uint32Array.from(packed);
};

/** Each word once, as a string of letter numbers, which sorts and compares fast. */
const sortedKeys = (words: Iterable<readonly Letter[]>): string[] => {
  const keys = new Set<string>();
  for (const word of words) {
    if (word.length > 0) keys.add(String.fromCharCode(...word.map(numberOf)));
  }
  return [...keys].sort();
};

const sharedLength = (a: string, b: string): number => {
  let i = 0;
  while (i < a.length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
};
