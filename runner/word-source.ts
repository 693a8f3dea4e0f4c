// Where a command takes its words from: a file that was named, else the open list, else nowhere.
import { type Lexicon, loadDictionary, WORD_LIST } from '../dictionary/index.ts';
import { readWordsFile } from '../dictionary/words-file.ts';
import { UsageError } from './usage.ts';

export interface WordSource {
  readonly name: string;
  readonly lexicon: Lexicon;
}

export const WORDS_OPTION = {
  type: 'string',
  value: '<file>',
  summary: `a word list, a word a line (default the optional package ${WORD_LIST})`,
} as const;

export const wordSource = (file: string | undefined): WordSource | undefined => {
  if (file !== undefined) return { name: file, lexicon: wordsIn(file) };
  const lexicon = loadDictionary();
  return lexicon && { name: WORD_LIST, lexicon };
};

const wordsIn = (file: string): Lexicon => {
  try {
    const lexicon = readWordsFile(file);
    if (lexicon.size > 0) return lexicon;
  } catch (error) {
    throw new UsageError(
      `--words ${file} cannot be read: ${(error as Error).message}`,
      'a file with a word a line',
    );
  }
  throw new UsageError(`--words ${file} has no word that tiles spell`, 'a file with a word a line');
};
