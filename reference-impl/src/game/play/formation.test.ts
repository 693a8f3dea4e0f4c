// Which words a play forms.
import { describe, expect, test } from 'vitest';
import { laid, line } from '../../../arbitraries/laid.ts';
import { type Board, boardOf, type PlacedTile } from '../board/board.ts';
import type { Direction } from '../board/squares.ts';
import { formedWords, hasDigraph } from './formation.ts';

const CASA = boardOf(line('H6', 'across', 'C A S A'));
const EMPTY = boardOf([]);

// biome-ignore format: one play a line
const PLAYS: readonly (readonly [string, Board, PlacedTile[], Direction, string[]])[] = [
  ['an opening forms one word', EMPTY, line('H7', 'across', 'S O L'), 'across', ['S O L']],
  ['a letter at the end makes a longer word', CASA, laid('S@H10'), 'across', ['C A S A S']],
  ['tiles at both ends make one word', CASA, laid('A@H5 R@H10'), 'across', ['A C A S A R']],
  ['a word through another leaves it as it is', CASA, laid('P@G7 N@I7'), 'down', ['P A N']],
  ['a hook forms its own word and the longer one', CASA, line('H10', 'down', 'S O L'), 'down', ['S O L', 'C A S A S']],
  ['a word along another forms a cross word at each contact', CASA, line('I8', 'across', 'O L'), 'across', ['O L', 'S O', 'A L']],
  ['a tile between two words forms both', boardOf([...line('H6', 'across', 'A L'), ...line('F8', 'down', 'O S')]), laid('A@H8'), 'across', ['A L A', 'O S A']],
  ['a digraph is one letter of the word', EMPTY, line('H8', 'across', 'CH A L E'), 'across', ['CH A L E']],
  ['a word ends at the edge', boardOf(line('H13', 'across', 'A L')), laid('A@H15'), 'across', ['A L A']],
  ['a tile alone forms no word', EMPTY, laid('A@H8'), 'across', []],
  ['no tiles form no word', CASA, [], 'across', []],
];

describe('formed words', () => {
  test.each(PLAYS)('%s', (_, board, tiles, direction, words) => {
    expect(formedWords(board, tiles, direction).map((w) => w.word.join(' '))).toEqual(words);
  });

  test('a blank reads as the letter it stands for', () => {
    const [formed] = formedWords(CASA, laid('?=S@H10'), 'across');
    expect(formed).toEqual({
      word: ['C', 'A', 'S', 'A', 'S'],
      squares: ['H6', 'H7', 'H8', 'H9', 'H10'],
    });
  });

  test.each([
    ['with the tile CH', 'CH A L E', true],
    ['with a blank as LL', '?=LL A', true],
    ['of plain letters', 'C A L E', false],
  ])('a word %s has a digraph: %s', (_, text, has) => {
    const words = formedWords(EMPTY, line('H8', 'across', text), 'across');
    expect(words.map(hasDigraph)).toEqual([has]);
  });
});
