// `npm pack` runs this first: what strangers install is built into dist/, which is laid out as the repository is, with
// JavaScript in the place of the sources and nothing of the site or the tests.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTask, tool } from './run.ts';

const dist = join(root, 'dist');

/** What is read as it is: the suite itself, what its documents must be like, and what `init` hands out. */
const DATA = [
  'features/**/*.{feature,txt}',
  'regulations/**/*.{md,yaml}',
  'schemas/**/*.json',
  'protocol/generated/*-validators.js',
  'runner/cucumber/nothing.feature',
  'adapters/templates/*/*',
];

rmSync(dist, { recursive: true, force: true });
const code = await runTask(
  tool('build the package', '@typescript/native', 'tsc', '-p', 'tsconfig.package.json'),
);
if (code !== 0) process.exit(code);
const files = globSync(DATA, { cwd: root });
for (const file of files) cpSync(join(root, file), join(dist, file));
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify({ name, version, type: 'module', private: true }, null, 2)}\n`,
);
console.log(`${files.length} files of data beside the code`);
