// Typing errors: a word that no text has is taken for the nearest one that some text has. It is done before words are
// reduced to their stems, as an error in an ending would be taken for another stem.
import { nearest } from '../shared/nearest.ts';
import { plain } from '../shared/plain.ts';

export type Spelling = (query: string) => string;

const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export const spellingOf = (texts: readonly string[]): Spelling => {
  const known = new Set(texts.flatMap(wordsIn));
  const byLength = Map.groupBy(known, (word) => word.length);
  const mended = (word: string, isLast: boolean): string => {
    if (word.length < 5 || known.has(word)) return word;
    // The last word may still be on its way.
    if (isLast && [...known].some((other) => other.startsWith(word))) return word;
    const most = word.length > 7 ? 2 : 1;
    const alike = [-2, -1, 0, 1, 2].flatMap((more) => byLength.get(word.length + more) ?? []);
    return nearest(word, alike, 1, most)[0] ?? word;
  };
  return (query) => {
    const words = wordsIn(query);
    return words.map((word, i) => mended(word, i === words.length - 1)).join(' ');
  };
};
