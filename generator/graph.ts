// The word graph of the dictionary as the search walks it: where a letter leads, and which letters may follow at all.
import { LAST_EDGE, LETTER, NEXT_SHIFT, WORD_ENDS } from '../dictionary/lexicon.ts';

export { LETTER, NEXT_SHIFT, WORD_ENDS };

export interface Graph {
  readonly edges: Uint32Array;
  readonly root: number;
  /** By where the edges of a state begin: a bit for each letter that may follow. */
  readonly masks: Uint32Array;
}

export const graphOf = (packed: Uint32Array): Graph => {
  const masks = new Uint32Array(packed.length);
  for (let at = packed.length - 1; at > 1; at--) {
    const edge = packed[at] ?? 0;
    const later = edge & LAST_EDGE ? 0 : (masks[at + 1] ?? 0);
    masks[at] = later | (1 << (edge & LETTER));
  }
  return { edges: packed, root: packed[0] ?? 0, masks };
};

/** The edge of a letter among those that begin at a place; 0 where there is none. */
export const edgeAt = ({ edges, masks }: Graph, begin: number, letter: number): number => {
  if (begin === 0 || ((masks[begin] ?? 0) & (1 << letter)) === 0) return 0;
  for (let at = begin; ; at++) {
    const edge = edges[at] ?? 0;
    if ((edge & LETTER) === letter) return edge;
  }
};
