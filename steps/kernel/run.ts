// The run that steps take part in. The runner provides it before Cucumber starts.
import type { Pickle } from '@cucumber/messages';
import type { Replayer } from '../game/table.ts';

export interface Run {
  readonly replayer: Replayer;
  readonly skip: (pickle: Pickle) => boolean;
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
