// `npm start`: certifies the reference implementation (and the Python example), builds the site with the results, serves it.
import { spawnSync } from 'node:child_process';
import { runTask, script } from './run.ts';
import { serveSite } from './serve.ts';

const certify = (what: string, ...args: readonly string[]) =>
  script(`certify ${what}`, 'runner/articulado.ts', 'certify', ...args);

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.log('python3 was not found: the Python example is left out');
const tasks = [
  certify('the reference implementation', '--reference'),
  ...(python ? [certify('the Python example', '--', 'python3', 'adapters/python/adapter.py')] : []),
  script(
    'reckon what is proved',
    'checks/coverage/run.ts',
    '--out',
    'results/coverage/ladder.json',
  ),
  script('build the site', 'tasks/site.ts'),
];
for (const task of tasks) {
  const code = await runTask(task);
  if (code !== 0) process.exit(code);
}
await serveSite();
