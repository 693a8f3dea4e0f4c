// `npm test`: everything that CI runs. All of it runs, also after a failure, so that one run tells everything.
import { rmSync } from 'node:fs';
import { root, runTask, script, type Task, tool } from './run.ts';

const results = `${root}results`;

const TASKS: readonly Task[] = [
  tool('lint and format', '@biomejs/biome', 'biome', 'check', '.'),
  tool('types', '@typescript/native', 'tsc', '--noEmit'),
  tool('types of the site', '@typescript/native', 'tsc', '--noEmit', '-p', 'site/tsconfig.json'),
  script('imports', 'checks/imports.ts'),
  tool('nothing unused', 'knip', 'knip'),
  script('generated code is up to date', 'tasks/generate/run.ts', '--check'),
  script('catalogue of steps is up to date', 'steps/kernel/catalogue.ts', '--check'),
  script('corpus and features', 'checks/run.ts'),
  // They make the ladder of coverage, which the site shows.
  script(
    'mutants and violations',
    'checks/mutants/run.ts',
    ...['--quiet', '--out', 'results/coverage/ladder.json'],
  ),
  script('faults of logic', 'checks/mutants/run.ts', '--logic', '200', '--seed', '7', '--gate'),
  script('corrupted answers', 'checks/corrupted/run.ts'),
  script('what random games come upon', 'checks/fuzz/run.ts'),
  script('reference conforms, in process', 'runner/articulado.ts', 'certify', '--reference'),
  script(
    'reference conforms, over stdio',
    'runner/articulado.ts',
    'certify',
    '--out',
    'results/over/stdio.json',
    '--',
    process.execPath,
    'reference-impl/adapter/stdio.ts',
  ),
  script('the same verdicts over every transport', 'checks/transports.ts'),
  script(
    'Python example conforms',
    'runner/articulado.ts',
    'certify',
    '--',
    'python3',
    'adapters/python/adapter.py',
  ),
  {
    title: 'Python example on its own',
    command: ['python3', '-m', 'unittest', 'discover', '-s', 'adapters/python'],
  },
  script('the package, installed where there is nothing', 'tasks/tarball.ts'),
  script('site', 'tasks/site.ts'),
  tool('unit and browser tests', 'vitest', 'vitest', 'run'),
];

rmSync(results, { recursive: true, force: true });
const failed: string[] = [];
for (const task of TASKS) if ((await runTask(task)) !== 0) failed.push(task.title);
for (const title of failed) console.error(`failed: ${title}`);
console.log(`${TASKS.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
