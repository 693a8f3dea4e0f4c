// The run that steps take part in. The runner provides it before Cucumber starts.
import type { Pickle } from '@cucumber/messages';
import type { Answer } from './caller.ts';
import type { Prepared } from './prepare.ts';

/** A case on its way: what it asks, and the answer. */
export interface RunningCase {
  readonly prepared: Prepared;
  /** An answer that is there already need not be waited for. Throws, or rejects, when there is none. */
  readonly answer: () => Answer | Promise<Answer>;
}

export interface Run {
  readonly caseOf: (pickle: Pickle) => RunningCase;
}

let run: Run | undefined;

export const provideRun = (provided: Run): void => {
  run = provided;
};

export const currentRun = (): Run => {
  if (!run)
    throw new Error('harness: no run was provided; start features with `articulado certify`');
  return run;
};
