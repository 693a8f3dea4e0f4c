// Runs the cases of some results again, with the command that a person would give, and holds verdict against verdict.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finding, holds, wrong } from '../protocol/certificate/finding.ts';
import type { RunResults } from '../protocol/generated/types.ts';
import { moduleFile } from '../shared/sources.ts';

const CLI = fileURLToPath(new URL(moduleFile('./articulado.ts'), import.meta.url));
const NAMED = 5;

/** Whom to examine, as certify is told. */
export const replay = async (
  results: RunResults,
  whom: readonly string[],
): Promise<Finding<'replay'>> => {
  const folder = mkdtempSync(join(tmpdir(), 'articulado-replay-'));
  try {
    const out = join(folder, 'results.json');
    const code = await certify([...filtersOf(results), '--out', out, ...whom]);
    if (code !== 0 && code !== 1)
      return wrong(
        'replay',
        `certify ended with code ${code}`,
        'a run to its end',
        'see above what it says',
      );
    return compare(results, JSON.parse(readFileSync(out, 'utf8')) as RunResults);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const certify = (args: readonly string[]): Promise<number | null> =>
  new Promise((resolve) => {
    // What it reports is in its results; its progress and its complaints go where ours go.
    spawn(process.execPath, [CLI, 'certify', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }).on('close', resolve);
  });

const filtersOf = ({ filters, readings }: RunResults): string[] => [
  ...filters.editions.flatMap((id) => ['--edition', id]),
  ...filters.profiles.flatMap((name) => ['--profile', name]),
  ...filters.clauses.flatMap((id) => ['--clause', id]),
  ...filters.scenarios.flatMap((id) => ['--scenario', id]),
  ...filters.cases.flatMap((id) => ['--case', id]),
  ...(filters.features ?? []).flatMap((file) => ['--feature', file]),
  ...(filters.shard ? ['--shard', `${filters.shard.index}/${filters.shard.of}`] : []),
  ...readings.flatMap((r) => ['--reading', `${r.interpretation}=${JSON.stringify(r.value)}`]),
];

const compare = (said: RunResults, found: RunResults): Finding<'replay'> => {
  const verdicts = new Map(found.cases.map((c) => [c.case, c.verdict]));
  const unlike = said.cases.filter((c) => verdicts.get(c.case) !== c.verdict);
  const { name, version } = found.implementation;
  const isOther = name !== said.implementation.name || version !== said.implementation.version;
  const whom = `${said.implementation.name} ${said.implementation.version}`;
  if (isOther) return wrong('replay', `this is ${name} ${version}`, whom);
  if (unlike.length === 0 && found.cases.length === said.cases.length)
    return holds('replay', `the same verdict in all ${found.cases.length} cases`);
  const [first] = unlike;
  const some = unlike.slice(0, NAMED).map((c) => c.case);
  return wrong(
    'replay',
    `${unlike.length} of ${said.cases.length} verdicts are others: ${some.join(', ')}${unlike.length > NAMED ? ', …' : ''}`,
    first
      ? `${first.case} to be ${first.verdict}, found ${verdicts.get(first.case)}`
      : 'as many cases',
    'certify shows what is wrong in each',
  );
};
