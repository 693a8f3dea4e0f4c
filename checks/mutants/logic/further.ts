// Requests that the suite does not send but could: a fault that differs on none of them cannot be observed, as far as
// we know.
import type { Call, Method } from '../../../steps/kernel/caller.ts';
import { furtherGames } from './further-games.ts';
import { furtherTournaments } from './further-tournaments.ts';
import { furtherWords } from './further-words.ts';

type Further = { readonly [M in Method]: (params: Call<M>['params']) => Call<M>['params'][] };

const FURTHER: Further = {
  'game/replay': furtherGames,
  'lexicon/judge': furtherWords,
  'tournament/replay': furtherTournaments,
};

export const furtherCalls = ({ method, params }: Call): Call[] =>
  FURTHER[method](params as never).map((further) => ({ method, params: further }) as Call);
