// What lies side by side on a board: every word, across and down.
import type { NamedLetter, PlacedTile, Word } from '../protocol/generated/types.ts';

const at = (square: string, rows: number, columns: number): string =>
  `${String.fromCharCode(square.charCodeAt(0) + rows)}${Number(square.slice(1)) + columns}`;

export type Tiles = ReadonlyMap<string, PlacedTile>;

export const tilesBySquare = (board: readonly PlacedTile[]): Tiles =>
  new Map(board.map((placed) => [placed.square, placed]));

/** The squares in a line with one, without a gap. */
export const runThrough = (tiles: Tiles, square: string, down: boolean): string[] => {
  const [rows, columns] = down ? [1, 0] : [0, 1];
  let first = square;
  while (tiles.has(at(first, -rows, -columns))) first = at(first, -rows, -columns);
  const run: string[] = [];
  for (let one = first; tiles.has(one); one = at(one, rows, columns)) run.push(one);
  return run;
};

/** Those of two tiles or more, each once. */
export const runsOn = (board: readonly PlacedTile[]): string[][] => {
  const tiles = tilesBySquare(board);
  return [false, true].flatMap((down) =>
    board
      .map(({ square }) => runThrough(tiles, square, down))
      .filter((run, i) => run.length > 1 && run[0] === board[i]?.square),
  );
};

export const wordAlong = (tiles: Tiles, run: readonly string[]): Word =>
  run.map((square) => {
    const placed = tiles.get(square);
    return (placed?.as ?? placed?.tile ?? 'A') as NamedLetter;
  });

/** Whether every tile hangs together with that on the centre. */
export const hangsTogether = (board: readonly PlacedTile[]): boolean => {
  const left = new Set(board.map(({ square }) => square));
  const queue = left.delete('H8') ? ['H8'] : [];
  for (let square = queue.pop(); square !== undefined; square = queue.pop())
    for (const next of [at(square, 1, 0), at(square, -1, 0), at(square, 0, 1), at(square, 0, -1)])
      if (left.delete(next)) queue.push(next);
  return board.length > 0 && left.size === 0;
};

/** Without one word, as far as its tiles stand in no other; only boards that hang together and have no new non-words. */
export const smallerBoards = (
  board: readonly PlacedTile[],
  has: (word: Word) => boolean,
): PlacedTile[][] => {
  const runs = runsOn(board);
  const strange = strangeOn(board, has);
  return runs
    .map((run) => {
      const others = new Set(runs.filter((other) => other !== run).flat());
      return board.filter(({ square }) => !run.includes(square) || others.has(square));
    })
    .filter(
      (rest) =>
        rest.length < board.length && hangsTogether(rest) && strangeOn(rest, has) <= strange,
    );
};

const strangeOn = (board: readonly PlacedTile[], has: (word: Word) => boolean): number => {
  const tiles = tilesBySquare(board);
  return runsOn(board).filter((run) => !has(wordAlong(tiles, run))).length;
};
