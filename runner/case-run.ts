// What became of a case: the decision is its verdict, the grounds are a score of their own (docs/INTERPRETING.md).
import type { Case } from '../corpus/features.ts';
import type { Grounds, Verdict } from '../protocol/generated/types.ts';
import { Mismatch } from '../steps/kernel/expect.ts';
import type { SentCase } from './ahead.ts';
import type { FailedStep } from './cucumber/run.ts';

export interface CaseRun {
  readonly verdict: Verdict;
  readonly grounds: Grounds;
  readonly message?: string;
}

export const NOT_CLAIMED: CaseRun = { verdict: 'not-claimed', grounds: 'none' };

/** A case that could not even be sent is a mistake of the suite. */
export const caseRunOf = (
  c: Case,
  sent: SentCase | undefined,
  failed: FailedStep | undefined,
): CaseRun => {
  const { type, text } = failed ? told(failed) : {};
  const message = text === undefined ? {} : { message: text };
  if (!sent) return { verdict: 'harness-error', grounds: 'none', ...message };
  if (!failed) return { verdict: 'pass', grounds: groundsOf(c, sent, 'pass') };
  const verdict = sent.failure?.kind ?? (type === Mismatch.name ? 'fail' : 'harness-error');
  return { verdict, grounds: groundsOf(c, sent, verdict), ...message };
};

const told = ({ text, result }: FailedStep): { type: string | undefined; text: string } => {
  const { type, message = result.message ?? result.status } = result.exception ?? {};
  return { type, text: `${text}: ${message}` };
};

/** Only an answer that was judged has grounds; where a case states a silence, there are none to have. */
const groundsOf = (c: Case, { prepared }: SentCase, verdict: Verdict): Grounds => {
  if (verdict !== 'pass' && verdict !== 'fail') return 'none';
  const cited = citedIn(prepared);
  if (cited === undefined) return 'none';
  const isOwn = [...c.clauses, ...c.inherited].some((clause) => cited.includes(clause));
  return isOwn && prepared.subject.groundsMissed.length === 0 ? 'right' : 'wrong';
};

/** Nothing where the edition is said to be silent, or the scene was not set and the outcome not reached. */
const citedIn = ({ subject }: SentCase['prepared']): readonly string[] | undefined => {
  try {
    return subject.cited();
  } catch (error) {
    if (error instanceof Mismatch) return undefined;
    throw error;
  }
};
