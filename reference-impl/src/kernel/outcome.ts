// What the regulation makes of an event: a closed union, made of rulings. Illegal input is a value, never an exception.
import { type ClauseId, clausesOf, type Ground } from './ruled.ts';

/** A state that remembers the grounds of what was done to it since the event began. */
export interface Citing {
  readonly cited: readonly ClauseId[];
}

export type Outcome<Report, Refusal> =
  | { readonly kind: 'done'; readonly because: readonly ClauseId[]; readonly report?: Report }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly because: readonly ClauseId[] }
  | { readonly kind: 'unregulated'; readonly because: readonly ClauseId[] };

export interface Step<State, Report, Refusal> {
  readonly state: State;
  readonly outcome: Outcome<Report, Refusal>;
}

/** Something follows from these rulings, however deep below the event it happens: its outcome will cite them. */
export const cite = <S extends Citing>(state: S, ...grounds: readonly Ground[]): S => ({
  ...state,
  cited: clausesOf([{ because: state.cited }, ...grounds]),
});

export const done = <S extends Citing, Report>(
  state: S,
  report: Report | null,
  ...grounds: readonly Ground[]
): Step<S, Report, never> => {
  const because = clausesOf([...grounds, { because: state.cited }]);
  return {
    state: state.cited.length > 0 ? { ...state, cited: [] } : state,
    outcome: report === null ? { kind: 'done', because } : { kind: 'done', because, report },
  };
};

export const refused = <S, const Refusal extends string>(
  state: S,
  reason: Refusal,
  ...grounds: readonly Ground[]
): Step<S, never, Refusal> => ({
  state,
  outcome: { kind: 'refused', reason, because: clausesOf(grounds) },
});

/** The edition gives no rule: the arbiter decides, the table stays as it is. */
export const unregulated = <S>(state: S, ...near: readonly Ground[]): Step<S, never, never> => ({
  state,
  outcome: { kind: 'unregulated', because: clausesOf(near) },
});
