// Examines an implementation that has shaken hands: every case that was asked for gets what became of it.
import type { Case } from '../corpus/features.ts';
import { claimsCase } from '../protocol/claims.ts';
import type { Claims } from '../protocol/generated/types.ts';
import type { Pool } from '../protocol/pool.ts';
import { Ahead, type SentCase } from './ahead.ts';
import { type CaseRun, caseRunOf, NOT_CLAIMED } from './case-run.ts';
import type { CucumberRun } from './cucumber/run.ts';
import { progressOf } from './progress.ts';

/** How cases are run; loading Cucumber takes long, so that whoever examines loads it when it is convenient. */
export type RunCases = (cases: readonly Case[], run: CucumberRun) => Promise<void>;

export const examine = async (
  asked: readonly Case[],
  claims: Claims,
  pool: Pool,
  runCases: RunCases,
): Promise<(c: Case) => CaseRun> => {
  const claimed = asked.filter((c) => claimsCase(claims, c));
  const byId = new Map(claimed.map((c) => [c.id, c]));
  const runs = new Map<string, CaseRun>();
  const ahead = new Ahead(claimed, pool);
  const sent = new Map<string, SentCase>();
  const progress = await progressOf(claimed.length);
  try {
    await runCases(claimed, {
      caseOf: (id) => {
        const taken = ahead.take(id);
        sent.set(id, taken);
        return taken;
      },
      onCase: (id, failed) => {
        const c = byId.get(id);
        if (c) runs.set(id, caseRunOf(c, sent.get(id), failed));
        sent.delete(id);
        progress.step();
      },
    });
  } finally {
    progress.stop();
  }
  return ({ id }) => runs.get(id) ?? (byId.has(id) ? UNSEEN : NOT_CLAIMED);
};

const UNSEEN: CaseRun = {
  verdict: 'harness-error',
  grounds: 'none',
  message: 'Cucumber did not run this case',
};
