// The default dictionary: the open word list, for challenges outside scenarios. Undefined when it is not installed.
// Nothing here reaches the reference implementation, which takes its words from the position.
import { packForms } from './build.ts';
import { CACHE_FOLDER, cacheFile, readCache, writeCache } from './cache.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { findWordList, readWords, WORD_LIST, type WordList } from './word-list.ts';

export type { Lexicon } from './lexicon.ts';
export { spell } from './spelling.ts';
export { findWordList, WORD_LIST } from './word-list.ts';

export interface Source {
  readonly packageName?: string;
  readonly cacheFolder?: string;
}

export const loadDictionary = ({
  packageName = WORD_LIST,
  cacheFolder = CACHE_FOLDER,
}: Source = {}): Lexicon | undefined => {
  const list = findWordList(packageName);
  if (!list) return undefined;
  const file = cacheFile(list, cacheFolder);
  return lexiconOf(readCache(file) ?? build(list, file));
};

const build = (list: WordList, file: string): Uint32Array => {
  const packed = packForms(readWords(list));
  writeCache(file, packed);
  return packed;
};
