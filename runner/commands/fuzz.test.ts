// `articulado fuzz` as a person calls it: a careless program is found out, what is saved fails on it and passes on the
// reference, a hunt goes on where it was left.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { articulado, freshOut, PATIENT, tampered, written } from '../trial.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const WORDS = ['--words', 'examples/palabras.txt', '--for', '1h', ...PATIENT];
const NAME = 'whoever likes plays next';

const broken = (name: string): string =>
  written(
    'broken.mjs',
    `import { referenceHandler } from ${JSON.stringify(join(root, 'reference-impl/adapter/handler.ts'))};
import { apply, editions } from ${JSON.stringify(join(root, 'reference-impl/src/index.ts'))};
import { VIOLATIONS } from ${JSON.stringify(join(root, 'checks/violations/index.ts'))};
const violation = VIOLATIONS.find(({ name }) => name === ${JSON.stringify(name)});
export const handle = referenceHandler(editions, { apply: violation.act(apply) });
`,
  );

const fuzz = (dir: string, ...args: readonly string[]) =>
  articulado('fuzz', ...WORDS, '--out', dir, ...args);

describe('a careless program', () => {
  test('is found out, and the feature tells it from the reference', async () => {
    const { dir, out } = freshOut();
    const module = broken(NAME);
    const run = await fuzz(
      dir,
      '--games',
      '60',
      '--findings',
      '1',
      '--lang',
      'en',
      '--module',
      module,
    );
    expect(run.stdout).toContain('Given the program keeps the score');
    expect(run.stdout).toMatch(/clauses: [a-z]+\S*:\S+/);
    expect(run.code).toBe(1);
    const feature = readdirSync(dir).find((file) => file.endsWith('.feature'));
    const file = join(dir, feature ?? 'none');
    expect(run.stdout).toContain(`articulado certify --feature ${file} --module ${module}`);
    const certify = ['certify', '--feature', file, '--out', out, ...PATIENT];
    expect((await articulado(...certify, '--reference')).code).toBe(0);
    const failed = await articulado(...certify, '--module', module);
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain(`again: npx articulado certify --case`);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
      complete: false,
      filters: { features: [file] },
    });
  });
});

describe('the reference', () => {
  test('differs in nothing, and a hunt goes on where it was left', async () => {
    const { dir } = freshOut();
    const first = await fuzz(dir, '--reference', '--games', '20', '--lang', 'es');
    expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('20 partidas, 0 dif')]);
    const state = () => JSON.parse(readFileSync(join(dir, 'articulado-reference.json'), 'utf8'));
    expect(state().next).toBe(20);
    const more = await fuzz(dir, '--reference', '--games', '30', '--resume', '--lang', 'en');
    expect([more.code, more.stdout]).toEqual([0, expect.stringContaining('30 games')]);
    expect(more.stderr).toContain('30/30 games');
    const other = await fuzz(dir, '--reference', '--seed', '2', '--resume');
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('of another hunt')]);
  });
});

describe('a program that claims little', () => {
  test('is asked about that alone', async () => {
    const { dir } = freshOut();
    const log = join(dir, 'asked.txt');
    const module = tampered(
      'modest.mjs',
      `const { appendFileSync } = await0;
  if (request.method === 'initialize') response.result.claims = { 'resumen-2018': ['jugada'] };
  else if (request.params) appendFileSync(${JSON.stringify(log)}, request.params.edition + ' ' + request.params.events.map((e) => e.type).join(' ') + '\\n');`.replace(
        'await0',
        'fs',
      ),
    );
    const text = readFileSync(module, 'utf8');
    written('modest.mjs', `import * as fs from 'node:fs';\n${text}`);
    const run = await fuzz(dir, '--games', '15', '--module', module);
    expect(run.code).toBe(0);
    const asked = readFileSync(log, 'utf8');
    expect(asked).toMatch(/place/);
    expect(asked).not.toMatch(/fise|ajs|redeletras|challenge|rule|time-up/);
  });

  test('or nothing that is played, is told so', async () => {
    const { dir } = freshOut();
    const module = tampered(
      'judge.mjs',
      `if (request.method === 'initialize') response.result.claims = { 'fise-2009': ['lexico-lista'] };`,
    );
    const run = await fuzz(dir, '--module', module);
    expect([run.code, run.stderr]).toEqual([
      2,
      expect.stringContaining('nothing that can be played'),
    ]);
  });
});

describe('a wrong call', () => {
  test.each([
    ['no target', [], 'no implementation was named'],
    ['no seed', ['--reference', '--seed', 'x'], '--seed is "x"'],
    ['no time', ['--reference', '--for', '10'], '--for is "10"'],
    ['nothing to go on with', ['--reference', '--resume'], '--resume finds no hunt'],
  ])('%s', async (_, args, said) => {
    const { dir } = freshOut();
    const call = args.includes('--for') ? ['fuzz', ...args] : ['fuzz', ...WORDS, ...args];
    const run = await articulado(...call, '--out', dir);
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(said)]);
  });
});
