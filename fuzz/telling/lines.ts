// Tiles on a board as words from a square on.
import type { PlacedTile } from '../../protocol/generated/types.ts';
import { runThrough, type Tiles, tilesBySquare } from '../runs.ts';
import { directionOf, written } from './words.ts';

export interface Line {
  readonly text: string;
  readonly squares: readonly string[];
}

/** The tiles side by side through a square, as `PATIO desde H6 en horizontal`. */
const lineThrough = (tiles: Tiles, square: string, down: boolean): Line => {
  const squares = runThrough(tiles, square, down);
  const word = squares.map((one) => written(tiles.get(one) as PlacedTile)).join('');
  return { text: `${word} desde ${squares[0]} ${directionOf(down)}`, squares };
};

/** As few words as cover the board. */
export const linesOf = (board: readonly PlacedTile[]): string[] => {
  const tiles = tilesBySquare(board);
  const covered = new Set<string>();
  const lines: string[] = [];
  for (const isSingle of [false, true])
    for (const { square } of board) {
      if (covered.has(square)) continue;
      const [across, down] = [lineThrough(tiles, square, false), lineThrough(tiles, square, true)];
      const line = down.squares.length > across.squares.length ? down : across;
      if (line.squares.length === 1 && !isSingle) continue;
      for (const one of line.squares) covered.add(one);
      lines.push(line.text);
    }
  return lines;
};

/** Tiles laid as the word that they make along their line; nothing where they make none. */
export const playedLine = (
  board: readonly PlacedTile[],
  laid: readonly PlacedTile[],
): string | undefined => {
  const tiles = tilesBySquare([...board, ...laid]);
  const isNew = laid.every(({ square }) => !board.some((placed) => placed.square === square));
  const [first] = laid;
  if (!first || !isNew || laid.some(({ tile, as }) => tile === '?' && as === undefined))
    return undefined;
  const lines = [false, true].map((down) => lineThrough(tiles, first.square, down));
  return lines
    .filter(({ squares }) => laid.every(({ square }) => squares.includes(square)))
    .find(({ squares }, _, all) => squares.length > 1 || all.every((l) => l.squares.length === 1))
    ?.text;
};
