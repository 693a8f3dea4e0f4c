// The words that tiles on a board form, read off the board: along the line of the play, and across each of its tiles.
import type { PlacedTile, Word } from '../../../protocol/generated/types.ts';

type Squares = ReadonlyMap<string, PlacedTile>;

const at = (row: number, column: number): string => `${String.fromCharCode(65 + row)}${column}`;

const placeOf = (square: string): readonly [row: number, column: number] => [
  square.charCodeAt(0) - 65,
  Number(square.slice(1)),
];

/** Every run of two or more tiles that goes through one of the tiles laid. */
export const wordsThrough = (board: Squares, tiles: readonly PlacedTile[]): readonly Word[] => {
  const words = new Map<string, Word>();
  for (const { square } of tiles) {
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { start, word } = runThrough(board, placeOf(square), down, right);
      if (word.length > 1) words.set(`${start} ${down}`, word);
    }
  }
  return [...words.values()];
};

const runThrough = (
  board: Squares,
  [row, column]: readonly [number, number],
  down: number,
  right: number,
): { readonly start: string; readonly word: Word } => {
  let [r, c] = [row, column];
  while (board.has(at(r - down, c - right))) [r, c] = [r - down, c - right];
  const start = at(r, c);
  const word: Word[number][] = [];
  for (let placed = board.get(start); placed; placed = board.get(at(r, c))) {
    const letter = placed.tile === '?' ? placed.as : placed.tile;
    if (letter) word.push(letter);
    [r, c] = [r + down, c + right];
  }
  return { start, word };
};
