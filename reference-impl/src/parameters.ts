// Every parameter of every subject, by group: all in which editions can differ.
import { GAME_PARAMETERS } from './game/parameters.ts';
import type { Group } from './kernel/parameters.ts';
import { LEXICON_PARAMETERS } from './lexicon/parameters.ts';
import { TOURNAMENT_PARAMETERS } from './tournament/parameters.ts';

export const PARAMETERS: Readonly<Record<string, Group>> = {
  ...GAME_PARAMETERS,
  ...LEXICON_PARAMETERS,
  ...TOURNAMENT_PARAMETERS,
};
