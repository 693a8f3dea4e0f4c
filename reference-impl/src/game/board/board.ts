// Tiles on squares.
import type { PlacedTile } from '../../../../protocol/generated/types.ts';
import type { Square } from './squares.ts';
import { BLANK, type NamedLetter } from './tiles.ts';

export type { PlacedTile };

export type Board = ReadonlyMap<Square, PlacedTile>;

export const boardOf = (tiles: readonly PlacedTile[]): Board =>
  new Map(tiles.map((placed) => [placed.square, placed]));

export const withTiles = (board: Board, tiles: readonly PlacedTile[]): Board =>
  new Map([...board, ...boardOf(tiles)]);

export const withoutTiles = (board: Board, tiles: readonly PlacedTile[]): Board => {
  const gone = new Set(tiles.map((placed) => placed.square));
  return new Map([...board].filter(([square]) => !gone.has(square)));
};

/** The letter that counts for spelling; a blank without one has none. */
export const letterOf = (placed: PlacedTile): NamedLetter | undefined =>
  placed.tile === BLANK ? placed.as : placed.tile;
