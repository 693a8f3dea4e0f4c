// Where tiles may lie: named tables of plays on an empty board and on one with CASA across the centre.
import { describe, expect, test } from 'vitest';
import { editions } from '../../editions/index.ts';
import { boardOf, type PlacedTile } from '../board/board.ts';
import type { Direction } from '../board/squares.ts';
import type { Tile } from '../board/tiles.ts';
import { checkPlacement, type PlacementFault, placementRules } from './placement.ts';

const RULES = placementRules(editions['fise-2003']);

/** "A@H8 S@H9" → placed tiles; "?=A@H8" is a blank that stands for A. */
const laid = (text: string): PlacedTile[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [what = '', square = ''] = part.split('@');
      const [tile, as] = what.split('=');
      return { square, tile: tile as Tile, ...(as ? { as: as as never } : {}) };
    });

const CASA = boardOf(laid('C@H6 A@H7 S@H8 A@H9'));
const EMPTY = boardOf([]);

const GOOD: readonly (readonly [string, typeof CASA, string, Direction])[] = [
  ['an opening over the centre', EMPTY, 'S@H7 O@H8 L@H9', 'across'],
  ['an opening that ends on the centre', EMPTY, 'O@G8 S@H8', 'down'],
  ['an opening of a blank and a digraph', EMPTY, '?=L@H8 LL@H9', 'across'],
  ['an opening written in any order', EMPTY, 'L@H9 S@H7 O@H8', 'across'],
  ['a word made longer at its end', CASA, 'S@H10', 'across'],
  ['a word made longer at both ends', CASA, 'S@H5 S@H10', 'across'],
  ['a word down through a letter of another', CASA, 'P@G7 N@I7', 'down'],
  ['a word that hangs from the end of another', CASA, 'S@H10 O@I10 L@J10', 'down'],
  ['a word along another', CASA, 'O@I8 S@I9', 'across'],
  ['a tile beside a row', CASA, 'N@I7', 'down'],
  ['a tile in the last column', boardOf(laid('A@H13 S@H14')), 'O@H15', 'across'],
  ['a tile in the first row', boardOf(laid('A@B8')), 'S@A8', 'down'],
];

const BAD: readonly (readonly [string, PlacementFault, typeof CASA, string])[] = [
  ['an opening beside the centre', 'centre-missed', EMPTY, 'S@H9 O@H10'],
  ['an opening of one tile', 'too-few-tiles', EMPTY, 'O@H8'],
  ['an opening with a gap', 'gap', EMPTY, 'S@H7 L@H9'],
  ['a bent play', 'not-in-line', EMPTY, 'S@H8 O@H9 L@I9'],
  ['a play on a slant', 'not-in-line', CASA, 'S@G7 O@I8'],
  ['no tiles at all', 'not-in-line', EMPTY, ''],
  ['a gap that the board does not fill', 'gap', CASA, 'S@H10 S@H12'],
  ['a word far from the others', 'not-connected', CASA, 'S@A1 O@A2 L@A3'],
  ['a word that touches only by a corner', 'not-connected', CASA, 'S@I10 O@J10'],
  ['a tile on a taken square', 'square-occupied', CASA, 'S@H8 S@I8'],
  ['two tiles on one square', 'square-occupied', CASA, 'S@H10 O@H10'],
  ['a row below the board', 'square-occupied', CASA, 'S@P8'],
  ['a column beyond the board', 'square-occupied', CASA, 'S@H16'],
  ['a column before the board', 'square-occupied', CASA, 'S@H0'],
  ['a blank that stands for nothing', 'blank-undefined', CASA, '?@H10'],
];

describe('placement', () => {
  test.each(GOOD)('%s is in order', (_, board, text, direction) => {
    expect(checkPlacement(board, laid(text), { ...RULES, openingTiles: 2 })).toMatchObject({
      direction,
    });
  });

  test.each(BAD)('%s is refused as %s', (_, fault, board, text) => {
    expect(checkPlacement(board, laid(text), { ...RULES, openingTiles: 2 })).toEqual({ fault });
  });

  test('gives the tiles in reading order', () => {
    const placed = checkPlacement(CASA, laid('N@I7 P@G7'), { ...RULES, openingTiles: 2 });
    expect(placed).toEqual({ direction: 'down', tiles: laid('P@G7 N@I7') });
  });

  test('takes the least number of an opening from the edition', () => {
    expect(checkPlacement(EMPTY, laid('O@H8'), { ...RULES, openingTiles: 1 })).toMatchObject({
      direction: 'across',
    });
    expect(checkPlacement(EMPTY, laid('O@H8 S@H9'), { ...RULES, openingTiles: 3 })).toEqual({
      fault: 'too-few-tiles',
    });
  });
});
