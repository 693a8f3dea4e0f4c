// The open word list, an optional package: where it is and what it holds. That it is missing is a value.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const WORD_LIST = 'an-array-of-spanish-words';

export interface WordList {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** Finds the package without reading its words; undefined when it is not installed. */
export const findWordList = (name: string = WORD_LIST): WordList | undefined => {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const { version, main } = JSON.parse(readFileSync(manifest, 'utf8'));
    return { name, version, file: join(dirname(manifest), main) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
};

export const readWords = ({ name, file }: WordList): string[] => {
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new Error(
    `${file} holds no list of words\n  expected a JSON array of strings\n  npm install ${name}`,
  );
};
