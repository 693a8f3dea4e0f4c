// `articulado doctor` as a person calls it: every ill has its name, and the well are told so, in both languages.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { stdio } from '../../protocol/transports/stdio.ts';
import type { Patience } from '../doctor/talk.ts';
import { visit } from '../doctor/visit.ts';
import { referenceHandle } from '../target.ts';
import { articulado, PATIENT, type Run, tampered, written } from '../trial.ts';

interface Told {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly check: string;
    readonly state: string;
    readonly ill?: string;
    readonly found: string;
    readonly remedy?: string;
  }[];
}

/** Patient where nothing is to be late, as many tests run at once. */
const visited = (target: readonly string[], ...more: readonly string[]): Promise<Run> =>
  articulado('doctor', ...PATIENT, '--timeout', '10000', ...more, ...target);

const sick = (liar: string, ...args: readonly string[]) => [
  '--',
  process.execPath,
  `adapters/liars/${liar}.ts`,
  ...args,
];

/** What ails it, looked at in this process: the suite need not be read anew for each of them. */
const illsOf = async (
  [, ...words]: readonly string[],
  patience: Patience = { startMs: 100_000, answerMs: 10_000 },
) => {
  const [command = '', ...args] = words;
  const limits = { responseMs: 5000, lineBytes: 1_000_000 };
  const found = await visit(stdio(command, args, limits), words, patience, limits, await REFERENCE);
  return {
    hasHandshake: found.handshake !== undefined,
    ills: found.diagnoses
      .filter(({ state }) => state === 'wrong')
      .map(({ check, ill }) => `${check} ${ill}`),
  };
};
const REFERENCE = referenceHandle();

const PYTHON = ['--', 'python3', 'adapters/python/adapter.py'];

describe('who is well', () => {
  test('is told so, and what to do next', async () => {
    const { code, stdout } = await visited(PYTHON);
    expect(code, stdout).toBe(0);
    expect(stdout.match(/^✓ /gm)).toHaveLength(12);
    expect(stdout).toContain('next: npx articulado certify -- python3 adapters/python/adapter.py');
  });

  test('is told so in Spanish', async () => {
    const { code, stdout } = await visited(PYTHON, '--lang', 'es');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^✓ codificación +Ñ, CH, LL, RR y los comodines vuelven/m);
    expect(stdout).toContain('nada está mal\nahora: ');
  });

  test('may be a module', async () => {
    // As a module it has nobody who looks at a request before it does.
    const file = tampered(
      'well.mjs',
      `if (request.method === 'initialize') response.result = { ...response.result, claims: { 'fise-2009': ['lexico-reglas'] } };`,
    );
    const { code, stdout } = await visited(['--module', file]);
    expect(code, stdout).toBe(0);
    // It plays no game: it is asked about words with Ñ and with a digraph.
    expect(stdout.match(/^✓ encoding +esc-\d{4}/gm)).toHaveLength(2);
    expect(stdout).toMatch(/^– memory +it claims nothing in which players pass/m);
  });
});

describe.concurrent('the ills', () => {
  // biome-ignore format: an ill a line
  const ILLS = [
    'handshake not-flushed', 'handshake pretty-printed', 'handshake no-newline', 'handshake headers',
    'handshake byte-order-mark', 'handshake utf-16', 'handshake prints-beside', 'handshake wrong-version',
    'encoding not-utf-8', 'encoding read-as-latin-1', 'encoding decomposed', 'encoding tilde-lost',
    'encoding digraphs-split', 'encoding blanks-lost', 'framing loses-lines', 'framing minds-unknown-fields',
    'errors unknown-method', 'errors unknown-event', 'errors unknown-event-breaks-it', 'memory remembers',
    'refusal wrong-ruling', 'shutdown stays',
  ];
  /** These are known by what does not come. */
  const SILENT = ['not-flushed', 'no-newline', 'loses-lines'];

  test.each(ILLS)('%s is named', async (named) => {
    const ill = named.split(' ')[1] ?? '';
    const late = SILENT.includes(ill) ? { startMs: 5000, answerMs: 1500 } : undefined;
    const { ills, hasHandshake } = await illsOf(sick('sick', ill), late);
    expect(ills).toContain(named);
    expect(hasHandshake).toBe(!named.startsWith('handshake'));
  });

  test.each([
    ['garbage', 'encoding protocol-violation'],
    ['floods', 'encoding protocol-violation'],
    ['out-of-order', 'encoding protocol-violation'],
    ['dies-mid-line', 'encoding crash'],
    ['crashes', 'encoding crash'],
    ['leaves-a-child', 'encoding crash'],
    ['breaks-the-contract', 'encoding against-the-schema'],
    ['errs', 'encoding error-for-an-answer'],
    ['knows-no-method', 'encoding error-for-an-answer'],
    ['always-wrong', 'play wrong-ruling'],
    ['agrees-with-everything', 'refusal wrong-ruling'],
    ['spoils-the-table', 'encoding tiles-changed'],
    ['hangs', 'encoding timeout'],
  ])('%s has %s', async (liar, ill) => {
    const late = liar === 'hangs' ? { startMs: 100_000, answerMs: 1500 } : undefined;
    const { ills, hasHandshake } = await illsOf(sick(liar), late);
    expect(ills).toContain(ill);
    expect(hasHandshake).toBe(true);
  });

  test.each([
    ['prints-beside', 'handshake prints-beside', 2],
    ['wrong-ruling', 'refusal wrong-ruling', 1],
  ])('%s is told to programs too, with its code', async (ill, named, code) => {
    const run = await visited(sick('sick', ill), '--json');
    expect(run.code).toBe(code);
    const { ok, checks } = JSON.parse(run.stdout) as Told;
    expect(ok).toBe(false);
    const wrong = checks.filter(({ state }) => state === 'wrong');
    expect(wrong.map((c) => `${c.check} ${c.ill}`)).toContain(named);
    expect(run.stdout).not.toContain('\u0007');
  });

  test('what ails it everywhere is told once', async () => {
    const { stdout } = await visited(sick('errs'), '--timeout', '4000');
    expect(stdout.match(/answers with error -32603/g)).toHaveLength(1);
    expect(stdout).toMatch(/^– memory +the same as in "encoding"/m);
  });
});

describe('without a handshake', () => {
  // biome-ignore format: a call a line
  test.each([
    ['nothing to start', ['--', 'no-such-program'], /no command "no-such-program" was found/],
    ['a program that ends', ['--', 'false'], /the adapter ended \(exit code 1\)/],
    ['what it says on standard error', ['--', process.execPath, '-e', 'throw new Error("no engine")'], /its stderr ends with/],
    ['a module without a function', ['--module', written('empty.mjs', '')], /has no function "handle"/],
    ['nobody at a URL', ['--url', 'http://127.0.0.1:9/'], /cannot be reached/],
  ] as const)('%s is told', async (_, target, why) => {
    const { code, stdout } = await visited(target);
    expect(code).toBe(2);
    expect(stdout).toMatch(why);
  });

  test('a server of something else is told by what it says', async () => {
    const server = createServer((_, response) => response.writeHead(404).end('<h1>Not here</h1>'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, stdout } = await visited(['--url', `http://127.0.0.1:${port}/`]);
    server.close();
    expect(code).toBe(2);
    expect(stdout).toContain('HTTP 404 with body "<h1>Not here</h1>"');
  });
});

test.each([
  ['nobody', [], /no implementation was named/],
  ['another language', ['--lang', 'fr', '--', 'true'], /--lang is "fr"/],
  ['no number', ['--timeout', 'soon', '--', 'true'], /--timeout is "soon"/],
])('%s is a wrong call', async (_, args, why) => {
  const { code, stderr } = await articulado('doctor', ...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(why);
});
