// How features write tiles.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tile } from '../../protocol/generated/types.ts';
import { LETTERS } from '../../reference-impl/src/game/board/tiles.ts';
import {
  laidFrom,
  placedTiles,
  spelt,
  TILES_PATTERN,
  tilesOf,
  wordOf,
  writeWord,
  writtenTiles,
} from './notation.ts';

// biome-ignore format: one text a line
const TEXTS: readonly (readonly [string, text: string, tiles: readonly string[], word: readonly string[]])[] = [
  ['letters', 'CASA', ['C', 'A', 'S', 'A'], ['C', 'A', 'S', 'A']],
  ['a digraph tile', '[CH]ALE', ['CH', 'A', 'L', 'E'], ['CH', 'A', 'L', 'E']],
  ['the same letters on two tiles', 'CHALE', ['C', 'H', 'A', 'L', 'E'], ['C', 'H', 'A', 'L', 'E']],
  ['every digraph', '[CH][LL][RR]', ['CH', 'LL', 'RR'], ['CH', 'LL', 'RR']],
  ['a blank that stands for a letter', 'C(A)SA', ['C', '?', 'S', 'A'], ['C', 'A', 'S', 'A']],
  ['a blank that stands for a digraph', '([CH])ALE', ['?', 'A', 'L', 'E'], ['CH', 'A', 'L', 'E']],
  ['a blank for a digraph without brackets', '(LL)AMA', ['?', 'A', 'M', 'A'], ['LL', 'A', 'M', 'A']],
  ['a blank on the rack', 'AE?', ['A', 'E', '?'], ['A', 'E', '?']],
  ['Ñ in one character', 'AÑO', ['A', 'Ñ', 'O'], ['A', 'Ñ', 'O']],
  ['Ñ in two characters', 'AÑO'.normalize('NFD'), ['A', 'Ñ', 'O'], ['A', 'Ñ', 'O']],
  ['nothing', '', [], []],
];

describe('reading', () => {
  test.each(TEXTS)('%s', (_, text, tiles, word) => {
    expect(tilesOf(text)).toEqual(tiles);
    expect(wordOf(text)).toEqual(word);
  });

  test.each([
    ['pingüino', 'PINGUINO'],
    ['chalé', '[CH]ALE'],
    ['ñandú', 'ÑANDU'],
    ['', ''],
  ])('%s as people write it', (text, word) => expect(spelt(text)).toEqual(wordOf(word)));

  test('a blank keeps both its tile and its letter', () => {
    expect(writtenTiles('(Ñ)')).toEqual([{ tile: '?', letter: 'Ñ' }]);
  });

  test.each([
    ['CASA', true],
    ['[CH]A(L)E?', true],
    ['casa', false],
    ['CASA ', false],
    ['[C]ASA', false],
    ['[CHA]', false],
    ['(', false],
    ['', false],
  ])('«%s» is tiles: %s', (text, whole) => {
    expect(new RegExp(`^${TILES_PATTERN.source}$`, 'u').test(text)).toBe(whole);
  });
});

describe('writing', () => {
  test('is the reverse of reading', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Tile>(...LETTERS, '?'), { maxLength: 12 }), (tiles) => {
        expect(tilesOf(writeWord(tiles))).toEqual(tiles);
      }),
      { seed: 2024 },
    );
  });
});

describe('laying', () => {
  test('runs across over columns', () => {
    expect(laidFrom(writtenTiles('[CH]E'), 'H9', false)).toEqual([
      { square: 'H9', tile: 'CH' },
      { square: 'H10', tile: 'E' },
    ]);
  });

  test('runs down over rows, and a blank says what it stands for', () => {
    expect(laidFrom(writtenTiles('A(S)'), 'H10', true)).toEqual([
      { square: 'H10', tile: 'A' },
      { square: 'I10', tile: '?', as: 'S' },
    ]);
  });

  test.each(['S en H11, (A) en H12', 'S on H11, (A) on H12'])(
    'reads tiles with squares: %s',
    (text) => {
      expect(placedTiles(text)).toEqual([
        { square: 'H11', tile: 'S' },
        { square: 'H12', tile: '?', as: 'A' },
      ]);
    },
  );
});
