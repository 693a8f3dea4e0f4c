// An implementation as a process: how it ends and what it prints, told as failures of their kinds; nothing is left behind.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { heardFrom } from './heard.ts';
import { stdio } from './stdio.ts';
import type { Transport } from './transport.ts';

const LIMITS = { lineBytes: 10_000 };
const node = (code: string) => stdio(process.execPath, ['-e', code], LIMITS);

// biome-ignore format: one command a line
const COMMANDS: readonly (readonly [string, Transport, string, RegExp])[] = [
  ['a command that does not exist', stdio('no-such-command-at-all', [], LIMITS), 'crash', /no command "no-such-command-at-all" was found; check its spelling/],
  ['a file that cannot be run', stdio(fileURLToPath(import.meta.url), [], LIMITS), 'crash', /cannot be started: .*EACCES/],
  ['a command that ends at once', node('process.exit(3)'), 'crash', /exit code 3/],
  ['a command that is killed', node('process.kill(process.pid, "SIGKILL")'), 'crash', /SIGKILL/],
  ['a command that ends in mid-line', node('process.stdout.write("{\\"id\\"", () => process.exit(1))'), 'crash', /exit code 1\), in the middle of the line "\{/],
  ['a command that prints something else', node('console.log("Hello"); setInterval(() => {}, 1000)'), 'protocol-violation', /stdout carries "Hello", expected one JSON object a line; write anything else to stderr/],
  ['a command that prints without end', node('process.stdout.write("x".repeat(20_000)); setInterval(() => {}, 1000)'), 'protocol-violation', /a line of more than 10000 characters/],
];

test.each(COMMANDS)('%s is a failure of its kind', async (_, transport, kind, why) => {
  const { failure } = await heardFrom(transport);
  expect(failure).toMatchObject({ kind });
  expect(failure?.message).toMatch(why);
});

test('what goes to stderr is kept for the report, its latest part', async () => {
  const transport = node(
    'process.stderr.write("x".repeat(9000) + "Ñ: last words", () => process.exit(3))',
  );
  await heardFrom(transport);
  expect(transport.log()).toMatch(/Ñ: last words$/);
  expect(transport.log().length).toBeLessThanOrEqual(4000);
});

test('a new start after a crash is a new process', async () => {
  const transport = node(
    'process.stdin.once("data", () => { console.log(process.pid); process.exit() })',
  );
  const pids = [await heardFrom(transport), await heardFrom(transport)].map((h) => h.message);
  expect(new Set(pids).size).toBe(2);
  expect(pids.every(Number.isInteger)).toBe(true);
});

const CHILD = 'setInterval(() => {}, 1000)';
const spawning = (then: string, options = '{}') =>
  `const c = require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(CHILD)}], ${options}); process.stdin.once("data", () => { ${then} })`;

test('children of the command end with it', async () => {
  const { message } = await heardFrom(node(spawning('console.log(c.pid)')));
  await expect.poll(() => isAlive(message as number)).toBe(false);
});

test.each([
  ['in its group', '{ stdio: "inherit" }'],
  ['outside its group', '{ stdio: "inherit", detached: true }'],
])(
  'a child %s that holds the output open does not hide that the command has ended',
  async (_, how) => {
    const transport = node(spawning('console.error(c.pid); process.exit(5)', how));
    const { failure } = await heardFrom(transport);
    expect(failure).toMatchObject({ kind: 'crash', message: 'the adapter ended (exit code 5)' });
    const pid = Number(transport.log());
    if (how.includes('detached')) process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
);

/** A process that has ended but that nobody has collected yet (state Z) is not alive. */
const isAlive = (pid: number): boolean => {
  const stat = `/proc/${pid}/stat`;
  try {
    return process.kill(pid, 0) && !(existsSync(stat) && / Z /.test(readFileSync(stat, 'utf8')));
  } catch {
    return false;
  }
};
