// Whether tiles may lie where they were laid: one line, no gaps, joined to the board, over the centre at first.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import { type Board, letterOf, type PlacedTile, withTiles } from '../board/board.ts';
import { CENTRE } from '../board/premiums.ts';
import { coordinatesOf, DIRECTIONS, type Direction, isOnBoard, step } from '../board/squares.ts';
import type { Word } from '../board/tiles.ts';
import type { ParameterName } from '../parameters.ts';

export type PlacementFault =
  | 'square-occupied'
  | 'not-in-line'
  | 'gap'
  | 'not-connected'
  | 'centre-missed'
  | 'too-few-tiles'
  | 'blank-undefined'
  | 'split-digraph';

export type Placement =
  | { readonly direction: Direction; readonly tiles: readonly PlacedTile[] }
  | { readonly fault: PlacementFault };

/** The parameter that decides each fault, where one does. */
export const FAULT_PARAMETER: Readonly<Partial<Record<PlacementFault, ParameterName>>> = {
  'not-in-line': 'playsInLine',
  gap: 'playsWithoutGaps',
  'not-connected': 'playsJoin',
  'centre-missed': 'centreMissed',
  'too-few-tiles': 'openingTiles',
  'split-digraph': 'splitDigraphs',
};

export interface PlacementRules {
  /** The least number of tiles of a first play. */
  readonly openingTiles: number;
  readonly coversCentre: boolean;
  readonly inLine: boolean;
  readonly withoutGaps: boolean;
  readonly joins: boolean;
}

export const placementRules = (edition: Edition): PlacementRules => ({
  openingTiles: valueIn(edition, 'openingTiles') ?? 2,
  coversCentre: valueIn(edition, 'centreMissed') !== 'rival-decides',
  inLine: valueIn(edition, 'playsInLine') ?? true,
  withoutGaps: valueIn(edition, 'playsWithoutGaps') ?? true,
  joins: valueIn(edition, 'playsJoin') ?? true,
});

/** Direction and tiles in reading order, or what is wrong. */
export const checkPlacement = (
  board: Board,
  tiles: readonly PlacedTile[],
  rules: PlacementRules,
): Placement => {
  const squares = new Set(tiles.map((t) => t.square));
  if (tiles.some((t) => letterOf(t) === undefined)) return { fault: 'blank-undefined' };
  const taken = [...squares].some((s) => !isOnBoard(s) || board.has(s));
  if (taken || squares.size < tiles.length) return { fault: 'square-occupied' };
  const direction = directionOf(board, tiles) ?? (rules.inLine ? undefined : 'across');
  if (!direction) return { fault: 'not-in-line' };
  const ordered = [...tiles].sort((a, b) => along(direction, a) - along(direction, b));
  if (rules.withoutGaps && hasGap(withTiles(board, tiles), ordered, direction))
    return { fault: 'gap' };
  if (board.size > 0) {
    return !rules.joins || tiles.some((t) => touches(board, t))
      ? { direction, tiles: ordered }
      : { fault: 'not-connected' };
  }
  if (tiles.length < rules.openingTiles) return { fault: 'too-few-tiles' };
  return squares.has(CENTRE) || !rules.coversCentre
    ? { direction, tiles: ordered }
    : { fault: 'centre-missed' };
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
