// Proof of a clause: an alteration grounded in it is noticed by a case tagged with it, through an expectation that was
// not met. Each clause of an alteration is asked for by itself.
import type { Case } from '../../corpus/features.ts';
import type { EditionId } from '../../protocol/generated/types.ts';
import { clauseCited } from '../../reference-impl/src/index.ts';
import type { Caller } from '../../steps/kernel/caller.ts';
import { ask } from '../../steps/kernel/execute.ts';
import { Mismatch } from '../../steps/kernel/expect.ts';
import { type Prepared, prepare } from '../../steps/kernel/prepare.ts';
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

/** The cases of an edition that are tagged with a clause, its own or one that it inherits. */
export type Tagged = (edition: EditionId, clause: string) => readonly Case[];

export const taggedAmong = (cases: readonly Case[]): Tagged => {
  const byTag = new Map<string, Case[]>();
  for (const c of cases)
    for (const clause of new Set([...c.clauses, ...c.inherited]))
      byTag.getOrInsertComputed(`${c.edition} ${clause}`, () => []).push(c);
  return (edition, clause) => byTag.get(`${edition} ${clause}`) ?? [];
};

/** `speaking` leaves out the cases that state a silence. */
export const prove = async (
  alteration: Alteration,
  tagged: Tagged,
  speaking: Tagged,
): Promise<readonly Proof[]> => {
  const { edition, clauses, norms } = alteration;
  const caller = alteration.caller();
  const known = new Map<Case, Promise<Notice>>();
  const noticed = (c: Case): Promise<Notice> =>
    known.getOrInsertComputed(c, () => notices(c, caller));
  const proofs: Proof[] = [];
  for (const clause of clauses) {
    const spoken = await firstNotice(speaking(edition, clause), noticed);
    const proves = spoken.caughtBy !== undefined;
    const chosen = tagged(edition, clause);
    const found = proves ? spoken : await firstNotice(chosen, noticed);
    const norm = norms.find((n) => clauseCited(n) === clause);
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

/** What a case asks for is the same whoever answers: its steps are read once. */
const prepared = new WeakMap<Case, Prepared>();

export const notices = async (candidate: Case, caller: Caller): Promise<Notice> => {
  const one = prepared.get(candidate) ?? prepare(candidate.steps);
  prepared.set(candidate, one);
  const answer = await ask(caller, one.request());
  const { groundsMissed } = one.subject;
  groundsMissed.length = 0;
  try {
    one.judge(answer);
    return groundsMissed.length > 0 ? 'reason' : undefined;
  } catch (error) {
    // A step that was not met, nothing else: a mistake of the suite must not pass for a catch.
    if (error instanceof Mismatch) return 'decision';
    throw error;
  }
};
