// Whether a fault that no scenario notices can be noticed at all: it is tried on requests that the suite does not send.
import type { Case } from '../../../corpus/features.ts';
import type { Call } from '../../../steps/kernel/caller.ts';
import { prepare } from '../../../steps/kernel/prepare.ts';
import { answerTo, isAnswer, isSameDecision } from './answers.ts';
import { furtherCalls } from './further.ts';
import type { Instrumented } from './instrument.ts';
import { sampleOf } from './sample.ts';

/** Cases whose requests are varied for everybody, and those of its own for each fault. */
const COMMON = 150;
const OWN = 25;
/** Requests that pass a fault and are kept for it. */
const KEPT = 60;

interface Asked {
  readonly of: string;
  readonly call: Call;
}

export type Observe = (n: number, own: readonly Case[]) => string | undefined;

/** Tells a case near which a fault differs; undefined where it cannot be observed. */
export const observer = (
  { handler, switches }: Instrumented,
  cases: readonly Case[],
  seed: number,
): Observe => {
  const handle = handler();
  const differs = (n: number, { call }: Asked): boolean => {
    const sound = answerTo(handle, call);
    if (!isAnswer(sound)) return false; // not a request that anybody may send
    switches.on = n;
    try {
      return !isSameDecision(answerTo(handle, call), sound);
    } finally {
      switches.on = -1;
    }
  };
  let common: Map<number, Asked[]> | undefined;
  const passing = (n: number): readonly Asked[] => {
    common ??= byFault(sampleOf(cases, COMMON, seed).flatMap(variants));
    return common.get(n) ?? [];
  };
  const byFault = (asked: readonly Asked[]): Map<number, Asked[]> => {
    const found = new Map<number, Asked[]>();
    for (const one of asked) {
      switches.passed = new Set();
      answerTo(handle, one.call);
      for (const n of switches.passed) {
        const kept = found.getOrInsertComputed(n, () => []);
        if (kept.length < KEPT) kept.push(one);
      }
    }
    switches.passed = undefined;
    return found;
  };
  return (n, own) =>
    (
      passing(n).find((one) => differs(n, one)) ??
      sampleOf(own, OWN, seed)
        .flatMap(variants)
        .find((one) => differs(n, one))
    )?.of;
};

const variants = ({ id, steps }: Case): Asked[] =>
  furtherCalls(prepare(steps).request()).map((call) => ({ of: id, call }));
