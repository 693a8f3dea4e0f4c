// Every parameter of the lexicon, by group.
import { authority } from './authority.ts';
import { plural } from './plurals/parameters.ts';
import { taking } from './plurals/taking.ts';

export const LEXICON_PARAMETERS = {
  authority,
  taking,
  plural,
} as const;
