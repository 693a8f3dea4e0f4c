// Which cases flip when a regulation says something else: each is ruled again, and what it expects is asked of the new
// ruling. A few at a time, so that the page stays alive.
import type { GameReplayParams, Outcome } from '../../../protocol/generated/types.ts';
import { referenceHandler } from '../../../reference-impl/adapter/handler.ts';
import type { Call } from '../../../steps/kernel/caller.ts';
import { type Prepared, prepare } from '../../../steps/kernel/prepare.ts';
import type { RunnableCase } from './script.ts';

export type Readings = GameReplayParams['readings'];

export interface Flip {
  readonly of: RunnableCase;
  /** The Then steps that do not hold any more. */
  readonly broken: readonly string[];
  /** What becomes of a game now, if it is one. */
  readonly after: Outcome | undefined;
}

const reference = referenceHandler();
const AT_ONCE = 40;

export const flipsIn = async (
  cases: readonly RunnableCase[],
  readings: Readings,
  told: (done: number) => void = () => {},
): Promise<readonly Flip[]> => {
  const flips: Flip[] = [];
  for (let at = 0; at < cases.length; at += AT_ONCE) {
    for (const one of cases.slice(at, at + AT_ONCE)) flips.push(...flipOf(one, readings));
    told(Math.min(at + AT_ONCE, cases.length));
    await new Promise((done) => setTimeout(done, 0));
  }
  return flips;
};

const flipOf = (one: RunnableCase, readings: Readings): Flip[] => {
  const prepared = prepare(one.steps);
  const result = answerTo(prepared.request(), readings);
  prepared.answered(result as never);
  const broken = one.steps.filter((_, i) => prepared.asks(i) && !holds(prepared, i));
  if (broken.length === 0) return [];
  const { outcomes } = result as { readonly outcomes?: readonly Outcome[] };
  return [{ of: one, broken, after: outcomes?.at(-1) }];
};

const holds = (prepared: Prepared, step: number): boolean => {
  try {
    prepared.run(step);
    return true;
  } catch {
    return false;
  }
};

/** A method of which the changed reading is none answers as before. */
const answerTo = ({ method, params }: Call, readings: Readings): unknown => {
  const request = { jsonrpc: '2.0', id: 1, method, params: { ...params, readings } };
  const { result, error } = reference(request as Parameters<typeof reference>[0]);
  if (error) throw new Error(error.message);
  return result;
};
