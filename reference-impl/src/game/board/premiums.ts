// What a square of the board may do for the tile or the word on it; which square does what is data of the original game.
import type { Square } from './squares.ts';

export const PREMIUMS = ['letter×2', 'letter×3', 'word×2', 'word×3'] as const;
export type Premium = (typeof PREMIUMS)[number];

export const CENTRE: Square = 'H8';
