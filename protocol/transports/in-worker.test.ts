// A module in a thread of its own: whatever it does there, the suite goes on and says what it was.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { caseOf } from '../peer-cases.ts';
import { Session } from '../session.ts';
import { heardFrom } from './heard.ts';
import { inWorker } from './in-worker.ts';

const LIMITS = { responseMs: 400, lineBytes: 5000 };
const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
const moduleOf = (text: string) => {
  count += 1;
  const file = join(folder, `module-${count}.mjs`);
  writeFileSync(file, text);
  return inWorker(pathToFileURL(file).href, LIMITS);
};
const handling = (body: string) => moduleOf(`export const handle = (request) => { ${body} };`);

// biome-ignore format: a module a line
test.each([
  ['ends the process', handling('process.exit(3)'), 'crash', /the module ended its thread \(exit code 3\)/],
  ['throws', handling('throw new Error("boom")'), 'crash', /the module threw Error: boom/],
  ['throws later', handling('setTimeout(() => { throw new Error("late") }); return new Promise(() => {});'), 'crash', /the module threw Error: late/],
  ['uses up its memory', handling('const all = []; for (;;) all.push(new Array(100_000).fill(request.id + all.length));'), 'crash', /ERR_WORKER_OUT_OF_MEMORY|memory limit/],
  ['has no function', moduleOf('export const handler = 1;'), 'crash', /has no function "handle"; expected export const handle/],
  ['cannot be read', moduleOf('export const ='), 'crash', /cannot be loaded: SyntaxError/],
  ['is not there', inWorker(pathToFileURL(join(folder, 'none.mjs')).href, LIMITS), 'crash', /cannot be loaded: .*none\.mjs/],
  ['answers at length', handling('return "x".repeat(6000)'), 'protocol-violation', /the answer is longer than 5000 characters/],
  ['answers what is no JSON', handling('const ring = {}; ring.ring = ring; return ring;'), 'protocol-violation', /the answer is no JSON: TypeError/],
  ['answers a number too large for JSON', handling('return 1n'), 'protocol-violation', /the answer is no JSON: TypeError/],
  ['nests without end', handling('let ring = []; for (let i = 0; i < 1000; i++) ring = [ring]; return ring;'), 'protocol-violation', /nests more than 100 levels deep/],
] as const)('a module that %s is a failure of its kind', async (_, transport, kind, why) => {
  const { failure } = await heardFrom(transport);
  expect(failure).toMatchObject({ kind });
  expect(failure?.message).toMatch(why);
});

test('a module that loops runs out of time, and is gone', async () => {
  const looping = moduleOf(`
const implementation = { name: 'Loops', version: '1', language: 'JS' };
export const handle = ({ id, method }) => {
  if (method === 'initialize') return { jsonrpc: '2.0', id, result: { protocolVersion: '1', implementation, claims: {} } };
  for (;;);
};`);
  const session = new Session(looping, { suite: { version: '0', digest: '' }, limits: LIMITS });
  await session.start();
  for (let i = 0; i < 2; i++)
    await expect(session.call('game/replay', caseOf(i))).rejects.toMatchObject({
      kind: 'timeout',
      message: 'no answer within 400 ms',
    });
  expect(session.restarts).toBe(1);
  await session.stop();
});

test('what a module prints is its log, and no answer', async () => {
  const transport = handling(
    'console.log("\\u001b[2Jhello"); return { jsonrpc: "2.0", id: request.id, result: null };',
  );
  const { message } = await heardFrom(transport);
  expect(message).toEqual({ jsonrpc: '2.0', id: 1, result: null });
  await expect.poll(() => transport.log()).toContain('hello');
});
