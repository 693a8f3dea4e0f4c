// Whether a case fails on an answer, as a run would tell: out of contract, or an expectation that is not met.
import type { Case } from '../../corpus/features.ts';
import { isAnswerTo } from '../../protocol/methods.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import type { Answer } from '../../steps/kernel/caller.ts';
import { Mismatch } from '../../steps/kernel/expect.ts';
import { type Prepared, prepare } from '../../steps/kernel/prepare.ts';

export interface Answered {
  readonly of: Case;
  readonly prepared: Prepared;
  readonly answer: Answer;
}

/** The true answer of the reference, as it would come over the wire. */
export const answered = (of: Case): Answered => {
  const prepared = prepare(of.steps);
  const { result } = referenceHandler()({ jsonrpc: '2.0', id: 1, ...prepared.request() });
  return { of, prepared, answer: JSON.parse(JSON.stringify(result)) };
};

export const fails = ({ prepared }: Answered, answer: unknown): boolean => {
  const { method, params } = prepared.request();
  if (!isAnswerTo(method, params, answer)) return true;
  try {
    prepared.judge(answer);
    return false;
  } catch (error) {
    if (error instanceof Mismatch) return true;
    throw error;
  }
};
