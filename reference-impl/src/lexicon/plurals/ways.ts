// How each way of making a plural writes it, and how a plural that is told differs from its word.
import type { PluralManner, Word } from '../../../../protocol/generated/types.ts';
import { keyOf, plain } from '../spelling.ts';
import type { Way } from './parameters.ts';

const MADE: Readonly<Record<Way, (word: string) => readonly string[]>> = {
  '-s': (word) => [`${word}s`],
  '-es': (word) => [`${word}es`],
  both: (word) => [`${word}s`, `${word}es`],
  '-ces': (word) => [word.replace(/z$/, 'ces')],
  unchanged: (word) => [word],
};

export const madeBy = (way: Way, word: string): readonly string[] => MADE[way](word);

/** What somebody might take for its plural, be it one or not. */
export const temptingPlurals = (word: string): readonly string[] => {
  const letters = plain(word);
  const changed = [
    letters.replace(/z$/, 'ces'),
    letters.replace(/c$/, 'ques'),
    letters.replace(/y$/, 'is'),
  ].filter((form) => form !== letters);
  return [`${letters}s`, `${letters}es`, ...changed];
};

const MANNERS: readonly (readonly [PluralManner, RegExp, string])[] = [
  ['unchanged', /$/, ''],
  ['-s', /$/, ' S'],
  ['-es', /$/, ' E S'],
  ['z-ces', / Z$/, ' C E S'],
  ['c-ques', / C$/, ' Q U E S'],
  ['y-is', / Y$/, ' I S'],
];

export const mannerOf = (singular: Word, made: Word): PluralManner =>
  MANNERS.find(
    ([, end, other]) =>
      end.test(keyOf(singular)) && keyOf(singular).replace(end, other) === keyOf(made),
  )?.[0] ?? 'special';
