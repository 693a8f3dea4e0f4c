// Tiles and words of tiles. How many there are of each, and their values, are data of the original game.

import type { Letter, NamedLetter, Tile, Word } from '../../../../protocol/generated/types.ts';

export { LETTERS, TILES } from '../../../../protocol/generated/vocabulary.ts';
export type { Letter, NamedLetter, Tile, Word };

export const BLANK = '?';

export const RACK_SIZE = 7;

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
