// A finished run as the messages that Cucumber itself would have written, so that its readers and reports can be used:
// made from the results, so that it is the same for a run in one piece, in several, or resumed.
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  type Envelope,
  type GherkinDocument,
  IdGenerator,
  type Pickle,
  SourceMediaType,
  TestStepResultStatus,
  version,
} from '@cucumber/messages';
import type { Case } from '../../corpus/features.ts';
import { readText } from '../../corpus/files.ts';
import type { CaseResult, RunResults, Verdict } from '../../protocol/generated/types.ts';
import { weightOf } from '../../protocol/verdicts.ts';

/** Results say nothing of how long things took. */
const NO_TIME = { seconds: 0, nanos: 0 };

interface Asked {
  /** Whether the steps of cases that passed are told too. */
  readonly allSteps?: boolean;
}

export const messagesOf = function* (
  results: RunResults,
  cases: ReadonlyMap<string, Case>,
  { allSteps = true }: Asked = {},
): Generator<Envelope> {
  const now = Date.now();
  const timestamp = { seconds: Math.floor(now / 1000), nanos: (now % 1000) * 1e6 };
  yield meta(results);
  const { told, pickles } = suiteOf(results, cases);
  yield* told;
  yield { testRunStarted: { id: 'run', timestamp } };
  for (const result of results.cases) {
    const pickle = pickles.get(result.case);
    if (!pickle) continue;
    const isBrief = !allSteps && statusOf(result.verdict) === 'PASSED';
    yield* caseOf(result, isBrief ? { ...pickle, steps: [] } : pickle, timestamp);
  }
  const success = results.cases.every(({ verdict }) => statusOf(verdict) !== 'FAILED');
  yield { testRunFinished: { testRunStartedId: 'run', success, timestamp } };
};

const meta = ({ suite }: RunResults): Envelope => ({
  meta: {
    protocolVersion: version,
    implementation: { name: 'articulado', version: suite.version },
    runtime: { name: 'node', version: process.version },
    os: { name: process.platform },
    cpu: { name: process.arch },
  },
});

interface Suite {
  readonly told: readonly Envelope[];
  /** By case. */
  readonly pickles: ReadonlyMap<string, Pickle>;
}

/** Several reports are made of one run: its features are parsed for the first of them. */
const suites = new WeakMap<RunResults, Suite>();

const suiteOf = (results: RunResults, cases: ReadonlyMap<string, Case>): Suite => {
  const known = suites.get(results) ?? parsed(results, cases);
  suites.set(results, known);
  return known;
};

/** The features of these cases, and by case its pickle: both tell the line on which it stands. */
const parsed = (results: RunResults, cases: ReadonlyMap<string, Case>): Suite => {
  const told: Envelope[] = [];
  const asked = results.cases.flatMap((result) => cases.get(result.case) ?? []);
  const newId = IdGenerator.incrementing();
  const pickles = new Map<string, Pickle>();
  for (const [uri, own] of Map.groupBy(asked, (c) => c.uri)) {
    const { text } = readText(uri);
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher('es'));
    const gherkinDocument: GherkinDocument = { ...parser.parse(text), uri };
    const mediaType = SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN;
    told.push({ source: { uri, data: text, mediaType } }, { gherkinDocument });
    const byLine = new Map(
      compile(gherkinDocument, uri, newId).map((p): [number | undefined, Pickle] => [
        p.location?.line,
        p,
      ]),
    );
    for (const { id, line } of own) {
      const pickle = byLine.get(line);
      if (!pickle) throw new Error(`harness: ${uri}:${line} holds no case, expected ${id}`);
      pickles.set(id, pickle);
      told.push({ pickle });
    }
  }
  return { told, pickles };
};

const caseOf = function* (
  result: CaseResult,
  pickle: Pickle,
  timestamp: typeof NO_TIME,
): Generator<Envelope> {
  const [testCaseId, testCaseStartedId] = [`case ${result.case}`, `run ${result.case}`];
  const stepId = (index: number): string => `${result.case} ${index}`;
  yield {
    testCase: {
      id: testCaseId,
      testRunStartedId: 'run',
      pickleId: pickle.id,
      testSteps: pickle.steps.map(({ id }, index) => ({
        id: stepId(index),
        pickleStepId: id,
        stepDefinitionIds: [],
        stepMatchArgumentsLists: [],
      })),
    },
  };
  yield { testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp } };
  const decisive = decisiveStep(result, pickle);
  for (const index of pickle.steps.keys()) {
    const testStepId = stepId(index);
    yield { testStepStarted: { testCaseStartedId, testStepId, timestamp } };
    const testStepResult = stepResult(result, index - decisive);
    yield { testStepFinished: { testCaseStartedId, testStepId, testStepResult, timestamp } };
  }
  yield { testCaseFinished: { testCaseStartedId, timestamp, willBeRetried: false } };
};

/** The step that did not hold: a message begins with it. What did not happen at any is told at the last. */
const decisiveStep = ({ verdict, message }: CaseResult, { steps }: Pickle): number => {
  if (statusOf(verdict) === 'PASSED') return steps.length;
  if (weightOf(verdict) === 'aside') return 0;
  const index = steps.findIndex(({ text }) => message?.startsWith(`${text}: `));
  return index < 0 ? steps.length - 1 : index;
};

const stepResult = ({ verdict, message = verdict }: CaseResult, fromDecisive: number) => {
  const duration = NO_TIME;
  if (fromDecisive < 0) return { status: TestStepResultStatus.PASSED, duration };
  if (fromDecisive > 0) return { status: TestStepResultStatus.SKIPPED, duration };
  const status = statusOf(verdict);
  return status === 'FAILED'
    ? { status, duration, message, exception: { type: verdict, message } }
    : { status, duration, message: verdict };
};

/** A failure that is known and still there is skipped, as a baseline is for whoever reads only what is new. */
const statusOf = (verdict: Verdict): TestStepResultStatus => {
  if (verdict === 'known-failure') return TestStepResultStatus.SKIPPED;
  switch (weightOf(verdict)) {
    case 'pass':
      return TestStepResultStatus.PASSED;
    case 'aside':
      return TestStepResultStatus.SKIPPED;
    default:
      return TestStepResultStatus.FAILED;
  }
};
