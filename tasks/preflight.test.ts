// A Node that cannot run the project is told so in plain words; the preflight itself is read by any Node.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const file = fileURLToPath(new URL('./preflight.cjs', import.meta.url));

const asIf = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require(${JSON.stringify(file)})`,
    ],
    { encoding: 'utf8' },
  );

test.each(['12.22.0', '18.20.1', '22.23.3'])('Node %s is told what to do', (version) => {
  const { status, stderr } = asIf(version);
  expect(status).toBe(2);
  expect(stderr).toMatch(
    new RegExp(`^this is Node ${version}, .*\n  expected Node 24 or later.*\n  \\S`),
  );
});

test.each(['24.0.0', '26.10.0'])('Node %s goes on', (version) => {
  expect(asIf(version)).toMatchObject({ status: 0, stderr: '' });
});

test('every script of ours that is started with Node looks first', () => {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
  const scripts: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8')).scripts;
  const started = Object.values(scripts).filter((script) => script.startsWith('node '));
  expect(started.length).toBeGreaterThan(8);
  for (const script of started) expect(script).toMatch(/^node -r \.\/tasks\/preflight\.cjs /);
});

test('it is plain JavaScript of long ago', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/=>|`|\bconst\b|\blet\b|\?\.|\?\?/);
  expect(execFileSync(process.execPath, ['--check', file])).toHaveLength(0);
});
