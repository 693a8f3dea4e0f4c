// Every parameter of the lexicon, by group.
import { authority } from './authority.ts';
import { derivatives } from './derivatives.ts';
import { dated } from './plurals/dated.ts';
import { named } from './plurals/named.ts';
import { plural } from './plurals/parameters.ts';
import { taking } from './plurals/taking.ts';
import { conjugating } from './verbs/conjugating.ts';

export const LEXICON_PARAMETERS = {
  authority,
  derivatives,
  taking,
  dated,
  named,
  plural,
  conjugating,
} as const;
