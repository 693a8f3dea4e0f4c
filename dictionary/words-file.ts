// A word list that somebody brings: a word a line. Lines that no tiles spell are left out, as those of the open list are.
import { readFileSync } from 'node:fs';
import { packForms } from './build.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';

/** Tiles of two letters may stand in brackets. */
export const readWordsFile = (file: string): Lexicon =>
  lexiconOf(
    packForms(
      readFileSync(file, 'utf8')
        .split(/\s+/)
        .map((form) => form.replaceAll(/\[(ch|ll|rr)\]/gi, '$1')),
    ),
  );
