// `npm run bench`: what a run costs, as ratios within one round; the machine's own speed cancels out.
// The yardstick is cucumber-js itself on the very same scenarios with nothing in their steps.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFeatures } from '../corpus/features.ts';
import { namesIn } from '../runner/folder.ts';
import { tableLines } from '../shared/table.ts';
import { dictionaryLines } from './dictionary.ts';
import { explainingLines } from './explaining.ts';
import { fuzzingLines } from './fuzzing.ts';
import { generatingLines } from './generating.ts';
import { judgingLines } from './judging.ts';
import { pageLines } from './page.ts';
import { playsPerSecond } from './scoring.ts';
import { standingsLines } from './standings.ts';

const ROUNDS = Number(process.argv[2] ?? 7);
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const certify = ['runner/articulado.ts', 'certify', '--out', join(folder, 'results.json')];

/** Every report that is a file. */
const reports = namesIn(new URL('../runner/reports/', import.meta.url))
  .filter((name) => name !== 'terminal')
  .flatMap((name) => ['--report', `${name}=${join(folder, name)}`]);

type Name = 'empty steps' | 'in process' | 'with reports' | 'over stdio' | 'slow over HTTP';
type Times = Readonly<Record<Name, number>>;

/** What is compared with what, and how many times as long it may take. */
const RATIOS: readonly (readonly [of: Name, to: Name, aim: number])[] = [
  ['in process', 'empty steps', 1.6],
  ['with reports', 'in process', 1.2],
  ['over stdio', 'in process', 1.25],
  ['slow over HTTP', 'in process', 3],
];

const commands = (url: string): Readonly<Record<Name, readonly string[]>> => ({
  'empty steps': ['bench/empty-cucumber.ts'],
  'in process': [...certify, '--reference'],
  'with reports': [...certify, '--reference', ...reports],
  'over stdio': [...certify, '--', process.execPath, 'reference-impl/adapter/stdio.ts'],
  'slow over HTTP': [...certify, '--url', url],
});

const time = (args: readonly string[]): number => {
  const started = performance.now();
  const run = spawnSync(process.execPath, [...args], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0)
    throw new Error(`${args.join(' ')} ended with ${run.status}: ${run.stderr.slice(-500)}`);
  return performance.now() - started;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const started = async (file: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, url: String(line).trim() };
};

const server = await started('bench/slow-server.ts');
try {
  const runs = Object.entries(commands(server.url)) as [Name, readonly string[]][];
  // Once before the clock: caches are filled, for all alike.
  for (const [, args] of runs) time(args);
  // Round by round, so that a slow moment of the machine hits all of them alike.
  const rounds = Array.from(
    { length: ROUNDS },
    () => Object.fromEntries(runs.map(([name, args]) => [name, time(args)])) as Times,
  );
  const cases = readFeatures().scenarios.flatMap((s) => s.cases).length;
  console.log(`${cases} cases, median of ${ROUNDS} rounds`);
  for (const line of tableLines(
    runs.map(([name]) => ['', name, `${median(rounds.map((r) => r[name])).toFixed(0)} ms`]),
  ))
    console.log(line);
  for (const [of, to, aim] of RATIOS) {
    const ratio = median(rounds.map((r) => r[of] / r[to]));
    console.log(`${of} / ${to}: ${ratio.toFixed(2)} (aim: at most ${aim})`);
  }
  console.log(`plays scored per second: ${Math.round(playsPerSecond()).toLocaleString('en')}`);
  for (const line of [
    ...judgingLines(),
    ...dictionaryLines(),
    ...generatingLines(),
    ...fuzzingLines(),
    ...explainingLines(),
    ...pageLines(),
    ...standingsLines(),
  ])
    console.log(line);
} finally {
  server.child.kill();
  rmSync(folder, { recursive: true, force: true });
}
