// Whether a player can place: whether some word of the lexicon fits on the board with the tiles held, forming no other
// word that is not in the lexicon. Small and plain, for the few words that a case or a position comes with.
import { letterOf, type PlacedTile } from '../board/board.ts';
import type { Player } from '../board/players.ts';
import { CENTRE } from '../board/premiums.ts';
import { DIRECTIONS, type Direction, SIZE, type Square, squareAt, step } from '../board/squares.ts';
import { BLANK, type Letter, type Tile, without } from '../board/tiles.ts';
import { held } from '../hands.ts';
import { formedWords } from '../play/formation.ts';
import { keyOf, type State } from '../state.ts';

export const canPlace = (state: State, player: Player): boolean => {
  const tiles = held(state, player);
  return [...state.lexicon].some((key) => {
    const word = key.split(' ') as Letter[];
    return DIRECTIONS.some((direction) =>
      SQUARES.some((start) => fits(state, tiles, word, start, direction)),
    );
  });
};

const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  squareAt(Math.floor(i / SIZE), i % SIZE),
);

const fits = (
  state: State,
  rack: readonly Tile[],
  word: readonly Letter[],
  start: Square,
  direction: Direction,
): boolean => {
  const { board, lexicon } = state;
  const squares = word.flatMap((_, i) => step(start, direction, i) ?? []);
  if (squares.length < word.length) return false;
  const clashes = squares.some((square, i) => {
    const placed = board.get(square);
    return placed !== undefined && letterOf(placed) !== word[i];
  });
  const free = squares.filter((square) => !board.has(square));
  if (clashes || free.length === 0) return false;
  const tiles = laid(rack, squares, free, word);
  if (!tiles) return false;
  const formed = formedWords(board, tiles, direction);
  const touches = formed.length > 1 || free.length < squares.length;
  const links = board.size > 0 ? touches : squares.includes(CENTRE) && word.length > 1;
  return links && formed.every((one) => lexicon.has(keyOf(one.word)));
};

/** The tiles that the free squares take, blanks for letters that are not there; undefined when they do not suffice. */
const laid = (
  rack: readonly Tile[],
  squares: readonly Square[],
  free: readonly Square[],
  word: readonly Letter[],
): readonly PlacedTile[] | undefined => {
  let rest = rack;
  const tiles: PlacedTile[] = [];
  for (const square of free) {
    const letter = word[squares.indexOf(square)] as Letter;
    const own = without(rest, [letter]);
    const left = own ?? without(rest, [BLANK]);
    if (!left) return undefined;
    tiles.push(own ? { square, tile: letter } : { square, tile: BLANK, as: letter });
    rest = left;
  }
  return tiles;
};
