// What became of a case: the decision is its verdict, the grounds are a score of their own (docs/INTERPRETING.md).
import type { Case } from '../corpus/features.ts';
import type { CaseResult, Grounds, Verdict } from '../protocol/generated/types.ts';
import { Mismatch } from '../steps/kernel/expect.ts';
import type { SentCase } from './ahead.ts';
import type { FailedStep } from './cucumber/run.ts';

export interface CaseRun
  extends Pick<CaseResult, 'verdict' | 'grounds' | 'message' | 'step' | 'why' | 'under'> {}

export const NOT_CLAIMED: CaseRun = { verdict: 'not-claimed', grounds: 'none' };

/** A case that could not even be sent is a mistake of the suite. */
export const caseRunOf = (
  c: Case,
  sent: SentCase | undefined,
  failed: FailedStep | undefined,
): CaseRun => {
  const { type, ...told } = failed ? toldOf(failed) : {};
  if (!sent) return { verdict: 'harness-error', grounds: 'none', ...told };
  const under = sent.under.length > 0 ? { under: sent.under } : {};
  if (!failed) return { verdict: 'pass', grounds: groundsOf(c, sent, 'pass'), ...under };
  const verdict = sent.failure?.kind ?? (type === Mismatch.name ? 'fail' : 'harness-error');
  const why = verdict === 'fail' ? whyOf(sent) : undefined;
  return {
    verdict,
    grounds: groundsOf(c, sent, verdict),
    ...told,
    ...(why === undefined ? {} : { why }),
    ...under,
  };
};

const toldOf = ({
  text,
  result,
}: FailedStep): { type: string | undefined; message: string; step: string } => {
  const { type, message = result.message ?? result.status } = result.exception ?? {};
  return { type, message: `${text}: ${message}`, step: text };
};

/** What a step misses is missing because what the case asks about was not done. */
const whyOf = ({ prepared }: SentCase): string | undefined => {
  const last = prepared.subject.decided().at(-1);
  if (last?.kind === 'refused') return `${last.what} was refused: ${last.reason}`;
  return last?.kind === 'unregulated'
    ? `for ${last.what} it says that there is no rule`
    : undefined;
};

/** Only an answer that was judged has grounds; where a case states a silence, there are none to have. */
const groundsOf = (c: Case, { prepared, under }: SentCase, verdict: Verdict): Grounds => {
  if ((verdict !== 'pass' && verdict !== 'fail') || under.length > 0) return 'none';
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
