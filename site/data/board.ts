// What a drawing of the board has to know.

import { SIZE, squareAt } from '../../reference-impl/src/game/board/squares.ts';
import { LETTERS, pointsOf, premiumAt } from '../../reference-impl/src/index.ts';
import type { BoardFacts } from '../src/model.ts';

const SIGNS = {
  none: '.',
  'letter×2': 'l',
  'letter×3': 'L',
  'word×2': 'w',
  'word×3': 'W',
} as const;

const each = Array.from({ length: SIZE }, (_, i) => i);

export const boardFacts: BoardFacts = {
  size: SIZE,
  premiums: each.map((row) =>
    each.map((column) => SIGNS[premiumAt(squareAt(row, column))]).join(''),
  ),
  values: Object.fromEntries(LETTERS.map((letter) => [letter, pointsOf(letter)])),
};
