// The run that steps take part in. The runner provides it before Cucumber starts.
import type { Pickle } from '@cucumber/messages';
import type { Answer, Caller } from './caller.ts';
import { ask } from './execute.ts';
import { type Prepared, prepare } from './prepare.ts';

/** A case on its way: what it asks, and the answer, which may have been sent for already. */
export interface RunningCase {
  readonly prepared: Prepared;
  readonly answer: () => Promise<Answer>;
}

export interface Run {
  readonly skip: (pickle: Pickle) => boolean;
  readonly caseOf: (pickle: Pickle) => RunningCase;
}

/** A case that asks when its first Then step is reached, and once. */
export const askedInTime = (steps: readonly string[], caller: Caller): RunningCase => {
  const prepared = prepare(steps);
  let answer: Promise<Answer> | undefined;
  return {
    prepared,
    answer: () => {
      answer ??= ask(caller, prepared.request());
      return answer;
    },
  };
};

let run: Run | undefined;

export const provideRun = (provided: Run): void => {
  run = provided;
};

export const currentRun = (): Run => {
  if (!run)
    throw new Error('harness: no run was provided; start features with `articulado certify`');
  return run;
};
