// Premium squares of the standard board: letter and word multipliers.
import { coordinatesOf, type Square } from './squares.ts';

const LAYOUT = [
  'W..l...W...l..W',
  '.w...L...L...w.',
  '..w...l.l...w..',
  'l..w...l...w..l',
  '....w.....w....',
  '.L...L...L...L.',
  '..l...l.l...l..',
  'W..l...w...l..W',
  '..l...l.l...l..',
  '.L...L...L...L.',
  '....w.....w....',
  'l..w...l...w..l',
  '..w...l.l...w..',
  '.w...L...L...w.',
  'W..l...W...l..W',
] as const;

export type Premium = 'letter×2' | 'letter×3' | 'word×2' | 'word×3';

const MEANING: Readonly<Record<string, Premium>> = {
  l: 'letter×2',
  L: 'letter×3',
  w: 'word×2',
  W: 'word×3',
};

export const CENTRE: Square = 'H8';

/** The premium of a square; undefined on a plain one. */
export const premiumAt = (square: Square): Premium | undefined => {
  const { row, column } = coordinatesOf(square);
  return MEANING[LAYOUT[row]?.[column] ?? ''];
};
