// Letters and tiles: accents are folded, a digraph is one tile.
import type { Letter, Word } from '../../../protocol/generated/types.ts';

/** Grave, acute, circumflex and diaeresis; the tilde of Ñ makes another letter. */
const ACCENTS = /[\u0300\u0301\u0302\u0308]/g;
/** Those of Spanish, as most texts encode them. */
const FOLDED: Readonly<Record<string, string>> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ü: 'u',
};
/** Most texts, which need not be taken apart. */
const PLAIN = /^[a-zñ]*$/;
const PLAYABLE = /^[a-jl-vx-zñ]+$/;
const TILE = /CH|LL|RR|./g;

/** The letters of a text without its accents. */
export const plain = (text: string): string => {
  if (PLAIN.test(text)) return text;
  const folded = text.toLowerCase().replace(/[áéíóúü]/g, (letter) => FOLDED[letter] ?? letter);
  return PLAIN.test(folded)
    ? folded
    : folded.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
};

/** Whether tiles spell these letters: no K, no W, no sign, and something there. */
export const isPlayable = (letters: string): boolean => PLAYABLE.test(letters);

/** The tiles of playable letters. */
export const spell = (letters: string): Word =>
  (letters.toUpperCase().match(TILE) ?? []) as Letter[];

/** The letters of a word; undefined where C and H lie side by side, which no word that people write is spelt with. */
export const lettersOf = (word: Word): string | undefined => {
  const letters = word.join('').toLowerCase();
  return spell(letters).length === word.length ? letters : undefined;
};
