// The letter of a blank: what was said of it, and what was written down.
import type { Letter, NamedLetter } from '../../protocol/generated/types.ts';
import { tilesOf } from './notation.ts';
import { choice, pattern } from './term.ts';

const ONE = /\[[A-ZÑ]{2}\]|[A-ZÑ]/u;

export const BLANK_TERMS = {
  letra: pattern('letter', ONE, (text) => tilesOf(text)[0] as Letter),
  grafía: pattern('symbol', ONE, (text) => tilesOf(text)[0] as NamedLetter),
  nota: choice<Letter | null>(
    'jotting',
    ['nada', 'nothing', null],
    ['S', 'S', 'S'],
    ['N', 'N', 'N'],
    ['R', 'R', 'R'],
  ),
} as const;
