// Which words a play forms: the main word along its line and a cross word at each new tile.
import { type Board, letterOf, type PlacedTile, withTiles } from '../board/board.ts';
import { crossing, type Direction, type Square, step } from '../board/squares.ts';
import type { NamedLetter, Word } from '../board/tiles.ts';

export interface FormedWord {
  readonly word: Word;
  readonly squares: readonly Square[];
}

export const formedWords = (
  before: Board,
  tiles: readonly PlacedTile[],
  direction: Direction,
): readonly FormedWord[] => {
  const board = withTiles(before, tiles);
  const first = tiles[0];
  if (!first) return [];
  const main = wordThrough(board, first.square, direction);
  const crosses = tiles.map((t) => wordThrough(board, t.square, crossing(direction)));
  return [main, ...crosses].filter((formed) => formed.squares.length > 1);
};

/** Every word that lies on a board, across and down. */
export const wordsOn = (board: Board): readonly FormedWord[] =>
  [...board.keys()]
    .flatMap((square) => [wordThrough(board, square, 'across'), wordThrough(board, square, 'down')])
    .filter(({ squares }) => squares.length > 1);

const wordThrough = (board: Board, square: Square, direction: Direction): FormedWord => {
  let start = square;
  for (let back = step(start, direction, -1); back && board.has(back); ) {
    start = back;
    back = step(start, direction, -1);
  }
  const squares: Square[] = [];
  const word: NamedLetter[] = [];
  for (let at: Square | undefined = start; at; at = step(at, direction, 1)) {
    const placed = board.get(at);
    const letter = placed && letterOf(placed);
    if (!letter) break;
    squares.push(at);
    word.push(letter);
  }
  return { word, squares };
};

/** One of its letters is a digraph, which has a tile of its own. */
export const hasDigraph = ({ word }: FormedWord): boolean =>
  word.some((letter) => letter.length > 1);
