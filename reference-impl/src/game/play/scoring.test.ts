// Points of a play, counted by hand.
import { describe, expect, test } from 'vitest';
import { line } from '../../../arbitraries/laid.ts';
import { editions } from '../../editions/index.ts';
import { withReadings } from '../../kernel/readings.ts';
import { boardOf, type PlacedTile } from '../board/board.ts';
import type { Direction, Square } from '../board/squares.ts';
import { formedWords } from './formation.ts';
import { scoreOf } from './scoring.ts';

const score = (
  board: PlacedTile[],
  start: Square,
  direction: Direction,
  text: string,
  scoring = {},
): number => {
  const tiles = line(start, direction, text);
  const before = boardOf(board);
  const edition = withReadings(editions['fise-2009'], { scoring });
  return scoreOf(edition, before, tiles, formedWords(before, tiles, direction)).points;
};

const CASA = line('H6', 'across', 'C A S A');

/** A dot stands for a tile that is on the board already. */
// biome-ignore format: one play a line, with its sum
const PLAYS: readonly (readonly [string, PlacedTile[], Square, Direction, string, number])[] = [
  ['a plain square counts the tile alone', CASA, 'H10', 'across', 'S', 3 + 1 + 1 + 1 + 1],
  ['the centre doubles the opening', [], 'H7', 'across', 'S O L', 3 * 2],
  ['a letter ×2', CASA, 'I9', 'down', 'L', 1 + 1 * 2],
  ['a letter ×3', line('F7', 'across', 'A L'), 'F6', 'across', 'Z', 10 * 3 + 1 + 1],
  ['a word ×2', line('E6', 'across', 'O L'), 'E5', 'across', 'S', 3 * 2],
  ['a word ×3', line('H13', 'across', 'A L'), 'H15', 'across', 'A', 3 * 3],
  ['a word ×3 and a letter ×2: the letter first', line('A2', 'across', 'A L'), 'A1', 'across', 'S . . A', (1 + 1 + 1 + 2) * 3],
  ['two words ×2 make ×4', line('E6', 'across', 'O L O R A'), 'E5', 'across', 'S . . . . . S', 7 * 4],
  ['two words ×3 make ×9', line('A2', 'across', 'A L A L A L'), 'A1', 'across', 'S . . . . . . A', 8 * 9],
  ['two words ×3 and a letter ×2', [...line('A2', 'across', 'A L'), ...line('A5', 'across', 'L A L')], 'A1', 'across', 'S . . A . . . A', 9 * 9],
  ['a premium counts once: the centre not again', line('H7', 'across', 'S O L'), 'H10', 'across', 'O', 4],
  ['a premium counts once: a word ×3 not again', line('H13', 'across', 'A L A'), 'I15', 'down', 'S', 1 + 1],
  ['a cross word counts too', CASA, 'H10', 'down', 'S O', (1 + 1) + (3 + 1 + 1 + 1 + 1)],
  ['a letter ×2 counts in both words of its tile', CASA, 'I9', 'across', 'A L', (2 + 1) + (1 + 2)],
  ['a word ×2 counts in both words of its tile', [...line('E6', 'across', 'L'), ...line('D5', 'across', 'A')], 'E5', 'across', 'S', 2 * 2 + 2 * 2],
  ['a blank is worth nothing', CASA, 'H10', 'across', '?=S', 6],
  ['a blank on a letter ×3 is worth nothing', line('F7', 'across', 'A L'), 'F6', 'across', '?=Z', 2],
  ['a blank on a word ×3 still triples', line('H13', 'across', 'A L'), 'H15', 'across', '?=A', 2 * 3],
  ['a blank on the board is worth nothing later', line('H6', 'across', '?=C A S A'), 'H10', 'across', 'S', 4],
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
    expect(score([], 'H8', 'across', '?=S ?=I')).toBe(0);
  });
});

// biome-ignore format: one reading a line
const READ: readonly (readonly [string, object, PlacedTile[], Square, Direction, string, number])[] = [
  ['only the highest word premium counts', { wordPremiums: 'highest' }, line('E6', 'across', 'O L O R A'), 'E5', 'across', 'S . . . . . S', 7 * 2],
  ['two words ×3 are one of the cases named', { wordPremiums: 'named-cases' }, line('A2', 'across', 'A L A L A L'), 'A1', 'across', 'S . . . . . . A', 8 * 9],
  ['words come before letters', { lettersBeforeWords: false }, line('A2', 'across', 'A L'), 'A1', 'across', 'S . . A', 4 * 3 + 1],
  ['the centre doubles nothing', { centreDoubles: false }, [], 'H7', 'across', 'S O L', 3],
  ['a premium counts again', { premiumsOnce: false }, line('H7', 'across', 'S O L'), 'H10', 'across', 'O', 4 * 2],
  ['only the main word counts', { allWords: false }, CASA, 'H10', 'down', 'S O', 2],
  ['a premium counts in the main word alone', { sharedPremiums: { letter: false } }, CASA, 'I9', 'across', 'A L', (2 + 1) + (1 + 1)],
  ['a blank is worth a point', { blankPoints: 1 }, CASA, 'H10', 'across', '?=S', 7],
  ['seven tiles earn nothing', { sevenTileBonus: 0 }, [], 'H8', 'across', 'C A S A D O S', 12 * 2],
  ['a light blue square trebles', { premium: { 'light-blue': 3 } }, CASA, 'I9', 'down', 'L', 1 + 1 * 3],
  ['a light blue square is not spoken of', { premium: { 'light-blue': null } }, CASA, 'I9', 'down', 'L', 2],
];

describe('where an edition is read so that', () => {
  test.each(READ)('%s, it is so', (_, scoring, board, start, direction, text, points) => {
    expect(score(board, start, direction, text, scoring)).toBe(points);
  });
});
