// The same answers, byte for byte, over every transport; and how each transport tells of trouble.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import { referenceServer } from '../../reference-impl/adapter/http.ts';
import { prepare } from '../../steps/kernel/prepare.ts';
import type { GameReplayParams, Request } from '../generated/types.ts';
import { Session } from '../session.ts';
import { http } from './http.ts';
import { inProcess } from './in-process.ts';
import { stdio } from './stdio.ts';
import type { Transport } from './transport.ts';

const LIMITS = { responseMs: 10_000, lineBytes: 1_000_000 };
const SUITE = { version: '0', digest: '' };
const adapter = fileURLToPath(new URL('../../reference-impl/adapter/stdio.ts', import.meta.url));
const SHUTDOWN: Request = { jsonrpc: '2.0', id: 1, method: 'shutdown' };

const INITIALIZE: Request = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersions: ['1'], suite: SUITE, limits: LIMITS },
};

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Thirty cases spread over the whole of the features. */
const thirtyRequests = (): GameReplayParams[] => {
  const cases = readFeatures().scenarios.flatMap((s) => s.cases);
  const chosen = cases.filter((_, i) => i % Math.floor(cases.length / 30) === 0).slice(0, 30);
  return chosen.map((c) => prepare(c.steps).request().params);
};

describe('the reference', () => {
  const server = referenceServer();
  let transports: Transport[] = [];
  let requests: GameReplayParams[] = [];

  beforeAll(async () => {
    requests = thirtyRequests();
    transports = [
      inProcess(referenceHandler()),
      stdio(process.execPath, [adapter], LIMITS),
      http(await listening(server), LIMITS),
    ];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const answersOver = async (transport: Transport): Promise<string[]> => {
    const session = new Session(transport, SUITE, LIMITS);
    const answers = [JSON.stringify(await session.start())];
    for (const request of requests) answers.push(JSON.stringify(await session.replay(request)));
    await session.stop();
    return answers;
  };

  test('answers alike in process, over stdio and over HTTP', async () => {
    expect(requests).toHaveLength(30);
    expect(new Set(requests.map((r) => r.edition)).size).toBeGreaterThan(3);
    const [direct, piped, posted] = await Promise.all(transports.map(answersOver));
    expect(direct).toHaveLength(31);
    expect(piped).toEqual(direct);
    expect(posted).toEqual(direct);
  });

  // biome-ignore format: one request a line
  test.each([
    ['what is not JSON', '{', 400],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"dance"}', 400],
    ['a body beyond the limit', ' '.repeat(1_000_001), 413],
  ])('answers %s over HTTP with a status', async (_, body, status) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await fetch(url, { method: 'POST', body })).status).toBe(status);
  });
});

describe('over stdio', () => {
  const node = (code: string, responseMs = 5000) =>
    stdio(process.execPath, ['-e', code], { responseMs, lineBytes: 10_000 });

  const failureOf = async (transport: Transport) => {
    try {
      await transport.open();
      await transport.send(SHUTDOWN); // the handshake would be waited for longer
      return undefined;
    } catch (error) {
      return error;
    } finally {
      await transport.close(true);
    }
  };

  // biome-ignore format: one command a line
  const COMMANDS: readonly (readonly [string, Transport, string, RegExp])[] = [
    ['a command that does not exist', stdio('no-such-command-at-all', [], LIMITS), 'crash', /no command "no-such-command-at-all" was found; check its spelling/],
    ['a file that cannot be run', stdio(fileURLToPath(import.meta.url), [], LIMITS), 'crash', /cannot be started: .*EACCES/],
    ['a command that ends at once', node('process.exit(3)'), 'crash', /exit code 3/],
    ['a command that is killed', node('process.kill(process.pid, "SIGKILL")'), 'crash', /SIGKILL/],
    ['a command that ends in mid-line', node('process.stdout.write("{\\"id\\"", () => process.exit(1))'), 'crash', /exit code 1\), in the middle of the line "\{/],
    ['a command that says nothing', node('setInterval(() => {}, 1000)', 150), 'timeout', /no answer within 150 ms/],
    ['a command that prints something else', node('console.log("Hello"); setInterval(() => {}, 1000)'), 'protocol-violation', /stdout carries "Hello", expected one JSON object a line; write anything else to stderr/],
    ['a command that prints without end', node('process.stdout.write("x".repeat(20_000)); setInterval(() => {}, 1000)'), 'protocol-violation', /a line of more than 10000 characters/],
  ];

  test.each(COMMANDS)('%s is a failure of its kind', async (_, transport, kind, why) => {
    const failure = await failureOf(transport);
    expect(failure).toMatchObject({ kind });
    expect((failure as Error).message).toMatch(why);
  });

  test('what goes to stderr is kept for the report, its latest part', async () => {
    const transport = node(
      'process.stderr.write("x".repeat(9000) + "Ñ: last words", () => process.exit(3))',
    );
    await failureOf(transport);
    expect(transport.log()).toMatch(/Ñ: last words$/);
    expect(transport.log().length).toBeLessThanOrEqual(4000);
  });

  test('a new start after a crash is a new process', async () => {
    const once = 'process.stdin.once("data", () => { console.log(process.pid); process.exit() })';
    const transport = node(once);
    const pids: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      await transport.open();
      pids.push(await transport.send(INITIALIZE));
      await transport.close(true);
    }
    expect(new Set(pids).size).toBe(2);
  });

  test('children of the command end with it', async () => {
    const child = 'setInterval(() => {}, 1000)';
    const parent = `const c = require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}]); process.stdin.once("data", () => console.log(c.pid))`;
    const transport = node(parent);
    await transport.open();
    const pid = (await transport.send(INITIALIZE)) as number;
    expect(process.kill(pid, 0)).toBe(true);
    await transport.close(true);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

/** A process that has ended but that nobody has collected yet (state Z) is not alive. */
const isAlive = (pid: number): boolean => {
  const stat = `/proc/${pid}/stat`;
  try {
    return process.kill(pid, 0) && !(existsSync(stat) && / Z /.test(readFileSync(stat, 'utf8')));
  } catch {
    return false;
  }
};

describe('over HTTP', () => {
  const servers: Server[] = [];
  const serve = (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    return listening(server);
  };
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  // biome-ignore format: one server a line
  const SERVERS: readonly (readonly [string, RequestListener, string, RegExp])[] = [
    ['a page instead of JSON', (_, r) => r.writeHead(404).end('<h1>no</h1>'), 'protocol-violation', /HTTP 404 with body "<h1>no<\/h1>", expected one JSON object/],
    ['an empty body', (_, r) => r.writeHead(200).end(), 'protocol-violation', /HTTP 200 with body ""/],
    ['too long an answer', (_, r) => r.writeHead(200).end('x'.repeat(6000)), 'protocol-violation', /longer than 5000 characters/],
    ['no answer', () => {}, 'timeout', /no answer within 150 ms/],
    ['half an answer', (_, r) => r.writeHead(200).write('{'), 'timeout', /no answer within 150 ms/],
    ['a broken connection', (_, r) => r.destroy(), 'crash', /cannot be reached/],
    ['a redirection', (_, r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'crash', /cannot be reached/],
  ];

  test.each(SERVERS)('%s is a failure of its kind', async (_, listener, kind, why) => {
    const transport = http(await serve(listener), { responseMs: 150, lineBytes: 5000 });
    const failure = await transport.send(INITIALIZE).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind });
    expect((failure as Error).message).toMatch(why);
  });

  test('a port where nobody listens cannot be reached', async () => {
    const server = createServer();
    const url = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    const failure = await http(url, LIMITS)
      .send(INITIALIZE)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'crash' });
    expect((failure as Error).message).toMatch(/ECONNREFUSED/);
  });
});
