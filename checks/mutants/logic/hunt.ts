// Hunts faults of logic: which case notices, and where none does, whether anything differed at all.
import type { Case } from '../../../corpus/features.ts';
import { METHODS } from '../../../protocol/methods.ts';
import { isSame, Mismatch } from '../../../steps/kernel/expect.ts';
import { type Prepared, prepare } from '../../../steps/kernel/prepare.ts';
import type { Fault } from './faults.ts';
import type { Instrumented } from './instrument.ts';

export interface LogicHunted {
  readonly fault: Fault;
  /** Cases whose playing passes the place of the fault. */
  readonly tried: number;
  readonly caughtBy: string | undefined;
  /** A case whose answer differs although none of its steps notices: somebody looks away. */
  readonly differsIn: string | undefined;
}

interface Asked {
  readonly of: Case;
  readonly prepared: Prepared;
  readonly sound: unknown;
}

/** Plays every case soundly, once, and tells which faults each could notice. */
export const casesByFault = (
  { handler, switches }: Instrumented,
  cases: readonly Case[],
): ReadonlyMap<number, readonly Asked[]> => {
  const handle = handler();
  const byFault = new Map<number, Asked[]>();
  for (const of of cases) {
    const prepared = prepare(of.steps);
    switches.passed = new Set();
    const asked = { of, prepared, sound: answerOf(handle, prepared) };
    for (const n of switches.passed) byFault.set(n, [...(byFault.get(n) ?? []), asked]);
  }
  switches.passed = undefined;
  return byFault;
};

export const huntFault = (
  { faults, handler, switches }: Instrumented,
  n: number,
  asked: readonly Asked[],
): LogicHunted => {
  const fault = faults[n] as Fault;
  const handle = handler();
  let differsIn: string | undefined;
  switches.on = n;
  try {
    for (const { of, prepared, sound } of asked) {
      const answer = answerOf(handle, prepared);
      if (isSame(answer, sound)) continue;
      if (notices(prepared, answer))
        return { fault, tried: asked.length, caughtBy: of.id, differsIn: undefined };
      differsIn ??= of.id;
    }
  } finally {
    switches.on = -1;
  }
  return { fault, tried: asked.length, caughtBy: undefined, differsIn };
};

type Handle = ReturnType<Instrumented['handler']>;

/** The answer as it would go over the wire; a fault that throws or answers out of contract is no answer. */
const answerOf = (handle: Handle, prepared: Prepared): unknown => {
  const request = { jsonrpc: '2.0', id: 1, ...prepared.request() } as Parameters<Handle>[0];
  try {
    return JSON.parse(JSON.stringify(handle(request).result));
  } catch (error) {
    return { threw: String(error) };
  }
};

const notices = (prepared: Prepared, answer: unknown): boolean => {
  const { method } = prepared.request();
  if (!METHODS[method].result(answer)) return true; // out of contract: the session tells
  try {
    prepared.judge(answer as never);
    return false;
  } catch (error) {
    if (error instanceof Mismatch) return true;
    throw error;
  }
};
