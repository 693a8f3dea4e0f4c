// How each way of making a plural writes it, and how a plural differs from its word.
import type { PluralManner } from '../../../../protocol/generated/types.ts';
import type { Way } from './parameters.ts';

const MADE: Readonly<Record<Way, (word: string) => readonly string[]>> = {
  '-s': (word) => [`${word}s`],
  '-es': (word) => [`${word}es`],
  both: (word) => [`${word}s`, `${word}es`],
  '-ces': (word) => [word.replace(/z$/, 'ces')],
  unchanged: (word) => [word],
};

export const madeBy = (way: Way, word: string): readonly string[] => MADE[way](word);

const MANNERS: readonly (readonly [PluralManner, end: string, plural: string])[] = [
  ['unchanged', '', ''],
  ['-s', '', 's'],
  ['-es', '', 'es'],
  ['z-ces', 'z', 'ces'],
  ['c-ques', 'c', 'ques'],
  ['y-is', 'y', 'is'],
];

const changed = (word: string, end: string, plural: string): string =>
  `${word.slice(0, word.length - end.length)}${plural}`;

export const mannerOf = (singular: string, made: string): PluralManner =>
  MANNERS.find(
    ([, end, plural]) => singular.endsWith(end) && changed(singular, end, plural) === made,
  )?.[0] ?? 'special';

/** What somebody might take for the plural of these letters, be it one or not. */
export const temptingPlurals = (letters: string): readonly string[] =>
  MANNERS.flatMap(([, end, plural]) =>
    plural !== '' && letters.endsWith(end) ? [changed(letters, end, plural)] : [],
  );
