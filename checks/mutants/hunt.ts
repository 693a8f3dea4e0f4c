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
}

export const hunt = async (mutant: Mutant, cases: readonly Case[]): Promise<Hunted> => {
  const caller = referenceCaller({ [mutant.edition]: mutant.altered });
  const chosen = cases.filter(
    (c) =>
      c.edition === mutant.edition &&
      [...c.clauses, ...c.inherited].some((clause) => mutant.clauses.includes(clause)),
  );
  for (const candidate of chosen) {
    if (await notices(candidate, caller)) {
      return { mutant, tried: chosen.length, caughtBy: candidate.id };
    }
  }
  return { mutant, tried: chosen.length, caughtBy: undefined };
};

const notices = async (candidate: Case, caller: Caller): Promise<boolean> => {
  try {
    const { groundsMissed } = await executeCase(candidate.steps, caller);
    return groundsMissed.length > 0;
  } catch (error) {
    // A step that was not met, nothing else: a mistake of the suite must not pass for a catch.
    if (error instanceof Mismatch) return true;
    throw error;
  }
};
