// The same answers, byte for byte, over every transport.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import { referenceServer } from '../../reference-impl/adapter/http.ts';
import { prepare } from '../../steps/kernel/prepare.ts';
import type { GameReplayParams } from '../generated/types.ts';
import { caseOf } from '../peer-cases.ts';
import { Session } from '../session.ts';
import { http } from './http.ts';
import { inProcess } from './in-process.ts';
import { stdio } from './stdio.ts';
import type { Transport } from './transport.ts';

const LIMITS = { responseMs: 10_000, lineBytes: 1_000_000 };
const SUITE = { version: '0', digest: '' };
const OPTIONS = { suite: SUITE, limits: LIMITS };
const overHttp = fileURLToPath(new URL('../../reference-impl/adapter/http.ts', import.meta.url));
const adapter = fileURLToPath(new URL('../../reference-impl/adapter/stdio.ts', import.meta.url));

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Thirty games spread over the whole of the features. */
const thirtyRequests = (): GameReplayParams[] => {
  const cases = readFeatures().scenarios.flatMap((s) => s.cases);
  const games = cases.flatMap((c) => {
    const { params } = prepare(c.steps).request();
    return 'position' in params ? [params] : [];
  });
  return games.filter((_, i) => i % Math.floor(games.length / 30) === 0).slice(0, 30);
};

/** A replay with something in it that is not as it ought to be. */
const replayOf = (position: object, params: object = {}): string => {
  const { position: honest, ...rest } = caseOf(0);
  return JSON.stringify({
    ...{ jsonrpc: '2.0', id: 8, method: 'game/replay' },
    params: { ...rest, ...params, position: { ...honest, ...position } },
  });
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
    const session = new Session(transport, OPTIONS);
    const answers = [JSON.stringify(await session.start())];
    const results = await Promise.all(requests.map((r) => session.call('game/replay', r)));
    await session.stop();
    return [...answers, ...results.map((result) => JSON.stringify(result))];
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
  const FAULTS: readonly (readonly [string, string, number, id: number | null])[] = [
    ['what is not JSON', '{', -32700, null],
    ['what is no request', '[]', -32600, null],
    ['a request without an id', '{"jsonrpc":"2.0","method":"shutdown"}', -32600, null],
    ['an unknown method', '{"jsonrpc":"2.0","id":7,"method":"dance"}', -32601, 7],
    ['a method of every object', '{"jsonrpc":"2.0","id":7,"method":"toString"}', -32601, 7],
    ['parameters that do not fit', '{"jsonrpc":"2.0","id":8,"method":"game/replay","params":{}}', -32602, 8],
    ['two tiles on one square', replayOf({ board: [{ square: 'H8', tile: 'A' }, { square: 'H8', tile: 'S' }] }), -32602, 8],
    ['a clock beyond what is counted', replayOf({ clocks: { A: 1e300, B: 0 } }), -32602, 8],
    ['a wait of a year', replayOf({}, { events: [{ type: 'wait', ms: 365 * 86_400_000 }] }), -32602, 8],
    ['a reading of another kind', replayOf({}, { readings: { ending: { passesEach: 'many' } } }), -32602, 8],
    ['a reading that is none', replayOf({}, { readings: JSON.parse('{"__proto__":1}') }), -32602, 8],
  ];

  test.each(FAULTS)('answers %s with its error over HTTP', async (_, body, code, id) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(url, { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id, error: { code } });
  });

  test('answers what has nothing wrong in it', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(url, { method: 'POST', body: replayOf({}) });
    expect(await response.json()).toHaveProperty('result.state');
  });

  test('lives on when whoever asks goes away in the middle', async () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const asking = connect(port, '127.0.0.1');
    await once(asking, 'connect');
    asking.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{"jsonrpc"');
    await new Promise((resolve) => setTimeout(resolve, 50));
    asking.resetAndDestroy();
    expect((await fetch(url, { method: 'POST', body: replayOf({}) })).status).toBe(200);
  });

  test('says which port it cannot have', async () => {
    const { port } = server.address() as AddressInfo;
    for (const asked of ['abc', '-1', '70000', `${port}`]) {
      const { status, stderr } = spawnSync(process.execPath, [overHttp, asked], {
        encoding: 'utf8',
      });
      expect(status).toBe(2);
      expect(stderr).toContain(asked);
      expect(stderr).toMatch(/\n {2}expected [^\n]*\n$/);
    }
  });

  test('takes no body beyond the limit over HTTP', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const body = ' '.repeat(1_000_001);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(413);
  });

  test('answers them over stdio, lives on, and ends after "shutdown" though its input stays open', async () => {
    const child = spawn(process.execPath, [adapter]);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const last = '{"jsonrpc":"2.0","id":9,"method":"shutdown"}';
    child.stdin.write([...FAULTS.map(([, line]) => line), last, last, ''].join('\n'));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    const answers = said
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      ...FAULTS.map(([, , code, id]) => ({ id, error: { code } })),
      { jsonrpc: '2.0', id: 9, result: null },
    ]);
  });
});
