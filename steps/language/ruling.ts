// The answer to a challenge: whether it is valid, and whether it is one for the play or one for each word.
import type { VerdictScope } from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

export const RULING_TERMS = {
  dictamen: choice<boolean>(
    'verdict',
    ['es válida', 'is valid', true],
    ['no es válida', 'is not valid', false],
  ),
  alcance: closed<VerdictScope>('scope', {
    play: ['una sola para toda la jugada', 'a single one for the whole play'],
    word: ['una por cada palabra', 'one for each word'],
  }),
} as const;
