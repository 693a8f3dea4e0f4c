// Hunts faults of logic: which case notices, and where none does, what differed and whether anything could.
import type { Case } from '../../../corpus/features.ts';
import { isAnswerTo } from '../../../protocol/methods.ts';
import { isSame, Mismatch } from '../../../steps/kernel/expect.ts';
import { type Prepared, prepare } from '../../../steps/kernel/prepare.ts';
import { answerTo, isSameDecision } from './answers.ts';
import type { Fault } from './faults.ts';
import type { Instrumented } from './instrument.ts';
import type { Observe } from './observe.ts';

/**
 * - `noticed`: a case fails.
 * - `overlooked`: the answer to a case differs, and none of its steps looks there.
 * - `untried`: it differs only on requests that no case sends.
 * - `grounds`: only the clauses cited differ.
 * - `unobservable`: no request is known on which anything differs.
 */
export type Fate = 'noticed' | 'overlooked' | 'untried' | 'grounds' | 'unobservable';

export interface LogicHunted {
  readonly fault: Fault;
  readonly fate: Fate;
  /** Cases whose playing passes the place of the fault. */
  readonly tried: number;
  /** The case that noticed or overlooks it, or near which it would differ. */
  readonly where: string | undefined;
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
    const asked = { of, prepared, sound: answerTo(handle, prepared.request()) };
    for (const n of switches.passed) byFault.getOrInsertComputed(n, () => []).push(asked);
  }
  switches.passed = undefined;
  return byFault;
};

export const huntFault = (
  { faults, handler, switches }: Instrumented,
  n: number,
  asked: readonly Asked[],
  observe: Observe,
): LogicHunted => {
  const handle = handler();
  let overlooked: string | undefined;
  let grounds: string | undefined;
  const told = (fate: Fate, where?: string): LogicHunted => ({
    fault: faults[n] as Fault,
    fate,
    tried: asked.length,
    where,
  });
  switches.on = n;
  try {
    for (const { of, prepared, sound } of asked) {
      const answer = answerTo(handle, prepared.request());
      if (isSame(answer, sound)) continue;
      if (notices(prepared, answer)) return told('noticed', of.id);
      if (isSameDecision(answer, sound)) grounds ??= of.id;
      else overlooked ??= of.id;
    }
  } finally {
    switches.on = -1;
  }
  if (overlooked) return told('overlooked', overlooked);
  const own = asked.map(({ of }) => of);
  const near = observe(n, own);
  if (near) return told('untried', near);
  return grounds ? told('grounds', grounds) : told('unobservable');
};

const notices = (prepared: Prepared, answer: unknown): boolean => {
  const { method, params } = prepared.request();
  // Out of contract: the session tells.
  if (!isAnswerTo(method, params, answer)) return true;
  const { groundsMissed } = prepared.subject;
  const before = groundsMissed.length;
  try {
    prepared.judge(answer);
    return groundsMissed.length > before;
  } catch (error) {
    if (error instanceof Mismatch) return true;
    throw error;
  } finally {
    groundsMissed.length = before;
  }
};
