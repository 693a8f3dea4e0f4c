// The play laid at once: who has noted it, and what the rival makes of an opening off the centre.
import type { Player } from '../../protocol/generated/types.ts';
import { choice } from './term.ts';

export const PLAY_TERMS = {
  decisión: choice<boolean>('decision', ['acepta', 'accepts', true], ['anula', 'voids', false]),
  anotación: choice<readonly Player[]>(
    'noting',
    ['no los ha anotado nadie', 'have been noted by nobody', []],
    ['los ha anotado solo Ana', 'have been noted only by Ana', ['A']],
    ['los ha anotado solo Bruno', 'have been noted only by Bruno', ['B']],
    ['los han anotado los dos', 'have been noted by both', ['A', 'B']],
  ),
} as const;
