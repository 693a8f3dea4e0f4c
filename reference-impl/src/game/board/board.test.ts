// Squares and the tiles on them.
import { describe, expect, test } from 'vitest';
import { laid } from '../../../arbitraries/laid.ts';
import { premiumBySymmetry } from '../../../arbitraries/recount.ts';
import { premiumAt } from '../../editions/original-game.ts';
import { boardOf, letterOf, withoutTiles, withTiles } from './board.ts';
import { CENTRE } from './premiums.ts';
import { coordinatesOf, crossing, isOnBoard, SQUARES, squareAt, step } from './squares.ts';

describe('a square', () => {
  test('is a row from A to O and a column from 1 to 15, and nothing else', () => {
    expect(SQUARES.slice(0, 2)).toEqual(['A1', 'A2']);
    expect(SQUARES.at(-1)).toBe('O15');
    expect(new Set(SQUARES).size).toBe(225);
    expect(SQUARES.every(isOnBoard)).toBe(true);
    expect(['A0', 'A16', 'P1', 'H', '8H', 'h8', 'H08', ''].some(isOnBoard)).toBe(false);
  });

  test('is found again from its row and column', () => {
    for (const square of SQUARES) {
      const { row, column } = coordinatesOf(square);
      expect(squareAt(row, column)).toBe(square);
    }
  });

  test.each([
    ['to the right', 'H8', 'across', 1, 'H9'],
    ['down', 'H8', 'down', 2, 'J8'],
    ['back', 'H8', 'across', -7, 'H1'],
    ['beyond the right edge', 'H15', 'across', 1, undefined],
    ['beyond the upper edge', 'A8', 'down', -1, undefined],
  ] as const)('has another %s', (_, from, direction, steps, to) => {
    expect(step(from, direction, steps)).toBe(to);
  });

  test('lies on two lines that cross', () => {
    expect([crossing('across'), crossing('down')]).toEqual(['down', 'across']);
  });
});

describe('a board', () => {
  const board = boardOf(laid('A@H8 S@H9'));

  test('takes tiles and gives them back, and the one before stays as it was', () => {
    const more = withTiles(board, laid('O@I8'));
    expect([...more.keys()]).toEqual(['H8', 'H9', 'I8']);
    expect([...withoutTiles(more, laid('A@H8 O@I8')).keys()]).toEqual(['H9']);
    expect([...board.keys()]).toEqual(['H8', 'H9']);
  });

  test.each([
    ['a tile reads as its letter', 'CH@H8', 'CH'],
    ['a blank reads as what it stands for', '?=LL@H8', 'LL'],
    ['a blank that stands for nothing has no letter', '?@H8', undefined],
  ])('%s', (_, text, letter) => {
    expect(laid(text).map(letterOf)).toEqual([letter]);
  });
});

describe('premium squares', () => {
  test.each([
    ['word×3', 8],
    ['word×2', 17],
    ['letter×3', 12],
    ['letter×2', 24],
    [undefined, 164],
  ] as const)('of %s there are %i', (premium, count) => {
    expect(SQUARES.filter((square) => premiumAt(square) === premium)).toHaveLength(count);
  });

  test('lie alike in every eighth of the board', () => {
    for (const square of SQUARES) {
      const expected = premiumBySymmetry(coordinatesOf(square));
      expect(premiumAt(square) ?? 'none', square).toBe(expected);
    }
  });

  test('include the centre', () => expect(premiumAt(CENTRE)).toBe('word×2'));
});
