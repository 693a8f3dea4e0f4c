// The static server gives what is in its folder and nothing else.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, serve } from '../../tasks/serve.ts';

const base = mkdtempSync(join(tmpdir(), 'articulado-serve-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(base, 'dist/a/28.2'), { recursive: true });
  writeFileSync(join(base, 'secret.html'), 'secret');
  writeFileSync(join(base, 'dist/index.html'), 'home');
  writeFileSync(join(base, 'dist/404.html'), 'missing');
  writeFileSync(join(base, 'dist/a/28.2/index.html'), 'clause');
  server = await serve(join(base, 'dist'));
});

afterAll(async () => {
  await server.close();
  rmSync(base, { recursive: true });
});

/** Sends the path as it is: fetch would tidy it up. */
const get = (path: string, method = 'GET') =>
  new Promise<{ status: number; body: string; location: string; type: string }>((done, fail) => {
    const { port, hostname } = new URL(server.url);
    request({ hostname, port, path, method }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      const { location = '', 'content-type': type = '' } = answer.headers;
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body, location, type }));
    })
      .on('error', fail)
      .end();
  });

test('folders are their index, with and without the slash', async () => {
  expect(await get('/')).toMatchObject({
    status: 200,
    body: 'home',
    type: 'text/html; charset=utf-8',
  });
  expect(await get('/a/28.2/?x=1')).toMatchObject({ status: 200, body: 'clause' });
  expect(await get('/a/28.2')).toMatchObject({ status: 301, location: '/a/28.2/' });
  expect(await get('//a/28.2')).toMatchObject({ status: 301, location: '/a/28.2/' });
});

test.each([
  '/../secret.html',
  '/%2e%2e/secret.html',
  '/..%2fsecret.html',
  '/a/../../secret.html',
  '/%',
  '/%00',
  '/a/',
])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: 'missing' });
});

test('nothing can be sent', async () => {
  expect((await get('/', 'POST')).status).toBe(405);
});

test('it listens on loopback only', () => {
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
});
