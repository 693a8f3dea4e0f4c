// `articulado certify`: examines an implementation and writes what was found.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Case, readFeatures } from '../../corpus/features.ts';
import { CorpusError } from '../../corpus/problem.ts';
import { claimsCase } from '../../protocol/claims.ts';
import { AdapterFailure } from '../../protocol/failure.ts';
import type {
  CaseResult,
  InitializeResult,
  RunFilters,
  RunResults,
  SuiteIdentity,
} from '../../protocol/generated/types.ts';
import { type Exchange, Session } from '../../protocol/session.ts';
import { slugOf } from '../../shared/plain.ts';
import { defineCommand, type ValuesOf } from '../command.ts';
import type { CaseRun } from '../cucumber-run.ts';
import { checkFilters, isAsked } from '../filters.ts';
import { readKnownFailures, withKnownFailures } from '../known-failures.ts';
import { progressOf } from '../progress.ts';
import { isConformant, totalsOf, writeResults } from '../reports/json.ts';
import { printable, reportOf } from '../reports/terminal.ts';
import { suiteIdentity } from '../suite.ts';
import { transportFor } from '../target.ts';
import { UsageError } from '../usage.ts';

const LINE_BYTES = 1_000_000;

const OPTIONS = {
  reference: { type: 'boolean', default: false, summary: 'examine the reference implementation' },
  url: { type: 'string', value: '<url>', summary: 'examine what answers there over HTTP' },
  module: {
    type: 'string',
    value: '<file>',
    summary: 'examine a module that exports handle(request)',
  },
  edition: { type: 'string', multiple: true, value: '<id>', summary: 'only this edition' },
  profile: { type: 'string', multiple: true, value: '<name>', summary: 'only this profile' },
  clause: {
    type: 'string',
    multiple: true,
    value: '<id>',
    summary: 'only cases of this clause, such as fise-2009:28.2',
  },
  out: {
    type: 'string',
    value: '<file>',
    summary:
      'where results go (default results/<implementation>.json, results/partial/… with filters)',
  },
  transcript: {
    type: 'string',
    value: '<file>',
    summary: 'every request and answer, one JSON object a line',
  },
  'known-failures': {
    type: 'string',
    value: '<file>',
    summary: 'JSON array of case ids that are known to fail',
  },
  timeout: {
    type: 'string',
    default: '5000',
    value: '<ms>',
    summary: 'longest wait for an answer (default 5000)',
  },
} as const;

export const command = defineCommand({
  name: 'certify',
  summary: 'examines an implementation and writes what was found',
  options: OPTIONS,
  positionals: {
    usage: '(--reference | --url <url> | --module <file> | -- <command> [arguments])',
    where: 'after-dashes',
  },
  help: 'exit code: 0 conformant, 1 not conformant, 2 wrong call or no handshake, 3 error of the suite itself',
  run: (values, words) => certify(values, words),
});

const certify = async (
  values: ValuesOf<typeof OPTIONS>,
  words: readonly string[],
): Promise<number> => {
  // What is wrong with the call is told before anything slow is read.
  const filters = checkFilters(values);
  const limits = { responseMs: timeoutOf(values.timeout), lineBytes: LINE_BYTES };
  const transport = await transportFor({ ...values, command: words }, limits);
  const { scenarios, problems } = readFeatures();
  if (problems.length > 0) throw new CorpusError(problems);
  const cases = scenarios.flatMap((s) => s.cases);
  const asked = cases.filter((c) => isAsked(filters, c));
  if (asked.length === 0) {
    throw new UsageError(
      'no case fits these filters',
      'at least one case',
      'no scenario encodes that yet; articulado explain <clause> tells why',
    );
  }
  const known = readKnownFailures(
    values['known-failures'],
    cases.map((c) => c.id),
  );
  const suite = suiteIdentity();
  const session = new Session(transport, suite, limits, transcriptTo(values.transcript));
  const claims = await shakeHands(session);
  const runs = await examine(session, claims, cases, asked);
  const results = assemble(
    { suite, session, claims, filters, asked, all: cases.length },
    runs,
    known,
  );
  // Only a whole run counts as the result of an implementation; a part of one is kept apart.
  const folder = results.complete ? 'results' : 'results/partial';
  const file =
    values.out ?? `${folder}/${slugOf(claims.implementation.name, 'implementation')}.json`;
  writeResults(file, results);
  console.log(reportOf(results, new Map(asked.map((c) => [c.id, c]))));
  console.log(`results in ${file}`);
  return exitCode(results);
};

const timeoutOf = (text: string): number => {
  const ms = Number(text);
  if (Number.isInteger(ms) && ms > 0) return ms;
  throw new UsageError(`--timeout is "${text}"`, 'a number of milliseconds');
};

const transcriptTo = (file: string | undefined): ((exchange: Exchange) => void) => {
  if (file === undefined) return () => {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return (exchange) => appendFileSync(file, `${JSON.stringify(exchange)}\n`);
};

const shakeHands = async (session: Session): Promise<InitializeResult> => {
  try {
    return await session.start();
  } catch (error) {
    await session.transport.close(true);
    if (!(error instanceof AdapterFailure)) throw error;
    const log = session.transport.log().trim();
    throw new UsageError(
      `no handshake: ${printable(error.message)}`,
      'an answer to "initialize" as docs/ADAPTERS.md describes',
      log ? `its stderr ends with: ${printable(log.slice(-500))}` : undefined,
    );
  }
};

const examine = async (
  session: Session,
  claims: InitializeResult,
  cases: readonly Case[],
  asked: readonly Case[],
): Promise<ReadonlyMap<string, CaseRun>> => {
  const wanted = new Set(asked.map((c) => c.id));
  const progress = progressOf(asked.length);
  const runs = new Map<string, CaseRun>();
  try {
    // Loading Cucumber takes longer than telling of a wrong call; it is left until there is something to run.
    const { runFeatures } = await import('../cucumber-run.ts');
    await runFeatures({
      cases,
      replayer: session,
      skip: (c) => !wanted.has(c.id) || !claimsCase(claims.claims, c),
      onCase: (c, run) => {
        if (!wanted.has(c.id)) return;
        runs.set(c.id, run);
        progress.step();
      },
    });
  } finally {
    progress.stop();
    await session.stop();
  }
  return runs;
};

const assemble = (
  run: {
    suite: SuiteIdentity;
    session: Session;
    claims: InitializeResult;
    filters: RunFilters;
    asked: readonly Case[];
    all: number;
  },
  runs: ReadonlyMap<string, CaseRun>,
  known: ReadonlySet<string>,
): RunResults => {
  const cases = run.asked.map((c): CaseResult => {
    const found = runs.get(c.id) ?? {
      verdict: 'harness-error',
      message: 'Cucumber did not run this case',
    };
    const { verdict, message } = withKnownFailures(c.id, found, known);
    return {
      case: c.id,
      scenario: c.scenario,
      edition: c.edition,
      profile: c.profile,
      clauses: [...c.clauses, ...c.inherited],
      verdict,
      grounds: 'none',
      ...(message === undefined ? {} : { message: message.slice(0, 2000) }),
    };
  });
  return {
    suite: run.suite,
    implementation: run.claims.implementation,
    transport: run.session.transport.kind,
    claims: run.claims.claims,
    filters: run.filters,
    conformant: isConformant(cases),
    complete: cases.length === run.all,
    restarts: run.session.restarts,
    totals: totalsOf(cases),
    cases,
  };
};

const exitCode = ({ cases, conformant }: RunResults): number => {
  if (cases.some((c) => c.verdict === 'harness-error')) return 3;
  return conformant ? 0 : 1;
};
