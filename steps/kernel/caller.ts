// How the steps reach an implementation: one typed call a method, whatever carries it there.
import type { GameReplayParams, GameReplayResult } from '../../protocol/generated/types.ts';
import type { Method, ParamsOf, ResultOf } from '../../protocol/methods.ts';

/** The methods that a case can ask; the others begin and end a session. */
export type CaseMethod = Exclude<Method, 'initialize' | 'shutdown'>;

/** Whoever answers: a session with an implementation. */
export interface Caller {
  call<M extends CaseMethod>(method: M, params: ParamsOf<M>): Promise<ResultOf<M>>;
}

/** What a case asks: complete in itself. */
export type Call<M extends CaseMethod = CaseMethod> = M extends CaseMethod
  ? { readonly method: M; readonly params: ParamsOf<M> }
  : never;

/** What a case is answered. */
export type Answer<M extends CaseMethod = CaseMethod> = M extends CaseMethod ? ResultOf<M> : never;

/** A session as a caller. */
export const callerOf = (session: {
  replay(params: GameReplayParams): Promise<GameReplayResult>;
}): Caller => ({
  call: <M extends CaseMethod>(_: M, params: ParamsOf<M>) =>
    session.replay(params as GameReplayParams) as Promise<ResultOf<M>>,
});
