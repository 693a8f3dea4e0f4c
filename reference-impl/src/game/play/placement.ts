// Whether tiles may lie where they were laid: one line, no gaps, joined to the board, over the centre at first.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, says } from '../../kernel/ruled.ts';
import { type Board, letterOf, type PlacedTile, withTiles } from '../board/board.ts';
import { CENTRE } from '../board/premiums.ts';
import { coordinatesOf, DIRECTIONS, type Direction, isOnBoard, step } from '../board/squares.ts';
import type { Word } from '../board/tiles.ts';
import { type Bar, bar } from '../outcome.ts';
import { blanks, placing } from './parameters.ts';

export interface Placement {
  readonly direction: Direction;
  readonly tiles: readonly PlacedTile[];
  /** The rulings that admit it, beyond the plain duty to lay tiles in a line. */
  readonly grounds: readonly Ground[];
}

/** Direction and tiles in reading order, or what bars them. */
export const checkPlacement = (
  edition: Edition,
  board: Board,
  tiles: readonly PlacedTile[],
  centreDue = true,
): Placement | Bar => {
  const base = ask(edition, placing.onTheBoard);
  const squares = new Set(tiles.map((t) => t.square));
  if (tiles.some((t) => letterOf(t) === undefined))
    return bar('blank-undefined', ask(edition, blanks.said));
  const taken = [...squares].some((s) => !isOnBoard(s) || board.has(s));
  if (taken || squares.size < tiles.length) return bar('square-occupied', base);
  const inLine = ask(edition, placing.inLine);
  const line = directionOf(board, tiles);
  if (!line && holds(inLine)) return bar('not-in-line', inLine);
  const direction = line ?? 'across';
  const ordered = [...tiles].sort((a, b) => along(direction, a) - along(direction, b));
  const gaps = ask(edition, placing.withoutGaps);
  if (line && holds(gaps) && hasGap(withTiles(board, tiles), ordered, direction))
    return bar('gap', gaps);
  return board.size > 0
    ? joined(edition, board, direction, ordered)
    : opening(edition, direction, ordered, centreDue);
};

const joined = (
  edition: Edition,
  board: Board,
  direction: Direction,
  tiles: readonly PlacedTile[],
): Placement | Bar => {
  const joins = ask(edition, placing.joins);
  return !holds(joins) || tiles.some((t) => touches(board, t))
    ? { direction, tiles, grounds: [] }
    : bar('not-connected', joins);
};

const opening = (
  edition: Edition,
  direction: Direction,
  tiles: readonly PlacedTile[],
  centreDue: boolean,
): Placement | Bar => {
  const least = ask(edition, placing.openingTiles);
  const centre = ask(edition, placing.centreMissed);
  if (!isSilent(least) && tiles.length < least.value) return bar('too-few-tiles', least);
  const covered = !centreDue || tiles.some((t) => t.square === CENTRE);
  return covered || !says(centre, 'refused')
    ? { direction, tiles, grounds: [least, centre] }
    : bar('centre-missed', centre);
};

const DIGRAPHS = new Set(['C H', 'L L', 'R R']);

/** CH, LL and RR are tiles of their own: a word may not spell one with two. */
export const splitsDigraph = (word: Word): boolean =>
  word.some((letter, i) => DIGRAPHS.has(`${letter} ${word[i + 1]}`));

const along = (direction: Direction, { square }: PlacedTile): number => {
  const { row, column } = coordinatesOf(square);
  return direction === 'across' ? column : row;
};

/** A single tile reads in the direction in which it has neighbours, across first. */
const directionOf = (board: Board, tiles: readonly PlacedTile[]): Direction | undefined => {
  const [first] = tiles;
  if (!first) return undefined;
  if (tiles.length === 1) {
    return DIRECTIONS.find((d) => touchesAlong(board, first, d)) ?? 'across';
  }
  const rows = new Set(tiles.map((t) => coordinatesOf(t.square).row));
  const columns = new Set(tiles.map((t) => coordinatesOf(t.square).column));
  return rows.size === 1 ? 'across' : columns.size === 1 ? 'down' : undefined;
};

const hasGap = (after: Board, ordered: readonly PlacedTile[], direction: Direction): boolean => {
  const [first] = ordered;
  const last = ordered.at(-1);
  if (!first || !last) return true;
  for (let n = 0; n <= along(direction, last) - along(direction, first); n++) {
    const square = step(first.square, direction, n);
    if (!square || !after.has(square)) return true;
  }
  return false;
};

const touchesAlong = (board: Board, { square }: PlacedTile, direction: Direction): boolean =>
  [-1, 1].some((n) => {
    const next = step(square, direction, n);
    return next !== undefined && board.has(next);
  });

const touches = (board: Board, tile: PlacedTile): boolean =>
  DIRECTIONS.some((direction) => touchesAlong(board, tile, direction));
