// `articulado certify`: examines an implementation and writes what was found.
import { basename } from 'node:path';
import { type Case, readFeatures } from '../../corpus/features.ts';
import { CorpusError } from '../../corpus/problem.ts';
import { suiteIdentity } from '../../corpus/suite.ts';
import { AdapterFailure } from '../../protocol/failure.ts';
import type { InitializeResult, RunResults } from '../../protocol/generated/types.ts';
import { Pool } from '../../protocol/pool.ts';
import { slugOf } from '../../shared/plain.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { defineCommand, type ValuesOf } from '../command.ts';
import { examine } from '../examine.ts';
import { checkFilters, isAsked } from '../filters.ts';
import { CERTIFICATE_OPTIONS, type Issuing, issuingOf } from '../issuing.ts';
import { readKnownFailures, withKnownFailures } from '../known-failures.ts';
import { printable } from '../printable.ts';
import { type AskedReport, askedReport } from '../report.ts';
import { exitCodeOf, resultsOf } from '../results.ts';
import { transportsFor } from '../target.ts';
import { transcriptTo } from '../transcript.ts';
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
  report: {
    type: 'string',
    multiple: true,
    value: '<format>[=<file>]',
    summary: 'the results in another format too, beside the JSON unless a file is named',
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
  ...CERTIFICATE_OPTIONS,
  jobs: {
    type: 'string',
    default: '1',
    value: '<n>',
    summary: 'so many processes of the command, or lanes to the URL, at once (default 1)',
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
  const filters = await checkFilters(values);
  const limits = {
    responseMs: countIn('--timeout', values.timeout, 'a number of milliseconds'),
    lineBytes: LINE_BYTES,
  };
  const jobs = countIn('--jobs', values.jobs, 'a number of processes');
  const reports = await Promise.all(['terminal', ...asksFor(values)].map(askedReport));
  const issuing = issuingOf(values, []);
  const transports = await transportsFor({ ...values, command: words }, limits, jobs);
  const cases = readCases();
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
  const pool = new Pool(transports, { suite, limits, record: transcriptTo(values.transcript) });
  try {
    // Loading Cucumber and starting the implementation both take their time: they do so at once.
    const [handshake, { runCases }] = await Promise.all([
      shakeHands(pool),
      import('../cucumber/run.ts'),
    ]);
    const runOf = await examine(asked, handshake.claims, pool, runCases);
    const results = resultsOf(
      {
        suite,
        handshake,
        transport: pool.kind,
        restarts: pool.restarts,
        filters,
        asked,
        complete: asked.length === cases.length,
      },
      (c) => withKnownFailures(c.id, runOf(c), known),
    );
    await tell(results, asked, values.out, reports, issuing);
    return exitCodeOf(results);
  } finally {
    await pool.stop();
  }
};

/** Who signs wants a certificate. */
const asksFor = ({ report = [], sign }: ValuesOf<typeof OPTIONS>): readonly string[] =>
  sign === undefined || report.some((r) => /^certificate(=|$)/.test(r))
    ? report
    : [...report, 'certificate'];

const readCases = (): readonly Case[] => {
  const { scenarios, problems } = readFeatures();
  if (problems.length > 0) throw new CorpusError(problems);
  return scenarios.flatMap((s) => s.cases);
};

const countIn = (option: string, text: string, expected: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UsageError(`${option} is "${text}"`, expected);
};

const shakeHands = async (pool: Pool): Promise<InitializeResult> => {
  try {
    return await pool.start();
  } catch (error) {
    if (!(error instanceof AdapterFailure)) throw error;
    const log = pool.log().trim();
    throw new UsageError(
      `no handshake: ${printable(error.message)}`,
      'an answer to "initialize" as docs/ADAPTERS.md describes',
      log ? `its stderr ends with: ${printable(log.slice(-500))}` : undefined,
    );
  }
};

/** Writes every report: the JSON always, the others where they belong. */
const tell = async (
  results: RunResults,
  asked: readonly Case[],
  out: string | undefined,
  reports: readonly AskedReport[],
  issuing: Issuing,
): Promise<void> => {
  // Only a whole run counts as the result of an implementation; a part of one is kept apart.
  const folder = results.complete ? 'results' : 'results/partial';
  const base =
    out?.replace(/\.json$/, '') ??
    `${folder}/${slugOf(results.implementation.name, 'implementation')}`;
  const resultsFile = out ?? `${base}.json`;
  const json = await askedReport(`json=${resultsFile}`);
  const context = {
    cases: new Map(asked.map((c) => [c.id, c])),
    issuing: { issuing, resultsName: basename(resultsFile) },
  };
  for (const { report, file } of [...reports, json]) {
    const text = report.write(results, context);
    const place = file ?? (report.extension && `${base}.${report.extension}`);
    if (place === undefined) console.log(text);
    else {
      writeWhole(place, text);
      console.log(`${report === json.report ? 'results' : report.name} in ${place}`);
    }
  }
};
