// How the steps reach an implementation: one typed call a method, whatever carries it there.
import type { ParamsOf, Method as ProtocolMethod, ResultOf } from '../../protocol/methods.ts';

/** The methods that a case can be about; the others begin and end a session. */
export type Method = Exclude<ProtocolMethod, 'initialize' | 'shutdown'>;

/** Whoever answers: a session with an implementation. */
export interface Caller {
  /** `about` is for records only: it says what is asked for. */
  call<M extends Method>(method: M, params: ParamsOf<M>, about?: string): Promise<ResultOf<M>>;
}

/** What a case asks: complete in itself. */
export type Call<M extends Method = Method> = M extends Method
  ? { readonly method: M; readonly params: ParamsOf<M> }
  : never;

/** What a case is answered. */
export type Answer<M extends Method = Method> = M extends Method ? ResultOf<M> : never;
