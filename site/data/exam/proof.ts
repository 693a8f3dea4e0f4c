// Whether an answer is wrong: the reference is asked, and does not say so.
import { referenceHandler } from '../../../reference-impl/adapter/handler.ts';
import { Mismatch } from '../../../steps/kernel/expect.ts';
import { prepare } from '../../../steps/kernel/prepare.ts';

const reference = referenceHandler();

/** All of it cannot hold: some of what it says does not. What cannot be asked proves nothing. */
export const isWrong = (told: readonly string[], follows: readonly string[]): boolean => {
  try {
    const prepared = prepare([...told, ...follows]);
    const { method, params } = prepared.request();
    const { result } = reference({ jsonrpc: '2.0', id: 1, method, params } as Parameters<
      typeof reference
    >[0]);
    prepared.answered(result as never);
    const failures = follows.map((_, i) => failureOf(prepared, told.length + i));
    return (
      failures.some((failure) => failure instanceof Mismatch) &&
      failures.every((failure) => failure === undefined || failure instanceof Mismatch)
    );
  } catch {
    return false; // nobody can tell
  }
};

const failureOf = (prepared: ReturnType<typeof prepare>, step: number): unknown => {
  try {
    prepared.run(step);
    return undefined;
  } catch (error) {
    return error ?? 'nothing was said';
  }
};
