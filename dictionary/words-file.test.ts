// A word list that somebody brings.
import { expect, test } from 'vitest';
import { written } from '../runner/trial.ts';
import { readWordsFile } from './words-file.ts';

test('a word a line, in small letters or capitals, a digraph in brackets or not', () => {
  const lexicon = readWordsFile(written('words.txt', 'casa\nÑU\n[CH]ALÉ\nperro\r\nkiwi\n\n'));
  expect(lexicon.size).toBe(4);
  for (const word of [
    ['C', 'A', 'S', 'A'],
    ['Ñ', 'U'],
    ['CH', 'A', 'L', 'E'],
    ['P', 'E', 'RR', 'O'],
  ])
    expect(lexicon.has(word as never)).toBe(true);
  expect(lexicon.has(['C', 'H', 'A', 'L', 'E'])).toBe(false);
});
