// `articulado keygen`, `certify --sign` and `verify` one after the other, as a person calls them.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { articulado, articuladoIn, freshOut, ON_ENDINGS, tampered } from '../trial.ts';

const { dir, out } = freshOut();
const certificate = join(dir, 'results.certificate.json');
const [secret, open] = [join(dir, 'mine.key'), join(dir, 'mine.pub')];

beforeAll(async () => {
  const { code, stdout } = await articulado('keygen', '--out', join(dir, 'mine'));
  expect(code).toBe(0);
  expect(stdout).toMatch(/key id [0-9a-f]{64}/);
  const run = await articulado(
    ...['certify', '--reference', ...ON_ENDINGS, '--out', out, '--sign', secret],
    ...['--artifact', join(import.meta.dirname, 'verify.ts')],
  );
  expect(run.code, run.stderr).toBe(0);
  expect(run.stdout).toContain(`certificate in ${certificate}`);
});

test('the secret key is for its owner, and never written over', async () => {
  expect(statSync(secret).mode & 0o077).toBe(0);
  const { code, stderr } = await articulado('keygen', '--out', join(dir, 'mine'));
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /mine\.key cannot be written: .*exist.*\n {2}expected a name that is free/,
  );
});

test('a signed certificate is verified, from either of the two files', async () => {
  for (const file of [certificate, out]) {
    const { code, stdout } = await articulado('verify', file, '--key', open);
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(/^✓ signature +signed with key/m);
    expect(stdout).toMatch(
      /^verified: Articulado reference \S+ is conformant in the part examined; /m,
    );
  }
});

test('the cases can be run again, and another implementation is told from it', async () => {
  const again = await articulado('verify', certificate, '--key', open, '--replay', '--reference');
  expect(again.stdout).toMatch(/^✓ replay +the same verdict in all \d+ cases$/m);
  expect(again.code).toBe(0);
  const other = await articulado(
    ...['verify', out, '--replay', '--module', tampered('other.mjs', '')],
  );
  expect(other.code).toBe(1);
  expect(other.stdout).toMatch(/^✗ replay +this is Tampered Ñ 1\n +expected Articulado reference/m);
});

test('without a key nobody is believed to have signed', async () => {
  const { code, stdout } = await articulado('verify', certificate);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^– signature +says it is signed .*\n +name the public key/m);
  expect(stdout).toContain('verified, but for a signature: ');
});

test('results that were changed are found out', async () => {
  const { dir: place } = freshOut();
  writeFileSync(join(place, 'results.certificate.json'), readFileSync(certificate));
  const text = readFileSync(out, 'utf8').replace('"verdict": "pass"', '"verdict": "fail"');
  writeFileSync(join(place, 'results.json'), text);
  const { code, stdout } = await articuladoIn(place, 'verify', 'results.json', '--key', open);
  expect(code).toBe(1);
  for (const check of ['verdict', 'digest', 'statement'])
    expect(stdout).toMatch(new RegExp(`^✗ ${check} `, 'm'));
  expect(stdout).toContain('\nNOT verified\n');
});

// biome-ignore format: one call a line
test.each([
  ['nothing', [], /nothing to verify/],
  ['a file that is not there', ['verify-nothing.json'], /cannot be read: ENOENT/],
  ['something else', [import.meta.filename], /is no certificate: not JSON/],
  ['a key that is none', [certificate, '--key', out], /expected a public Ed25519 key/],
  ['a command without --replay', [certificate, '--', 'true'], /without --replay/],
  ['--replay without a command', [certificate, '--replay'], /--replay names nobody/],
] as const)('%s is a wrong call', async (_, args, why) => {
  const { code, stderr } = await articulado('verify', ...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(why);
});
