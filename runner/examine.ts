// Examines an implementation that has shaken hands: every case that was asked for gets what became of it.
import type { Case } from '../corpus/features.ts';
import { claimsCase } from '../protocol/claims.ts';
import type { Claims } from '../protocol/generated/types.ts';
import { Ahead, type Asked, type SentCase } from './ahead.ts';
import { type CaseRun, caseRunOf, NOT_CLAIMED } from './case-run.ts';
import type { CucumberRun } from './cucumber/run.ts';
import type { Progress } from './progress.ts';
import type { ReadOtherwise } from './read-otherwise.ts';

/** How cases are run; loading Cucumber takes long, so that whoever examines loads it when it is convenient. */
export type RunCases = (cases: readonly Case[], run: CucumberRun) => Promise<void>;

export interface Examination {
  readonly asked: readonly Case[];
  readonly claims: Claims;
  readonly caller: Asked;
  readonly otherwise: ReadOtherwise;
  /** What an interrupted run has finished: it is not run again. */
  readonly finished: ReadonlyMap<string, CaseRun>;
  readonly onFinished: (c: Case, run: CaseRun) => void;
  readonly progress: Progress;
  /** Aborted, with the reason, when nothing more is to be run. */
  readonly over: AbortSignal;
}

export const examine = async (
  { asked, claims, caller, otherwise, finished, onFinished, progress, over }: Examination,
  runCases: RunCases,
): Promise<(c: Case) => CaseRun> => {
  const claimed = asked.filter((c) => claimsCase(claims, c));
  const byId = new Map(claimed.map((c) => [c.id, c]));
  const runs = new Map<string, CaseRun>(finished);
  const left = claimed.filter((c) => !finished.has(c.id));
  const ahead = new Ahead(left, caller, otherwise);
  const sent = new Map<string, SentCase>();
  const running = runCases(left, {
    caseOf: (id) => {
      const taken = ahead.take(id);
      sent.set(id, taken);
      return taken;
    },
    onCase: (id, failed) => {
      const c = byId.get(id);
      // What was on its way when everything was called off was not run.
      if (c && !over.aborted) {
        const run = caseRunOf(c, sent.get(id), failed);
        runs.set(id, run);
        onFinished(c, run);
      }
      sent.delete(id);
      progress.step();
    },
  });
  progress.start(claimed.length, claimed.length - left.length);
  try {
    await Promise.race([running, aborted(over)]);
  } finally {
    progress.stop();
  }
  const unseen = over.aborted ? notRun(over) : UNSEEN;
  return ({ id }) => runs.get(id) ?? (byId.has(id) ? unseen : NOT_CLAIMED);
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const notRun = ({ reason }: AbortSignal): CaseRun => ({
  verdict: 'not-run',
  grounds: 'none',
  message: `not run: ${reason}`,
});

const UNSEEN: CaseRun = {
  verdict: 'harness-error',
  grounds: 'none',
  message: 'Cucumber did not run this case',
};
