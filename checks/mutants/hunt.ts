// Hunts mutants: runs the cases that a mutant's clauses tag, under its edition, until one notices.
import type { Case } from '../../corpus/features.ts';
import type { Caller } from '../../steps/kernel/caller.ts';
import { executeCase } from '../../steps/kernel/execute.ts';
import { Mismatch } from '../../steps/kernel/expect.ts';
import { referenceCaller } from '../reference.ts';
import type { Mutant } from './mutants.ts';

export interface Hunted {
  readonly mutant: Mutant;
  /** Cases that could have noticed. */
  readonly tried: number;
  /** The case that noticed; undefined when the mutant survived. */
  readonly caughtBy: string | undefined;
  /** No decision changes, but the reason of a refusal does: two rules bar the same thing. */
  readonly byReason: boolean;
}

export const hunt = async (mutant: Mutant, cases: readonly Case[]): Promise<Hunted> => {
  const caller = referenceCaller({ [mutant.edition]: mutant.altered });
  const chosen = cases.filter(
    (c) =>
      c.edition === mutant.edition &&
      [...c.clauses, ...c.inherited].some((clause) => mutant.clauses.includes(clause)),
  );
  const noticed: string[] = [];
  for (const candidate of chosen) {
    const how = await notices(candidate, caller);
    if (how === 'decision')
      return { mutant, tried: chosen.length, caughtBy: candidate.id, byReason: false };
    if (how === 'reason') noticed.push(candidate.id);
  }
  return { mutant, tried: chosen.length, caughtBy: noticed[0], byReason: noticed.length > 0 };
};

const notices = async (
  candidate: Case,
  caller: Caller,
): Promise<'decision' | 'reason' | undefined> => {
  try {
    const { groundsMissed } = await executeCase(candidate.steps, caller);
    return groundsMissed.length > 0 ? 'reason' : undefined;
  } catch (error) {
    // A step that was not met, nothing else: a mistake of the suite must not pass for a catch.
    if (error instanceof Mismatch) return 'decision';
    throw error;
  }
};
