// Runs cases with cucumber-js and reads, from its messages, what became of each of their steps.
import { fileURLToPath } from 'node:url';
import { type IRunOptions, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, TestStep, TestStepResult } from '@cucumber/messages';
import type { Case } from '../../corpus/features.ts';
import { moduleFile } from '../../shared/sources.ts';
import { provideRun, type RunningCase } from '../../steps/kernel/run.ts';
import { supply } from './pickles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const here = (file: string): URL => new URL(file, import.meta.url);

/** The first step that did not pass. */
export interface FailedStep {
  readonly text: string;
  readonly result: TestStepResult;
}

export interface CucumberRun {
  readonly caseOf: (id: string) => RunningCase;
  readonly onCase: (id: string, failed: FailedStep | undefined) => void;
}

export const runCases = async (
  cases: readonly Case[],
  { caseOf, onCase }: CucumberRun,
): Promise<void> => {
  provideRun({ caseOf: ({ id }) => caseOf(id) });
  supply(cases);
  const read = messageReader(new Map(cases.map((c) => [c.id, c])), onCase);
  await runCucumber(
    {
      ...cucumberOptions(
        [fileURLToPath(here('./nothing.feature'))],
        moduleFile('steps/kernel/cucumber.ts'),
      ),
      plugins: { specifiers: [here(moduleFile('./pickles.ts')).href], options: {} },
    },
    { cwd: root },
    read,
  );
};

/** One process, in the order given, silent. */
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
    stdout: fileURLToPath(here(moduleFile('./silent-formatter.ts'))),
    files: {},
    publish: false,
    options: {},
  },
});

const messageReader = (
  cases: ReadonlyMap<string, Case>,
  onCase: CucumberRun['onCase'],
): ((message: Envelope) => void) => {
  const known = new Map<string, { id: string; steps: readonly TestStep[] }>();
  let running: { id: string; steps: readonly TestStep[] } | undefined;
  let failed: FailedStep | undefined;
  const textOf = (testStepId: string): string => {
    const index = running?.steps.find(({ id }) => id === testStepId)?.pickleStepId;
    return (index && cases.get(running?.id ?? '')?.steps[Number(index)]) || 'before the first step';
  };
  return ({ testCase, testCaseStarted, testStepFinished, testCaseFinished }) => {
    if (testStepFinished) {
      const { testStepId, testStepResult: result } = testStepFinished;
      if (result.status !== 'PASSED') failed ??= { text: textOf(testStepId), result };
    } else if (testCase) {
      known.set(testCase.id, { id: testCase.pickleId, steps: testCase.testSteps });
    } else if (testCaseStarted) {
      running = known.get(testCaseStarted.testCaseId);
      failed = undefined;
    } else if (testCaseFinished && running) {
      onCase(running.id, failed);
    }
  };
};
