// A run: shakes hands, examines case by case with every finished verdict on disk, and gives the results.

import { suiteIdentity } from '../../corpus/suite.ts';
import type { RunResults } from '../../protocol/generated/types.ts';
import { Pool } from '../../protocol/pool.ts';
import type { Exchange } from '../../protocol/session.ts';
import type { Answer } from '../../steps/kernel/caller.ts';
import { examine } from '../examine.ts';
import { Failures } from '../failures/failures.ts';
import { Journal } from '../journal.ts';
import { withKnownFailures } from '../known-failures.ts';
import { LogFile } from '../log-file.ts';
import { progressOf } from '../progress.ts';
import { AS_ADOPTED, type Reference, readOtherwise } from '../read-otherwise.ts';
import { resultsOf } from '../results.ts';
import { referenceHandle } from '../target.ts';
import { transcriptTo } from '../transcript.ts';
import type { CertifyCall } from './call.ts';
import { type Files, filesOf } from './files.ts';
import { shakeHands } from './handshake.ts';
import { interruptible } from './interruption.ts';
import type { Plan } from './plan.ts';

export interface Performed {
  readonly results: RunResults;
  readonly files: Files;
  readonly failures: Failures;
  /** Where the standard error of the implementation is, if it said anything there. */
  readonly log: string | undefined;
  /** Nothing is left to go on with. */
  readonly done: () => void;
}

export const perform = async (call: CertifyCall, plan: Plan): Promise<Performed> => {
  const { filters, limits, startMs, transports, values } = call;
  const suite = suiteIdentity();
  const over = new AbortController();
  const failures = new Failures();
  const log = new LogFile();
  const record = transcriptTo(values.transcript, values.resume === true);
  const restarts = { count: 0 };
  const progress = await progressOf();
  let told = (): string => 'no case had been examined yet';
  const interruption = interruptible({ stop: () => progress.stop(), told: () => told() });
  const guarded = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      interruption.failed(error);
    }
  };
  const pool = new Pool(transports, {
    ...{ suite, limits, startMs, restarts },
    record: (exchange: Exchange) => {
      guarded(() => record(exchange));
      failures.heard(exchange);
    },
    onLog: (chunk) => guarded(() => log.add(chunk)),
  });
  try {
    // Loading Cucumber and starting the implementation both take their time: they do so at once.
    const [handshake, { runCases }] = await Promise.all([
      shakeHands(pool),
      import('../cucumber/run.ts'),
    ]);
    const { implementation, claims } = handshake;
    const files = filesOf({ ...plan, ...call }, implementation.name);
    const readings = plan.readings.map(({ interpretation, value }) => ({ interpretation, value }));
    const journal = new Journal(
      files.journal,
      { suite, implementation, claims, filters, readings },
      values.resume === true,
    );
    restarts.count = journal.restarts;
    log.open(files.log, values.resume === true);
    let finished = journal.finished.size;
    told = () =>
      `${finished} finished verdicts are in ${files.journal}; the same call with --resume goes on from there`;
    const timer =
      call.deadlineS === undefined
        ? undefined
        : setTimeout(() => {
            const why = `the deadline of ${call.deadlineS} s had passed`;
            over.abort(why);
            pool.giveUp(why);
          }, call.deadlineS * 1000);
    try {
      const runOf = await examine(
        {
          asked: plan.asked,
          claims,
          caller: pool,
          otherwise:
            plan.readings.length > 0 ? readOtherwise(plan.readings, await reference()) : AS_ADOPTED,
          finished: journal.finished,
          onFinished: (c, run) => {
            guarded(() => journal.finish(c.id, run, restarts.count));
            if (run.verdict !== 'not-run') finished += 1;
            failures.judged(c, run);
          },
          progress,
          over: over.signal,
        },
        runCases,
      );
      const results = resultsOf(
        {
          ...{
            suite,
            handshake,
            transport: pool.kind,
            restarts: restarts.count,
            filters,
            readings,
          },
          ...{ asked: plan.asked, restsOn: plan.restsOn, hasBaseline: plan.known !== undefined },
          complete: plan.complete,
          ...{ finished: new Date(), exchangeOf: (id) => failures.exchangeOf(id) },
        },
        (c) => withKnownFailures(c.id, runOf(c), plan.known ?? new Set()),
      );
      return {
        results,
        files,
        failures,
        log: log.written,
        done: () => (over.signal.aborted ? journal.close() : journal.remove()),
      };
    } finally {
      clearTimeout(timer);
    }
  } finally {
    interruption.release();
    await pool.stop();
    log.close();
  }
};

/** The reference, asked in this process. */
const reference = async (): Promise<Reference> => {
  const handle = await referenceHandle();
  return (call) =>
    (handle({ jsonrpc: '2.0', id: 1, ...call }) as { readonly result: Answer }).result;
};
