// Runs the features with cucumber-js and reads, from its messages, what became of each case.
import { fileURLToPath } from 'node:url';
import { type IRunOptions, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, TestStepResult } from '@cucumber/messages';
import { type Case, featureFiles } from '../corpus/features.ts';
import { AdapterFailure } from '../protocol/failure.ts';
import type { Verdict } from '../protocol/generated/types.ts';
import { type Caller, callerOf } from '../steps/kernel/caller.ts';
import { askedInTime, provideRun } from '../steps/kernel/run.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface CaseRun {
  readonly verdict: Verdict;
  readonly message?: string;
}

export interface CucumberOptions {
  readonly cases: readonly Case[];
  readonly replayer: Parameters<typeof callerOf>[0];
  readonly skip: (c: Case) => boolean;
  readonly onCase: (c: Case, run: CaseRun) => void;
}

export const runFeatures = async ({
  cases,
  replayer,
  skip,
  onCase,
}: CucumberOptions): Promise<void> => {
  const reader = new MessageReader(cases, onCase);
  const caller = callerOf(replayer);
  const blaming: Caller = {
    call: (method, params) =>
      caller.call(method, params).catch((error: unknown) => {
        if (error instanceof AdapterFailure) reader.blame(error);
        throw error;
      }),
  };
  provideRun({
    caseOf: ({ steps }) =>
      askedInTime(
        steps.map((step) => step.text),
        blaming,
      ),
    skip: (pickle) => {
      const c = reader.caseOf(pickle.id);
      return c === undefined || skip(c);
    },
  });
  await runCucumber(
    cucumberOptions(featureFiles(), 'steps/kernel/cucumber.ts'),
    { cwd: root },
    (message) => reader.read(message),
  );
};

/** One process, in the order of the files, silent. */
export const cucumberOptions = (paths: string[], support: string): IRunOptions => ({
  sources: { defaultDialect: 'es', paths, names: [], tagExpression: '', order: 'defined' },
  support: { requireModules: [], requirePaths: [], importPaths: [support], loaders: [] },
  runtime: {
    dryRun: false,
    failFast: false,
    filterStacktraces: true,
    parallel: 0,
    retry: 0,
    retryTagFilter: '',
    strict: true,
    worldParameters: {},
  },
  formats: {
    stdout: fileURLToPath(new URL('./silent-formatter.ts', import.meta.url)),
    files: {},
    publish: false,
    options: {},
  },
});

/** Cucumber numbers pickles anew; a case is the n-th pickle of its file in both readings. */
class MessageReader {
  readonly #byFile = new Map<string, Case[]>();
  readonly #seen = new Map<string, number>();
  readonly #cases = new Map<string, Case>();
  readonly #pickleOfTestCase = new Map<string, string>();
  readonly #running = new Map<
    string,
    { c: Case | undefined; results: { text: string; result: TestStepResult }[] }
  >();
  readonly #stepTexts = new Map<string, string>();
  readonly #onCase: CucumberOptions['onCase'];
  /** How the adapter failed in the case now running; Cucumber's messages keep only the class of an error. */
  #failure: AdapterFailure | undefined;

  constructor(cases: readonly Case[], onCase: CucumberOptions['onCase']) {
    for (const c of cases) {
      const own = this.#byFile.get(c.uri);
      if (own) own.push(c);
      else this.#byFile.set(c.uri, [c]);
    }
    this.#onCase = onCase;
  }

  caseOf(pickleId: string): Case | undefined {
    return this.#cases.get(pickleId);
  }

  blame(failure: AdapterFailure): void {
    this.#failure = failure;
  }

  read({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished }: Envelope): void {
    if (pickle) {
      const nth = this.#seen.get(pickle.uri) ?? 0;
      this.#seen.set(pickle.uri, nth + 1);
      const c = this.#byFile.get(pickle.uri)?.[nth];
      if (c) this.#cases.set(pickle.id, c);
      for (const step of pickle.steps) this.#stepTexts.set(step.id, step.text);
    } else if (testCase) {
      this.#pickleOfTestCase.set(testCase.id, testCase.pickleId);
      for (const step of testCase.testSteps) {
        const text = step.pickleStepId && this.#stepTexts.get(step.pickleStepId);
        if (text) this.#stepTexts.set(step.id, text);
      }
    } else if (testCaseStarted) {
      const c = this.#cases.get(this.#pickleOfTestCase.get(testCaseStarted.testCaseId) ?? '');
      this.#failure = undefined;
      this.#running.set(testCaseStarted.id, { c, results: [] });
    } else if (testStepFinished) {
      const text = this.#stepTexts.get(testStepFinished.testStepId) ?? 'hook';
      this.#running
        .get(testStepFinished.testCaseStartedId)
        ?.results.push({ text, result: testStepFinished.testStepResult });
    } else if (testCaseFinished) {
      const run = this.#running.get(testCaseFinished.testCaseStartedId);
      this.#running.delete(testCaseFinished.testCaseStartedId);
      if (run?.c) this.#onCase(run.c, verdictOf(run.results, this.#failure));
    }
  }
}

const verdictOf = (
  steps: readonly { text: string; result: TestStepResult }[],
  failure: AdapterFailure | undefined,
): CaseRun => {
  const bad = steps.find(({ result }) => result.status !== 'PASSED');
  if (!bad) return { verdict: 'pass' };
  const { text, result } = bad;
  if (result.status === 'SKIPPED') return { verdict: 'not-claimed' };
  const { type, message = result.message ?? result.status } = result.exception ?? {};
  const verdict = failure?.kind ?? (type === 'Mismatch' ? 'fail' : 'harness-error');
  return { verdict, message: `${text}: ${message}` };
};
