// What strangers get: the tarball is installed in an empty folder, as they would, and every command is run there on
// each Node that the package says it runs on. A Node that cannot be had is skipped aloud; one at least must be there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';
import { CALLS, type Call } from './tarball-calls.ts';

const NODES = [22, 24, 26];
/** Nothing of these belongs to a stranger. */
const STRANGE = /(^|\/)(site|checks|bench|tasks|liars|__pycache__)\/|\.test\.|(?<!\.d)\.ts$/;

const folder = mkdtempSync(join(tmpdir(), 'tarball-'));
const faults: string[] = [];
let looked = 0;

const run = (command: string, args: readonly string[], cwd: string, path?: string) =>
  spawnSync(command, [...args], {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, ...(path ? { PATH: `${path}:${process.env.PATH}` } : {}) },
  });

const must = (command: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = run(command, args, cwd);
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
};

/** The folder of a Node of this major version, brought by npm as this project's own is. */
const binOf = (major: number): string | undefined => {
  const home = join(folder, `node-${major}`);
  mkdirSync(home);
  const { status } = run('npm', ['install', '--no-save', '--prefix', home, `node@${major}`], home);
  const bin = join(home, 'node_modules/node/bin');
  return status === 0 && existsSync(join(bin, 'node')) ? bin : undefined;
};

const tell = (ok: boolean, what: string): void => {
  looked += 1;
  if (!ok) faults.push(what);
  console.log(`${ok ? '✓' : '✗'} ${what.split('\n')[0]}`);
};

const check = (
  node: string,
  { title, args, code, out, leaves = [] }: Call,
  place: string,
): void => {
  const articulado = join(place, 'node_modules/articulado/bin/articulado.cjs');
  const called = run(join(node, 'node'), [articulado, ...args], place, node);
  const text = called.stdout + called.stderr;
  const missing = leaves.filter((file) => !existsSync(join(place, file)));
  const ok = called.status === code && out.test(text) && missing.length === 0;
  const why = `\n  found code ${called.status} and\n${text.slice(-2000)}\n  expected code ${code}, ${out}`;
  tell(ok, `${title}${ok ? '' : why}${missing.length > 0 ? `, and ${missing.join(', ')}` : ''}`);
};

try {
  // Built with this very Node, whatever the machine's own is.
  const packed = must('npm', ['pack', '--json', '--pack-destination', folder], root);
  const [{ filename, files }] = JSON.parse(packed.slice(packed.indexOf('[')));
  const strangers = files
    .map((file: { path: string }) => file.path)
    .filter((file: string) => STRANGE.test(file));
  tell(
    strangers.length === 0,
    `nothing of the site or the tests is packed${strangers.map((f: string) => `\n  ${f}`).join('')}`,
  );

  const place = join(folder, 'empty');
  mkdirSync(place);
  must('npm', ['install', '--no-audit', '--no-fund', join(folder, filename)], place);
  const own = JSON.parse(readFileSync(join(place, 'node_modules/articulado/package.json'), 'utf8'));
  tell(
    own.version === JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    'its version is that of the project',
  );

  let ran = 0;
  for (const major of NODES) {
    const bin = binOf(major);
    if (!bin) {
      console.log(`– Node ${major} cannot be had here: skipped`);
      continue;
    }
    ran += 1;
    const here = join(folder, `on-${major}`);
    mkdirSync(here);
    must('cp', ['-r', join(place, 'node_modules'), here], folder);
    for (const call of CALLS) check(bin, { ...call, title: `Node ${major}: ${call.title}` }, here);
    const stray = readdirSync(here).filter((name) => /\.part$|^tmp/.test(name));
    tell(stray.length === 0, `Node ${major}: nothing unfinished is left ${stray.join(' ')}`);
  }
  tell(ran > 0, 'a Node was there to run it on');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
console.log(`${looked} looked at, ${faults.length} wrong`);
process.exitCode = faults.length > 0 ? 1 : 0;
