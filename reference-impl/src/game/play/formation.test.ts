// Which words a play forms.
import { describe, expect, test } from 'vitest';
import { type Board, boardOf, type PlacedTile } from '../board/board.ts';
import { type Direction, type Square, step } from '../board/squares.ts';
import type { Tile } from '../board/tiles.ts';
import { formedWords } from './formation.ts';

const row = (start: Square, direction: Direction, ...tiles: readonly Tile[]): PlacedTile[] =>
  tiles.map((tile, i) => ({ square: step(start, direction, i) ?? '', tile }));

const CASA = boardOf(row('H6', 'across', 'C', 'A', 'S', 'A'));

// biome-ignore format: one play a line
const PLAYS: readonly (readonly [string, Board, PlacedTile[], Direction, string[]])[] = [
  ['an opening forms one word', boardOf([]), row('H7', 'across', 'S', 'O', 'L'), 'across', ['S O L']],
  ['a letter at the end makes a longer word', CASA, row('H10', 'across', 'S'), 'across', ['C A S A S']],
  ['tiles at both ends make one word', CASA, [...row('H5', 'across', 'A'), ...row('H10', 'across', 'R')], 'across', ['A C A S A R']],
  ['a word through another leaves it as it is', CASA, [...row('G7', 'down', 'P'), ...row('I7', 'down', 'N')], 'down', ['P A N']],
  ['a hook forms its own word and the longer one', CASA, row('H10', 'down', 'S', 'O', 'L'), 'down', ['S O L', 'C A S A S']],
  ['a word along another forms a cross word at each contact', CASA, row('I8', 'across', 'O', 'L'), 'across', ['O L', 'S O', 'A L']],
  ['a tile between two words forms both', boardOf([...row('H6', 'across', 'A', 'L'), ...row('F8', 'down', 'O', 'S')]), row('H8', 'across', 'A'), 'across', ['A L A', 'O S A']],
  ['a digraph is one letter of the word', boardOf([]), row('H8', 'across', 'CH', 'A', 'L', 'E'), 'across', ['CH A L E']],
  ['a word ends at the edge', boardOf(row('H13', 'across', 'A', 'L')), row('H15', 'across', 'A'), 'across', ['A L A']],
];

describe('formed words', () => {
  test.each(PLAYS)('%s', (_, board, tiles, direction, words) => {
    expect(formedWords(board, tiles, direction).map((w) => w.word.join(' '))).toEqual(words);
  });

  test('a blank reads as the letter it stands for', () => {
    const [formed] = formedWords(CASA, [{ square: 'H10', tile: '?', as: 'S' }], 'across');
    expect(formed).toEqual({
      word: ['C', 'A', 'S', 'A', 'S'],
      squares: ['H6', 'H7', 'H8', 'H9', 'H10'],
    });
  });

  test('no tiles form no word', () => expect(formedWords(CASA, [], 'across')).toEqual([]));
});
