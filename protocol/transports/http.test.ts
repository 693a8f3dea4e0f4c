// An implementation behind a URL: what a server can do wrong, and whose fault it is.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Session } from '../session.ts';
import { heardFrom } from './heard.ts';
import { http } from './http.ts';

const LIMITS = { responseMs: 150, lineBytes: 5000 };
const servers: Server[] = [];

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

// biome-ignore format: one server a line
const SERVERS: readonly (readonly [string, RequestListener, string, guilty: number | undefined, RegExp])[] = [
  ['a page instead of JSON', (_, r) => r.writeHead(404).end('<h1>no</h1>'), 'protocol-violation', 1, /HTTP 404 with body "<h1>no<\/h1>", expected one JSON object/],
  ['an empty body', (_, r) => r.writeHead(200).end(), 'protocol-violation', 1, /HTTP 200 with body ""/],
  ['too long an answer', (_, r) => r.writeHead(200).end('x'.repeat(6000)), 'protocol-violation', 1, /longer than 5000 characters/],
  ['a broken connection', (_, r) => r.destroy(), 'crash', undefined, /cannot be reached/],
  ['a redirection', (_, r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'protocol-violation', 1, /HTTP 302 leads to "http:\/\/127.0.0.1:1\/", which is not followed/],
];

test.each(SERVERS)('%s is a failure of its kind', async (_, listener, kind, guilty, why) => {
  const heard = await heardFrom(http(await serve(listener), LIMITS));
  expect(heard.failure).toMatchObject({ kind });
  expect(heard.failure?.message).toMatch(why);
  expect(heard.guilty).toBe(guilty);
});

test('a port where nobody listens cannot be reached', async () => {
  const url = await serve(() => {});
  await new Promise((resolve) => servers.at(-1)?.close(resolve));
  const { failure } = await heardFrom(http(url, LIMITS));
  expect(failure).toMatchObject({ kind: 'crash' });
  expect(failure?.message).toMatch(/ECONNREFUSED/);
});

const readBody = async (request: Parameters<RequestListener>[0]): Promise<{ id: number }> => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return JSON.parse(body);
};

const HANDSHAKE = {
  protocolVersion: '1',
  implementation: { name: 'Server', version: '1', language: 'TypeScript' },
  claims: {},
};

test.each([
  ['never', () => {}],
  ['only half of it', (r: Parameters<RequestListener>[1]) => r.writeHead(200).write('{')],
])('a server that sends its answer %s runs out of time', async (_, answer) => {
  const url = await serve(async (request, response) => {
    const { id } = await readBody(request);
    response.setHeader('content-type', 'application/json');
    if (id === 1) response.end(JSON.stringify({ jsonrpc: '2.0', id, result: HANDSHAKE }));
    else answer(response);
  });
  const session = new Session(http(url, LIMITS), {
    suite: { version: '0', digest: '' },
    limits: LIMITS,
  });
  await session.start();
  await expect(session.call('shutdown', undefined)).rejects.toMatchObject({
    kind: 'timeout',
    message: 'no answer within 150 ms',
  });
  await session.stop();
});
