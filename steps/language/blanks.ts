// The letter of a blank: one of the set, one that somebody says, or what was written down.
import type { Letter } from '../../protocol/generated/types.ts';
import { LETTERS, NAMED_LETTERS } from '../../protocol/generated/vocabulary.ts';
import { writeTile } from './notation.ts';
import { choice, named } from './term.ts';

const letter = named('letter', LETTERS, writeTile);

export const BLANK_TERMS = {
  letra: letter,
  // K and W may be said, though the set has no such letter.
  grafía: named('symbol', NAMED_LETTERS, writeTile),
  nota: choice<Letter | null>('jotting', ['nada', 'nothing', null], ...letter.forms),
} as const;
