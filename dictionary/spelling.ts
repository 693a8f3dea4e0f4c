// Text becomes tiles here and nowhere else in the dictionary: capitals, accents folded, a digraph is one tile.
import type { Letter } from '../protocol/generated/types.ts';

/** Grave, acute, circumflex and diaeresis; the tilde of Ñ makes another letter, and so would a cedilla. */
const ACCENTS = /[\u0300\u0301\u0302\u0308]/g;
// Asked before capitals are made of it, as those of "ß" would be SS.
const PLAYABLE = /^[a-jl-vx-zñ]+$/i;
const TILE = /CH|LL|RR|./g;

/** The letters of the tiles that spell a form, or undefined when no tiles do: K, W, signs, nothing at all. */
export const spell = (form: string): Letter[] | undefined => {
  const plain = form.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return PLAYABLE.test(plain) ? (plain.toUpperCase().match(TILE) as Letter[]) : undefined;
};
