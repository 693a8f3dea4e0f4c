// Runs a whole case without Cucumber, as the checks and the site do thousands of times.
import type { AnySubject } from '../subjects.ts';
import type { Answer, Call, Caller } from './caller.ts';
import { prepare } from './prepare.ts';

export const ask = (caller: Caller, { method, params }: Call): Promise<Answer> =>
  caller.call(method, params as never);

/** The subject as it stands in the end; rejects with a Mismatch where the answer is not the expected one. */
export const executeCase = async (
  steps: readonly string[],
  caller: Caller,
): Promise<AnySubject> => {
  const prepared = prepare(steps);
  prepared.judge(await ask(caller, prepared.request()));
  return prepared.subject;
};
