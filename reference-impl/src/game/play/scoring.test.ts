// Points of a play, counted by hand.
import { describe, expect, test } from 'vitest';
import { premiumBySymmetry } from '../../../arbitraries/recount.ts';
import { editions } from '../../editions/index.ts';
import { boardOf, type PlacedTile } from '../board/board.ts';
import { PREMIUMS, premiumAt } from '../board/premiums.ts';
import { type Direction, SIZE, type Square, squareAt, step } from '../board/squares.ts';
import type { Letter, Tile } from '../board/tiles.ts';
import { formedWords } from './formation.ts';
import { scoreOf, scoringRules } from './scoring.ts';

/** Tiles apart by spaces; "?S" is a blank that stands for S. */
const row = (start: Square, direction: Direction, text: string): PlacedTile[] =>
  text.split(' ').flatMap((part, i): PlacedTile[] => {
    const square = step(start, direction, i) ?? '';
    if (part === '.') return [];
    return part.startsWith('?')
      ? [{ square, tile: '?', as: part.slice(1) as Letter }]
      : [{ square, tile: part as Tile }];
  });

const score = (board: PlacedTile[], start: Square, direction: Direction, text: string): number => {
  const tiles = row(start, direction, text);
  const before = boardOf(board);
  return scoreOf(
    scoringRules(editions['fise-2009']),
    before,
    tiles,
    formedWords(before, tiles, direction),
  );
};

const CASA = row('H6', 'across', 'C A S A');

/** A dot stands for a tile that is on the board already. */
// biome-ignore format: one play a line, with its sum
const PLAYS: readonly (readonly [string, PlacedTile[], Square, Direction, string, number])[] = [
  ['a plain square counts the tile alone', CASA, 'H10', 'across', 'S', 3 + 1 + 1 + 1 + 1],
  ['the centre doubles the opening', [], 'H7', 'across', 'S O L', 3 * 2],
  ['a letter ×2', CASA, 'I9', 'down', 'L', 1 + 1 * 2],
  ['a letter ×3', row('F7', 'across', 'A L'), 'F6', 'across', 'Z', 10 * 3 + 1 + 1],
  ['a word ×2', row('E6', 'across', 'O L'), 'E5', 'across', 'S', 3 * 2],
  ['a word ×3', row('H13', 'across', 'A L'), 'H15', 'across', 'A', 3 * 3],
  ['a word ×3 and a letter ×2: the letter first', row('A2', 'across', 'A L'), 'A1', 'across', 'S . . A', (1 + 1 + 1 + 2) * 3],
  ['two words ×2 make ×4', row('E6', 'across', 'O L O R A'), 'E5', 'across', 'S . . . . . S', 7 * 4],
  ['two words ×3 make ×9', row('A2', 'across', 'A L A L A L'), 'A1', 'across', 'S . . . . . . A', 8 * 9],
  ['two words ×3 and a letter ×2', [...row('A2', 'across', 'A L'), ...row('A5', 'across', 'L A L')], 'A1', 'across', 'S . . A . . . A', 9 * 9],
  ['a premium counts once: the centre not again', row('H7', 'across', 'S O L'), 'H10', 'across', 'O', 4],
  ['a premium counts once: a word ×3 not again', row('H13', 'across', 'A L A'), 'I15', 'down', 'S', 1 + 1],
  ['a cross word counts too', CASA, 'H10', 'down', 'S O', (1 + 1) + (3 + 1 + 1 + 1 + 1)],
  ['a letter ×2 counts in both words of its tile', CASA, 'I9', 'across', 'A L', (2 + 1) + (1 + 2)],
  ['a word ×2 counts in both words of its tile', [...row('E6', 'across', 'L'), ...row('D5', 'across', 'A')], 'E5', 'across', 'S', 2 * 2 + 2 * 2],
  ['a blank is worth nothing', CASA, 'H10', 'across', '?S', 6],
  ['a blank on a letter ×3 is worth nothing', row('F7', 'across', 'A L'), 'F6', 'across', '?Z', 2],
  ['a blank on a word ×3 still triples', row('H13', 'across', 'A L'), 'H15', 'across', '?A', 2 * 3],
  ['a blank on the board is worth nothing later', row('H6', 'across', '?C A S A'), 'H10', 'across', 'S', 4],
  ['a digraph counts as one tile of its own value', [], 'H8', 'across', 'CH A', (5 + 1) * 2],
  ['two tiles are not a digraph', [], 'H8', 'across', 'C H', (3 + 4) * 2],
  ['six tiles earn no bonus', [], 'H8', 'across', 'C A S A D O', (3 + 1 + 1 + 1 + 4 + 1) * 2],
  ['seven tiles earn fifty points, after the doubling', [], 'H8', 'across', 'C A S A D O S', (3 + 1 + 1 + 1 + 4 + 1 + 1) * 2 + 50],
  ['seven tiles are counted, not characters', [], 'H3', 'across', 'CH A L E C O', (5 + 2 + 1 + 1 + 3 + 1) * 2],
  ['seven tiles with a digraph earn the bonus', [], 'H2', 'across', 'CH A L E C O S', (5 + 1 + 2 + 1 + 3 + 1 + 1) * 2 + 50],
  ['seven tiles with a hook: both words and the bonus', CASA, 'H10', 'down', 'S O L E D A D', (1 + 1 + 3 + 1 + 2 + 1 + 6) + 7 + 50],
];

describe('points', () => {
  test.each(PLAYS)('%s', (_, board, start, direction, text, points) => {
    expect(score(board, start, direction, text)).toBe(points);
  });

  test('a play of blanks alone scores nothing', () => {
    expect(score([], 'H8', 'across', '?S ?I')).toBe(0);
  });
});

describe('premium squares', () => {
  const squares = Array.from({ length: SIZE * SIZE }, (_, i) => ({
    row: Math.floor(i / SIZE),
    column: i % SIZE,
  }));

  test.each([
    ['word×3', 8],
    ['word×2', 17],
    ['letter×3', 12],
    ['letter×2', 24],
    ['none', 164],
  ] as const)('%s: %i of them', (premium, count) => {
    expect(PREMIUMS).toContain(premium);
    expect(squares.filter((s) => premiumAt(squareAt(s.row, s.column)) === premium)).toHaveLength(
      count,
    );
  });

  test('lie alike in every eighth of the board', () => {
    for (const s of squares) {
      expect(premiumAt(squareAt(s.row, s.column)), squareAt(s.row, s.column)).toBe(
        premiumBySymmetry(s),
      );
    }
  });
});
