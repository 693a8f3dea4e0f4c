// Requests that the suite does not send but could: a fault that differs on none of them cannot be observed, as far as
// we know.
import type { Call, Method } from '../../../steps/kernel/caller.ts';
import { furtherGames } from './further-games.ts';

type ParamsOf<M extends Method> = Extract<Call, { readonly method: M }>['params'];

const FURTHER: { readonly [M in Method]: (params: ParamsOf<M>) => ParamsOf<M>[] } = {
  'game/replay': furtherGames,
};

export const furtherCalls = ({ method, params }: Call): Call[] =>
  FURTHER[method](params).map((further) => ({ method, params: further }));
