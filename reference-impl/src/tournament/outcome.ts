// Outcomes of what happens in a tournament, and why something may not be done.
import type { Refusal, TournamentReport } from '../../../protocol/generated/types.ts';
import * as kernel from '../kernel/outcome.ts';
import type { Asked, Ground } from '../kernel/ruled.ts';
import { isSilent } from '../kernel/ruled.ts';
import type { State } from './state.ts';

export { refused, unregulated } from '../kernel/outcome.ts';

export type Outcome = kernel.Outcome<TournamentReport, Refusal>;
export type Step = kernel.Step<State, TournamentReport, Refusal>;

export const done = (
  state: State,
  report: TournamentReport | null,
  ...grounds: readonly Ground[]
): Step => kernel.done(state, report, ...grounds);

/** What a rule asks for, and why it is not so; null where it is. */
export interface Condition {
  readonly unmet: Refusal | null;
  readonly ground: Ground;
}

export const condition = (unmet: Refusal | null, ground: Ground): Condition => ({ unmet, ground });

/** What the edition does not limit may be any number. */
export const isBelow = (found: number, least: Asked<number>): boolean =>
  !isSilent(least) && found < least.value;
export const isAbove = (found: number, most: Asked<number>): boolean =>
  !isSilent(most) && found > most.value;

/** Done where every condition is met, on the grounds of all; refused for the first that is not, on its own. */
export const judged = (state: State, conditions: readonly Condition[], after = state): Step => {
  for (const { unmet, ground } of conditions)
    if (unmet) return kernel.refused(state, unmet, ground);
  return done(after, null, ...conditions.map(({ ground }) => ground));
};
