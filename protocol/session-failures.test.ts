// Several requests in flight, and everything that can go wrong with them: exactly the guilty one is blamed, nothing
// hangs, nothing is lost.
import { describe, expect, test } from 'vitest';
import { AdapterFailure } from './failure.ts';
import type { Request } from './generated/types.ts';
import { type Peer, peer } from './peer.ts';
import { adapter, allBut, answer, askAll, caseOf, handshake } from './peer-cases.ts';
import { type Exchange, MAX_RESTARTS, Session } from './session.ts';
import type { Transport } from './transports/transport.ts';

const LIMITS = { responseMs: 60, lineBytes: 100_000 };
const OPTIONS = { suite: { version: '0', digest: '' }, limits: LIMITS };

const crash = new AdapterFailure('crash', 'the adapter ended (exit code 7)');
const garbage = new AdapterFailure('protocol-violation', 'stdout carries "Traceback"');

describe('requests in flight', () => {
  test.each([
    [1, 1],
    [4, 4],
    [64, 20],
  ])('are %i at most where the implementation takes so many', async (atOnce, most) => {
    let open = 0;
    let seen = 0;
    const transport = adapter(atOnce, (_, request, other) => {
      open += 1;
      seen = Math.max(seen, open);
      setTimeout(() => {
        open -= 1;
        other.say(answer(request));
      }, 1);
    });
    const session = new Session(transport, OPTIONS);
    expect(await askAll(session, 20)).toEqual(allBut(20, {}));
    expect(seen).toBe(most);
    await session.stop();
  });

  test('find their answers in whatever order these come', async () => {
    const held: (() => void)[] = [];
    const transport = adapter(8, (_, request, other) => {
      held.push(() => other.say(answer(request)));
      if (held.length === 8) for (const say of held.splice(0).reverse()) say();
    });
    expect(await askAll(new Session(transport, OPTIONS), 16)).toEqual(allBut(16, {}));
  });

  test('wait for those before them without losing time of their own', async () => {
    let turn = Promise.resolve();
    const slow = adapter(8, (_, request, other) => {
      turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, 300)));
      void turn.then(() => other.say(answer(request)));
    });
    const session = new Session(slow, { ...OPTIONS, limits: { ...LIMITS, responseMs: 1000 } });
    expect(await askAll(session, 5)).toEqual(allBut(5, {}));
    expect(session.restarts).toBe(0);
  });
});

type Doing = (nth: number, request: Request, other: Peer) => void;
const GUILTY = 5;
/** Answers everything but one, with which it does something else. */
const but =
  (misdeed: Doing): Doing =>
  (nth, request, other) => {
    if (nth === GUILTY) misdeed(nth, request, other);
    else other.say(answer(request));
  };

// biome-ignore format: one misdeed a line
const MISDEEDS: readonly (readonly [string, string, isRestarted: boolean, Doing])[] = [
  ['crashes', 'crash', true, but((_, __, other) => other.fail(crash))],
  ['crashes later', 'crash', true, but((_, __, other) => setTimeout(() => other.fail(crash), 5))],
  ['says nothing', 'timeout', true, but(() => {})],
  ['prints garbage', 'protocol-violation', true, but((_, __, other) => other.fail(garbage))],
  ['answers nobody', 'protocol-violation', true, but((_, request, other) => other.say({ ...answer(request), id: 999 }))],
  ['could not read it', 'protocol-violation', true, but((_, __, other) => other.say({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'what?' } }))],
  ['answers with an error', 'error', false, but((_, { id }, other) => other.say({ jsonrpc: '2.0', id, error: { code: -32603, message: 'oops' } }))],
  ['does not support it', 'unsupported', false, but((_, { id }, other) => other.say({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } }))],
  ['breaks the schema', 'protocol-violation', false, but((_, { id }, other) => other.say({ jsonrpc: '2.0', id, result: { outcomes: [] } }))],
  ['counts wrong', 'protocol-violation', false, but((_, request, other) => other.say({ ...answer(request), result: { ...answer(request).result, outcomes: [{ kind: 'done', because: [] }] } }))],
];

describe.each([1, 4, 32])('of %i in flight, the one with which the implementation', (atOnce) => {
  test.each(MISDEEDS)('%s is blamed, and no other', async (_, kind, isRestarted, doing) => {
    const spoken: Exchange[] = [];
    const transport = adapter(atOnce, doing);
    const session = new Session(transport, { ...OPTIONS, record: (e) => spoken.push(e) });
    await session.start();
    expect(await askAll(session, 12)).toEqual(allBut(12, { [GUILTY]: kind }));
    // At most one restart for all that were in flight and one for the guilty request on its own.
    expect(session.restarts).toBeLessThanOrEqual(isRestarted ? 2 : 0);
    await session.stop();
    expect(transport.counts.closed).toBe(transport.counts.opened);
    expect(spoken).toHaveLength(transport.sent.length);
  });
});

describe('after many failures', () => {
  test.each([1, 8])('of %i in flight, the rest is not run, and says why', async (atOnce) => {
    const session = new Session(
      adapter(atOnce, (_, __, other) => other.fail(crash)),
      OPTIONS,
    );
    await session.start();
    const kinds = await askAll(session, 20);
    const blamed = kinds.indexOf('not-run');
    expect(blamed).toBeGreaterThan(7);
    expect(kinds).toEqual([...Array(blamed).fill('crash'), ...Array(20 - blamed).fill('not-run')]);
    expect(session.restarts).toBe(MAX_RESTARTS);
    expect(session.isOver).toBe(true);
    await expect(session.call('game/replay', caseOf(1))).rejects.toThrow(
      /^not run: the adapter had to be restarted 10 times, and again because: the adapter ended \(exit code 7\)$/,
    );
    await session.stop();
  });

  test('a handshake that fails on the way back tells the first that waits', async () => {
    const transport = peer((request, other) => {
      if (request.method === 'initialize' && other.start === 1) other.say(handshake(request.id, 1));
      else other.fail(crash);
    });
    const session = new Session(transport, OPTIONS);
    await session.start();
    expect(await askAll(session, 14)).toEqual([
      ...Array(MAX_RESTARTS + 1).fill('crash'),
      ...Array(3).fill('not-run'),
    ]);
    expect(transport.counts).toEqual({ opened: 11, closed: 11, closedFailed: 11 });
  });
});

describe('an implementation that fails when nothing was asked', () => {
  const idle = (failure: AdapterFailure) =>
    adapter(4, (nth, request, other) => {
      other.say(answer(request));
      if (nth === 0) other.fail(failure);
    });

  test('is started again, and nobody is blamed if it only ended', async () => {
    const session = new Session(idle(crash), OPTIONS);
    await session.start();
    expect(await askAll(session, 1)).toEqual(['ok']);
    expect((await session.call('game/replay', caseOf(3))).state.scores.A).toBe(3);
    expect(session.restarts).toBe(1);
  });

  test('has what it said charged to the next request', async () => {
    const session = new Session(idle(garbage), OPTIONS);
    await session.start();
    expect(await askAll(session, 1)).toEqual(['ok']);
    await expect(session.call('game/replay', caseOf(3))).rejects.toThrow('stdout carries');
    expect((await session.call('game/replay', caseOf(3))).state.scores.A).toBe(3);
  });
});

describe('the end', () => {
  test('comes also when the implementation does not say goodbye', async () => {
    const transport = peer((request, other) => {
      if (request.method === 'initialize') other.say(handshake(request.id, 1));
    });
    const session = new Session(transport, OPTIONS);
    await session.start();
    await session.stop();
    expect(transport.counts).toEqual({ opened: 1, closed: 1, closedFailed: 1 });
  });

  test('while it starts leaves nothing running', async () => {
    const transport = adapter(1, () => {});
    const session = new Session(transport, OPTIONS);
    const started = session.start();
    await session.stop();
    await expect(started).rejects.toMatchObject({ kind: 'not-run' });
    expect(transport.counts.closed).toBe(transport.counts.opened);
  });

  test('leaves nobody waiting', async () => {
    const session = new Session(
      adapter(2, () => {}),
      OPTIONS,
    );
    await session.start();
    const asked = askAll(session, 5);
    await session.stop();
    expect(await asked).toEqual(Array(5).fill('not-run'));
  });

  test('an error of the suite itself is no failure of the implementation', async () => {
    const transport: Transport = {
      ...peer(() => {}),
      connect: () => Promise.reject(new TypeError('a bug of ours')),
    };
    await expect(new Session(transport, OPTIONS).start()).rejects.toThrow(TypeError);
  });
});
