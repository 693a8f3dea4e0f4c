// Proof of a clause: an alteration grounded in it is noticed by a case tagged with it, through an expectation that was
// not met. Each clause of an alteration is asked for by itself.
import type { Case } from '../../corpus/features.ts';
import { clauseCited } from '../../reference-impl/src/index.ts';
import type { Caller } from '../../steps/kernel/caller.ts';
import { executeCase } from '../../steps/kernel/execute.ts';
import { Mismatch } from '../../steps/kernel/expect.ts';
import type { Alteration } from './alterations.ts';

export interface Proof {
  readonly clause: string;
  /** The norm of the clause that the alteration breaks, where it breaks just one that the clause lists. */
  readonly norm: string | undefined;
  readonly alteration: Alteration;
  /** Cases that could have noticed. */
  readonly tried: number;
  /** The case that noticed; undefined when nobody did. */
  readonly caughtBy: string | undefined;
  /** No decision changes, but the reason of a refusal does: two rules bar the same thing. */
  readonly byReason: boolean;
  /** Noticed by a case that speaks: one that states a silence proves nothing. */
  readonly proves: boolean;
}

type Notice = 'decision' | 'reason' | undefined;

export const prove = async (
  alteration: Alteration,
  cases: readonly Case[],
  speaking: readonly Case[] = cases,
): Promise<readonly Proof[]> => {
  const caller = alteration.caller();
  const known = new Map<Case, Promise<Notice>>();
  const noticed = (c: Case): Promise<Notice> => {
    const found = known.get(c) ?? notices(c, caller);
    known.set(c, found);
    return found;
  };
  const proofs: Proof[] = [];
  for (const clause of alteration.clauses) {
    const tagged = (c: Case): boolean =>
      c.edition === alteration.edition &&
      (c.clauses.includes(clause) || c.inherited.includes(clause));
    const spoken = await firstNotice(speaking.filter(tagged), noticed);
    const proves = spoken.caughtBy !== undefined;
    const chosen = cases.filter(tagged);
    const found = proves ? spoken : await firstNotice(chosen, noticed);
    const norm = alteration.norms.find((n) => clauseCited(n) === clause);
    proofs.push({ clause, norm, alteration, tried: chosen.length, ...found, proves });
  }
  return proofs;
};

const firstNotice = async (
  cases: readonly Case[],
  noticed: (c: Case) => Promise<Notice>,
): Promise<Pick<Proof, 'caughtBy' | 'byReason'>> => {
  let reason: string | undefined;
  for (const c of cases) {
    const how = await noticed(c);
    if (how === 'decision') return { caughtBy: c.id, byReason: false };
    if (how === 'reason') reason ??= c.id;
  }
  return { caughtBy: reason, byReason: reason !== undefined };
};

export const notices = async (candidate: Case, caller: Caller): Promise<Notice> => {
  try {
    const { groundsMissed } = await executeCase(candidate.steps, caller);
    return groundsMissed.length > 0 ? 'reason' : undefined;
  } catch (error) {
    // A step that was not met, nothing else: a mistake of the suite must not pass for a catch.
    if (error instanceof Mismatch) return 'decision';
    throw error;
  }
};
