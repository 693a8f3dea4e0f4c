// The site is served to this machine and to nobody else, and no address, however odd, ends the serving.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, serve, serveWhereAsked } from '../../tasks/serve.ts';

const base = mkdtempSync(join(tmpdir(), 'articulado-serve-'));
const dist = join(base, 'dist');
let server: Server;

beforeAll(async () => {
  mkdirSync(join(dist, 'a/28.2'), { recursive: true });
  writeFileSync(join(base, 'secret.html'), 'secret');
  writeFileSync(join(dist, 'index.html'), 'home');
  writeFileSync(join(dist, '404.html'), 'missing');
  writeFileSync(join(dist, 'a/28.2/index.html'), 'clause');
  server = await serve(dist);
});

afterAll(async () => {
  await server.close();
  rmSync(base, { recursive: true });
});

/** Sends the path as it is: fetch would tidy it up. */
const get = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string; type: string }>((done, fail) => {
    const { port, hostname } = new URL(server.url);
    request({ hostname, port, path, method, headers }, async (answer) => {
      const body = (await answer.toArray()).join('');
      done({
        status: answer.statusCode ?? 0,
        body,
        type: answer.headers['content-type'] ?? '',
      });
    })
      .on('error', fail)
      .end();
  });

test.each([
  ['/', 'home'],
  ['/?x=1', 'home'],
  ['/a/28.2/', 'clause'],
  ['/a/28.2', 'clause'],
])('%s is a page', async (path, body) => {
  const answer = await get(path);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.type).toMatch(/^text\/html; ?charset=utf-8$/);
});

test.each([
  '/../secret.html',
  '/%2e%2e/secret.html',
  '/..%2fsecret.html',
  '/a/../../secret.html',
  '/%',
  '/%00',
  '/a/',
  `/${'x'.repeat(256)}`,
  `/${'x'.repeat(5000)}`,
])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: 'missing' });
});

test('a range that ends before it begins gets the whole page', async () => {
  expect(await get('/', 'GET', { range: 'bytes=3-1' })).toMatchObject({ status: 200 });
});

test('who goes away in the middle of a download does not end the serving', async () => {
  writeFileSync(join(dist, 'large.bin'), Buffer.alloc(20_000_000));
  const { port, hostname } = new URL(server.url);
  for (let i = 0; i < 5; i++)
    await new Promise<void>((done) => {
      const asking = request({ hostname, port, path: '/large.bin' }, (answer) => {
        answer.once('data', () => asking.destroy());
      });
      asking.on('error', () => {}).once('close', () => done());
      asking.end();
    });
  expect(await get('/')).toMatchObject({ status: 200, body: 'home' });
});

test('nothing can be sent', async () => {
  expect((await get('/', 'POST')).status).toBe(405);
});

test('it listens on loopback only', () => {
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
});

test('a port that is asked for is had, or the reason is told', async () => {
  const { port } = new URL(server.url);
  await expect(serveWhereAsked(dist, port)).rejects.toThrow(`port ${port} is taken\n  expected`);
  await expect(serveWhereAsked(dist, 'http')).rejects.toThrow('PORT is "http"\n  expected');
  const free = await serveWhereAsked(dist, '0');
  await free.close();
});
