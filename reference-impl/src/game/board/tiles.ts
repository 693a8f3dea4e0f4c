// The 100 tiles. Every edition presupposes them through the original rules of the game; none prints them.

import type { Letter, Tile, Word } from '../../../../protocol/generated/types.ts';

export { LETTERS } from '../../../../protocol/generated/vocabulary.ts';
export type { Letter, Tile, Word };

export const BLANK = '?';

const VALUES: Readonly<Record<Tile, number>> = {
  A: 1, E: 1, O: 1, I: 1, S: 1, N: 1, R: 1, U: 1, L: 1, T: 1,
  D: 2, G: 2,
  C: 3, B: 3, M: 3, P: 3,
  H: 4, F: 4, V: 4, Y: 4,
  CH: 5, Q: 5,
  J: 8, LL: 8, Ñ: 8, RR: 8, X: 8,
  Z: 10,
  '?': 0,
}; // biome-ignore format: one line for each value

export const DISTRIBUTION: Readonly<Record<Tile, number>> = {
  A: 12, E: 12, O: 9, I: 6, S: 6, N: 5, R: 5, U: 5, L: 4, T: 4,
  D: 5, G: 2,
  C: 4, B: 2, M: 2, P: 2,
  H: 2, F: 1, V: 1, Y: 1,
  CH: 1, Q: 1,
  J: 1, LL: 1, Ñ: 1, RR: 1, X: 1,
  Z: 1,
  '?': 2,
}; // biome-ignore format: one line for each value

export const RACK_SIZE = 7;

export const pointsOf = (tile: Tile): number => VALUES[tile];

export const pointsOfAll = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + pointsOf(tile), 0);

export const sameWord = (a: Word, b: Word): boolean =>
  a.length === b.length && a.every((letter, i) => letter === b[i]);

/** What is left of `tiles` once `taken` are removed; undefined when one of them is not there. */
export const without = (
  tiles: readonly Tile[],
  taken: readonly Tile[],
): readonly Tile[] | undefined => {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
};
