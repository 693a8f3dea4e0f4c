// How the steps reach an implementation: one typed call a method, whatever carries it there.
import type { GameReplayParams, GameReplayResult } from '../../protocol/generated/types.ts';

interface Methods {
  'game/replay': { readonly params: GameReplayParams; readonly result: GameReplayResult };
}

export type Method = keyof Methods;
export type ParamsOf<M extends Method> = Methods[M]['params'];
export type ResultOf<M extends Method> = Methods[M]['result'];

/** What any method answers. */
export type Answer = ResultOf<Method>;

/** Whoever answers: a session with an implementation. */
export interface Caller {
  call<M extends Method>(method: M, params: ParamsOf<M>): Promise<ResultOf<M>>;
}

/** What a case asks: complete in itself. */
export interface Call<M extends Method = Method> {
  readonly method: M;
  readonly params: ParamsOf<M>;
}

/** A session as a caller. */
export const callerOf = (session: {
  replay(params: GameReplayParams): Promise<GameReplayResult>;
}): Caller => ({ call: (_, params) => session.replay(params) });
