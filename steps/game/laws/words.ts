// The words that tiles on a board form, read off the board: along the line of the play, and across each of its tiles.
import type { PlacedTile, Word } from '../../../protocol/generated/types.ts';

export type Squares = ReadonlyMap<string, PlacedTile>;
type Run = readonly PlacedTile[];

const at = (row: number, column: number): string => `${String.fromCharCode(65 + row)}${column}`;

const placeOf = (square: string): readonly [row: number, column: number] => [
  square.charCodeAt(0) - 65,
  Number(square.slice(1)),
];

/** Every run of two or more tiles that goes through one of the tiles laid. */
export const runsThrough = (board: Squares, tiles: readonly PlacedTile[]): readonly Run[] => {
  const runs = new Map<string, Run>();
  for (const { square } of tiles) {
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const run = runThrough(board, placeOf(square), down, right);
      if (run.length > 1) runs.set(`${run[0]?.square} ${down}`, run);
    }
  }
  return [...runs.values()];
};

export const wordsThrough = (board: Squares, tiles: readonly PlacedTile[]): readonly Word[] =>
  runsThrough(board, tiles).map((run) =>
    run.flatMap(({ tile, as }): Word[number][] => (tile === '?' ? (as ? [as] : []) : [tile])),
  );

const runThrough = (
  board: Squares,
  [row, column]: readonly [number, number],
  down: number,
  right: number,
): Run => {
  let [r, c] = [row, column];
  while (board.has(at(r - down, c - right))) [r, c] = [r - down, c - right];
  const run: PlacedTile[] = [];
  for (let placed = board.get(at(r, c)); placed; placed = board.get(at(r, c))) {
    run.push(placed);
    [r, c] = [r + down, c + right];
  }
  return run;
};
