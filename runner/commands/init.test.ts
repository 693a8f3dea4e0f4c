// `articulado init`: what it writes shakes hands and passes its cases, in every language whose tool is on this machine.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, templateOf, wordsIn } from '../init/templates.ts';
import { articulado, articuladoIn, freshOut, PATIENT } from '../trial.ts';

const isHere = (tool: string): boolean => {
  const { status } = spawnSync('sh', ['-c', `command -v ${tool}`]);
  return status === 0;
};
const NEEDED = languages().map((name) => ({ name, needs: templateOf(name).needs }));
const here = NEEDED.filter(({ needs }) => isHere(needs));
for (const { name, needs } of NEEDED)
  if (!isHere(needs))
    console.warn(`– the template in ${name} is not run: there is no ${needs} here`);

test('there are five languages, and at least two can be run here', () => {
  expect(languages()).toEqual(['go', 'java', 'javascript', 'python', 'rust']);
  expect(here.length).toBeGreaterThan(1);
});

describe.each(here)('$name', ({ name }) => {
  const { dir } = freshOut();
  const { build, run } = templateOf(name);
  const [tool = '', ...args] = wordsIn(build, 'mine');
  const target = ['--', ...wordsIn(run, 'mine')];

  test('passes three cases for the right reason, and is well but for what is left to do', async () => {
    const made = await articuladoIn(dir, 'init', name, 'mine');
    expect(made.code, made.stderr).toBe(0);
    if (tool !== '') expect(spawnSync(tool, args, { cwd: dir, encoding: 'utf8' }).stderr).toBe('');
    const first = /^ {2}npx articulado (certify --edition .*)$/m.exec(made.stdout)?.[1] ?? '';
    const { code, stdout, stderr } = await articuladoIn(
      dir,
      ...first.split(' ').toSpliced(1, 0, ...PATIENT),
    );
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('3 passed, 0 failed');
    expect(stdout).toContain('right for the right reason: 3 of 3');
    const visit = await articuladoIn(dir, 'doctor', ...PATIENT, '--timeout', '10000', ...target);
    expect(visit.stdout.match(/^✗ .*/gm)).toEqual([
      expect.stringMatching(/^✗ play +it answers with error -32601: \w+: not yet$/),
    ]);
  });

  test('answers what is no request with the errors of the list, and goes on', () => {
    const [command = '', ...words] = wordsIn(run, 'mine');
    const lines = ['no JSON', '[]', '{"jsonrpc":"2.0","id":5,"method":"shutdown"}'];
    const talk = spawnSync(command, words, {
      cwd: dir,
      input: `${lines.join('\n')}\n`,
      encoding: 'utf8',
    });
    const answers = talk.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((a) => [a.id, a.error?.code])).toEqual([
      [null, -32700],
      [null, -32600],
      [5, undefined],
    ]);
    expect(talk.status).toBe(0);
  });
});

test('nothing is written over, and nothing is written beside it', async () => {
  const { dir } = freshOut();
  const file = join(dir, 'adapter.py');
  writeFileSync(file, 'mine');
  const { code, stderr } = await articuladoIn(dir, 'init', 'python');
  expect(code).toBe(2);
  expect(stderr).toMatch(/adapter\.py is there already\n {2}expected a folder where it is not/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test.each([
  ['no language', [], /no language; there are go, java/],
  ['a language without a template', ['pyton'], /expected go, .*\n {2}the nearest is python/],
  ['too much', ['python', 'a', 'b'], /3 words/],
])('%s is a wrong call', async (_, args, why) => {
  const { code, stderr } = await articulado('init', ...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(why);
});

test('a language may be called as people call it', async () => {
  const { dir } = freshOut();
  const { code, stdout } = await articuladoIn(dir, 'init', 'TypeScript', 'a b');
  expect(code).toBe(0);
  expect(stdout).toContain("-- node 'a b/adapter.mjs'");
});
