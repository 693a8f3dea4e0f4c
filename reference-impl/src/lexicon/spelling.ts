// Text becomes tiles: capitals, accents folded, a digraph is one tile.
import type { Letter, Word } from '../../../protocol/generated/types.ts';

/** Grave, acute, circumflex and diaeresis; the tilde of Ñ makes another letter. */
const ACCENTS = /[\u0300\u0301\u0302\u0308]/g;
const PLAYABLE = /^[a-jl-vx-zñ]+$/i;
const TILE = /CH|LL|RR|./g;

/** The letters of a text without its accents. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();

/** The tiles that spell a text; undefined where none do: K, W, signs, nothing at all. */
export const spell = (text: string): Word | undefined => {
  const letters = plain(text);
  return PLAYABLE.test(letters) ? (letters.toUpperCase().match(TILE) as Letter[]) : undefined;
};

/** Words are the same when their tiles are: C and H side by side are not CH. */
export const keyOf = (word: Word): string => word.join(' ');

/** Of several texts, the words of those that tiles spell. */
export const spellAll = (texts: readonly string[]): readonly Word[] =>
  texts.flatMap((text) => {
    const word = spell(text);
    return word ? [word] : [];
  });
