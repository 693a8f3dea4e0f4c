// `npm run bench`: what a run costs, as ratios within one run; the machine's own speed cancels out.
// The yardstick is cucumber-js itself on the very same scenarios with nothing in their steps.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFeatures } from '../corpus/features.ts';
import { dictionaryLines } from './dictionary.ts';
import { playsPerSecond } from './scoring.ts';

const ROUNDS = 5;
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const cases = readFeatures().scenarios.flatMap((s) => s.cases).length;
const certify = ['runner/articulado.ts', 'certify', '--out', join(folder, 'results.json')];

const RUNS = {
  'cucumber-js, empty scenarios': ['bench/empty-cucumber.ts'],
  'reference, in process': [...certify, '--reference'],
  'reference, over stdio': [...certify, '--', process.execPath, 'reference-impl/adapter/stdio.ts'],
} as const;
type Name = keyof typeof RUNS;

const time = (args: readonly string[]): number => {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${args.join(' ')} ended with ${status}: ${stderr.slice(-500)}`);
  return performance.now() - started;
};

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

try {
  const times: Record<Name, number[]> = {
    'cucumber-js, empty scenarios': [],
    'reference, in process': [],
    'reference, over stdio': [],
  };
  // Round by round, so that a slow moment of the machine hits all of them alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(RUNS) as Name[]) times[name].push(time(RUNS[name]));
  }
  const ms = Object.fromEntries(Object.entries(times).map(([n, t]) => [n, median(t)])) as Record<
    Name,
    number
  >;
  console.log(`${cases} cases, median of ${ROUNDS} runs`);
  for (const [name, value] of Object.entries(ms))
    console.log(`  ${name.padEnd(30)} ${value.toFixed(0)} ms`);
  const ratio = (a: Name, b: Name) => (ms[a] / ms[b]).toFixed(2);
  console.log(
    `in process / empty scenarios: ${ratio('reference, in process', 'cucumber-js, empty scenarios')} (aim: at most 2)`,
  );
  console.log(
    `stdio / in process: ${ratio('reference, over stdio', 'reference, in process')} (aim: at most 2)`,
  );
  console.log(`plays scored per second: ${Math.round(playsPerSecond()).toLocaleString('en')}`);
  for (const line of dictionaryLines()) console.log(line);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
