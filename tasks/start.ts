// `npm start`: certifies the reference implementation (and the Python example), builds the site with the results, serves it.
import { spawnSync } from 'node:child_process';
import { root, runTask, script } from './run.ts';
import { serve } from './serve.ts';

const DEFAULT_PORT = 4321;

const python = spawnSync('python3', ['--version']).status === 0;
const tasks = [
  script('certify the reference implementation', 'runner/articulado.ts', 'certify', '--reference'),
  ...(python
    ? [
        script(
          'certify the Python example',
          'runner/articulado.ts',
          'certify',
          '--',
          'python3',
          'adapters/python/adapter.py',
        ),
      ]
    : []),
  script('build the site', 'tasks/site.ts'),
];
if (!python) console.log('python3 was not found: the Python example is left out');
for (const task of tasks) {
  const code = await runTask(task);
  if (code !== 0) process.exit(code);
}
const { url } = await serve(`${root}site/dist`, Number(process.env.PORT ?? DEFAULT_PORT));
console.log(`\nArticulado is at ${url}  (Ctrl+C stops it)`);
