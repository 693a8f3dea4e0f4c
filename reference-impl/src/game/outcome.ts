// Outcomes of the game's events, and why something may not be done.
import type { Refusal, Report } from '../../../protocol/generated/types.ts';
import * as kernel from '../kernel/outcome.ts';
import type { Ground } from '../kernel/ruled.ts';
import type { State } from './state.ts';

export { cite, refused, unregulated } from '../kernel/outcome.ts';

export type Outcome = kernel.Outcome<Report, Refusal>;
export type Step = kernel.Step<State, Report, Refusal>;

/** Why something may not be done, found before it is tried. */
export interface Bar {
  readonly reason: Refusal;
  readonly ground: Ground;
}

export const bar = (reason: Refusal, ground: Ground): Bar => ({ reason, ground });

/** It has effect, on these grounds and those that the table has gathered meanwhile. */
export const done = (state: State, report: Report | null, ...grounds: readonly Ground[]): Step =>
  kernel.done(state, report, ...grounds);
