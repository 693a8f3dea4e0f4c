// What a drawing of the board has to know.

import { LETTERS } from '../../protocol/generated/vocabulary.ts';
import { SIZE, squareAt } from '../../reference-impl/src/game/board/squares.ts';
import { pointsOf, premiumAt } from '../../reference-impl/src/index.ts';

/** W w L l for word ×3 ×2 and letter ×3 ×2. */
const SIGNS = {
  'letter×2': 'l',
  'letter×3': 'L',
  'word×2': 'w',
  'word×3': 'W',
} as const;

const signOf = (square: string): string => {
  const premium = premiumAt(square);
  return premium ? SIGNS[premium] : '.';
};

const each = Array.from({ length: SIZE }, (_, i) => i);

export const boardFacts = {
  size: SIZE,
  /** One string a row, one character a square. */
  premiums: each.map((row) => each.map((column) => signOf(squareAt(row, column))).join('')),
  values: Object.fromEntries(LETTERS.map((letter) => [letter, pointsOf(letter)])),
};
