// Where tiles may lie: named tables of plays on an empty board and on one with CASA across the centre.
import { describe, expect, test } from 'vitest';
import { laid } from '../../../arbitraries/laid.ts';
import { editions } from '../../editions/index.ts';
import { withReadings } from '../../kernel/readings.ts';
import { boardOf } from '../board/board.ts';
import type { Direction } from '../board/squares.ts';
import { checkPlacement, splitsDigraph } from './placement.ts';

const EDITION = editions['fise-2003'];
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

/** What bars a play, and the clauses of 2003 that say so. */
const BAD: readonly (readonly [string, string, typeof CASA, string, string])[] = [
  ['an opening beside the centre', 'centre-missed', EMPTY, 'S@H9 O@H10', '6'],
  ['an opening of one tile', 'too-few-tiles', EMPTY, 'O@H8', '6 2'],
  ['an opening with a gap', 'gap', EMPTY, 'S@H7 L@H9', '8'],
  ['a bent play', 'not-in-line', EMPTY, 'S@H8 O@H9 L@I9', '8'],
  ['a play on a slant', 'not-in-line', CASA, 'S@G7 O@I8', '8'],
  ['no tiles at all', 'not-in-line', EMPTY, '', '8'],
  ['a gap that the board does not fill', 'gap', CASA, 'S@H10 S@H12', '8'],
  ['a word far from the others', 'not-connected', CASA, 'S@A1 O@A2 L@A3', '2'],
  ['a word that touches only by a corner', 'not-connected', CASA, 'S@I10 O@J10', '2'],
  ['a tile on a taken square', 'square-occupied', CASA, 'S@H8 S@I8', '8'],
  ['two tiles on one square', 'square-occupied', CASA, 'S@H10 O@H10', '8'],
  ['a row below the board', 'square-occupied', CASA, 'S@P8', '8'],
  ['a column beyond the board', 'square-occupied', CASA, 'S@H16', '8'],
  ['a column before the board', 'square-occupied', CASA, 'S@H0', '8'],
  ['a blank that stands for nothing', 'blank-undefined', CASA, '?@H10', '10.1'],
];

describe('placement', () => {
  test.each(GOOD)('%s is in order', (_, board, text, direction) => {
    expect(checkPlacement(EDITION, board, laid(text))).toMatchObject({ direction });
  });

  test.each(BAD)('%s is refused as %s', (_, reason, board, text, clauses) => {
    expect(checkPlacement(EDITION, board, laid(text))).toMatchObject({
      reason,
      ground: { because: clauses.split(' ').map((number) => `fise-2003:${number}`) },
    });
  });

  test('gives the tiles in reading order', () => {
    expect(checkPlacement(EDITION, CASA, laid('N@I7 P@G7'))).toEqual({
      direction: 'down',
      tiles: laid('P@G7 N@I7'),
      grounds: [],
    });
  });

  test('of an opening rests on what is said of openings', () => {
    const placed = checkPlacement(EDITION, EMPTY, laid('S@H8 O@H9'));
    expect(placed).toMatchObject({ grounds: [{ value: 2 }, { value: 'refused' }] });
  });
});

// biome-ignore format: one reading a line
const READ: readonly (readonly [string, object, typeof CASA, string, string | undefined])[] = [
  ['one tile may open', { openingTiles: 1 }, EMPTY, 'O@H8', undefined],
  ['three tiles must open', { openingTiles: 3 }, EMPTY, 'O@H8 S@H9', 'too-few-tiles'],
  ['nothing is said of an opening', { openingTiles: null }, EMPTY, 'O@H8', undefined],
  ['the rival decides on the centre', { centreMissed: 'rival-decides' }, EMPTY, 'S@H9 O@H10', undefined],
  ['a play need not join', { joins: false }, CASA, 'S@A1 O@A2', undefined],
  ['a play may have gaps', { withoutGaps: false }, CASA, 'S@H10 S@H12', undefined],
  ['a play may be bent', { inLine: false }, CASA, 'S@H10 O@I10 L@I11', undefined],
];

describe('where an edition is read so that', () => {
  test.each(READ)('%s, it is so', (_, placing, board, text, reason) => {
    const placed = checkPlacement(withReadings(EDITION, { placing }), board, laid(text));
    expect('reason' in placed ? placed.reason : undefined).toBe(reason);
  });
});

test.each([
  ['C and H side by side', ['C', 'H', 'A'], true],
  ['L and L at the end', ['A', 'L', 'L'], true],
  ['R and R within', ['P', 'E', 'R', 'R', 'O'], true],
  ['the digraph itself', ['CH', 'A'], false],
  ['the letters apart', ['C', 'A', 'H'], false],
  ['a digraph beside one of its letters', ['L', 'LL'], false],
] as const)('%s: split is %s', (_, word, splits) => expect(splitsDigraph(word)).toBe(splits));
