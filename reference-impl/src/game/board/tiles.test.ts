// The set of tiles, against the table of the game printed in another order.
import { describe, expect, test } from 'vitest';
import { editions } from '../../editions/index.ts';
import { DISTRIBUTION, pointsOf } from '../../editions/original-game.ts';
import { rackPoints } from '../play/scoring.ts';
import { BLANK, LETTERS, RACK_SIZE, sameWord, type Tile, without } from './tiles.ts';

// biome-ignore format: tile, how many, points, five to a line
const SET: readonly (readonly [tile: Tile, count: number, points: number])[] = [
  ['A', 12, 1], ['B', 2, 3], ['C', 4, 3], ['CH', 1, 5], ['D', 5, 2],
  ['E', 12, 1], ['F', 1, 4], ['G', 2, 2], ['H', 2, 4], ['I', 6, 1],
  ['J', 1, 8], ['L', 4, 1], ['LL', 1, 8], ['M', 2, 3], ['N', 5, 1],
  ['Ñ', 1, 8], ['O', 9, 1], ['P', 2, 3], ['Q', 1, 5], ['R', 5, 1],
  ['RR', 1, 8], ['S', 6, 1], ['T', 4, 1], ['U', 5, 1], ['V', 1, 4],
  ['X', 1, 8], ['Y', 1, 4], ['Z', 1, 10], ['?', 2, 0],
];

describe('the tiles', () => {
  test.each(SET)('%s: %i in the bag, worth %i', (tile, count, points) => {
    expect(DISTRIBUTION[tile]).toBe(count);
    expect(pointsOf(tile)).toBe(points);
  });

  test('are a hundred, of 28 letters and the blank, and nothing else', () => {
    expect(Object.values(DISTRIBUTION).reduce((a, b) => a + b)).toBe(100);
    expect(Object.keys(DISTRIBUTION).sort()).toEqual([...LETTERS, BLANK].sort());
    expect(SET.map(([tile]) => tile).sort()).toEqual([...LETTERS, BLANK].sort());
    expect(RACK_SIZE).toBe(7);
  });

  test('have no K and no W, and Ñ as one character', () => {
    expect(LETTERS).not.toContain('K');
    expect(LETTERS).not.toContain('W');
    expect(LETTERS.every((letter) => letter === letter.normalize('NFC'))).toBe(true);
  });
});

describe('sums and words', () => {
  test('the points of a rack are those of its tiles, blanks nothing', () => {
    expect(rackPoints(editions['fise-2009'], ['Z', 'CH', '?', 'A'])).toBe(16);
    expect(rackPoints(editions['fise-2009'], [])).toBe(0);
  });

  test.each([
    ['CH A and C H A differ', ['CH', 'A'], ['C', 'H', 'A'], false],
    ['a word equals itself', ['CH', 'A'], ['CH', 'A'], true],
    ['a beginning is not the word', ['CH'], ['CH', 'A'], false],
  ] as const)('%s', (_, a, b, same) => expect(sameWord(a, b)).toBe(same));

  test.each([
    ['takes each tile once', ['A', 'S', 'A'], ['A'], ['S', 'A']],
    ['takes them all', ['A', 'S'], ['S', 'A'], []],
    ['does not take a tile that is not there', ['A', 'S'], ['A', 'A'], undefined],
    ['does not split a digraph', ['CH', 'A'], ['C'], undefined],
  ] as const)('removing %s', (_, tiles, taken, rest) => {
    expect(without(tiles, taken)).toEqual(rest);
  });
});
