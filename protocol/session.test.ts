// A conversation that goes wrong in every way it can, with implementations made up here.
import { describe, expect, test } from 'vitest';
import { referenceHandler } from '../reference-impl/adapter/handler.ts';
import { AdapterFailure, type FailureKind } from './failure.ts';
import type { GameReplayParams, Request } from './generated/types.ts';
import { type Exchange, MAX_RESTARTS, Session } from './session.ts';
import { type Handler, inProcess } from './transports/in-process.ts';
import type { Transport } from './transports/transport.ts';

const LIMITS = { responseMs: 1000, lineBytes: 100_000 };
const SUITE = { version: '0', digest: '' };

const CASE: GameReplayParams = {
  edition: 'fise-2009',
  readings: {},
  position: {
    board: [],
    racks: { A: ['A'], B: ['E'] },
    bag: [],
    scores: { A: 0, B: 0 },
    toMove: 'A',
    turns: [],
    recording: 'sheets',
    timing: 'running',
    clocks: { A: 0, B: 0 },
    lexicon: [],
    handling: { mode: 'slips', announced: false, agreed: [] },
    surpluses: { A: 0, B: 0 },
    offences: { A: { game: 0, tournament: 0 }, B: { game: 0, tournament: 0 } },
  },
  events: [
    { type: 'pass', by: 'A' },
    { type: 'pass', by: 'B' },
  ],
};

const reference = referenceHandler();

/** The reference, but for what is answered to one method. */
const but =
  (method: Request['method'], answer: (request: Request) => unknown): Handler =>
  (request) =>
    request.method === method ? answer(request) : reference(request);

const result = (changes: (result: Record<string, unknown>) => object) => (request: Request) => {
  const honest = reference(request) as { result: Record<string, unknown> };
  return { ...honest, result: { ...honest.result, ...changes(honest.result) } };
};

const failureOf = async (promise: Promise<unknown>): Promise<AdapterFailure> => {
  const failure = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(AdapterFailure);
  return failure as AdapterFailure;
};

describe('a session with the reference', () => {
  test('shakes hands, replays and says goodbye', async () => {
    const spoken: Exchange[] = [];
    const session = new Session(inProcess(reference), SUITE, LIMITS, (e) => spoken.push(e));
    expect(await session.start()).toMatchObject({ protocolVersion: '1' });
    expect((await session.replay(CASE)).outcomes.map((o) => o.kind)).toEqual(['done', 'done']);
    await session.stop();
    expect(spoken.map((e) => e.request.method)).toEqual(['initialize', 'game/replay', 'shutdown']);
    expect(spoken.map((e) => e.request.id)).toEqual([1, 2, 3]);
    expect(session.restarts).toBe(0);
  });

  test('does not send a request that breaks the contract', async () => {
    const session = new Session(inProcess(reference), SUITE, LIMITS);
    const bad = { ...CASE, edition: 'fise-1999' } as unknown as GameReplayParams;
    await expect(session.replay(bad)).rejects.toThrow(/^harness: /);
    expect((await session.replay(CASE)).outcomes).toHaveLength(2);
    expect(session.restarts).toBe(0);
  });
});

// biome-ignore format: one handshake a line
const HANDSHAKES: readonly (readonly [string, Handler, RegExp, FailureKind])[] = [
  ['another version', but('initialize', result(() => ({ protocolVersion: '2' }))), /\/result\/protocolVersion is "2", expected one of 1/, 'protocol-violation'],
  ['an unknown edition', but('initialize', result(() => ({ claims: { 'fise-1999': [] } }))), /\/result\/claims has a field "fise-1999", expected one of /, 'protocol-violation'],
  ['an unknown profile', but('initialize', result(() => ({ claims: { 'fise-2009': ['todo'] } }))), /\/result\/claims\/fise-2009\/0 is "todo", expected one of /, 'protocol-violation'],
  ['no name', but('initialize', result(() => ({ implementation: { version: '1', language: 'Ada' } }))), /\/result\/implementation lacks "name"/, 'protocol-violation'],
  ['nothing', but('initialize', () => null), /the whole value is null, expected object/, 'protocol-violation'],
  ['an error', but('initialize', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -1, message: 'not today' } })), /error -1: not today/, 'error'],
];

describe('a handshake', () => {
  test.each(HANDSHAKES)('with %s fails', async (_, handle, why, kind) => {
    const failure = await failureOf(new Session(inProcess(handle), SUITE, LIMITS).start());
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(why);
  });
});

const error = (code: number) =>
  but('game/replay', ({ id }) => ({
    jsonrpc: '2.0',
    id,
    error: { code, message: 'no such edition' },
  }));

// biome-ignore format: one answer a line
const ANSWERS: readonly (readonly [string, FailureKind, Handler, RegExp])[] = [
  ['too few outcomes', 'protocol-violation', but('game/replay', result(() => ({ outcomes: [] }))), /\/result\/outcomes has 0 entries, expected 2, one for each event/],
  ['too many outcomes', 'protocol-violation', but('game/replay', result((r) => ({ outcomes: [...(r.outcomes as []), { kind: 'done', because: [] }] }))), /has 3 entries, expected 2/],
  ['a bad state', 'protocol-violation', but('game/replay', result(() => ({ state: {} }))), /\/result\/state lacks "board", expected a property "board"/],
  ['the answer to another request', 'protocol-violation', but('game/replay', (r) => ({ ...reference(r), id: r.id + 1 })), /\/id is 3, expected 2: requests are answered one at a time/],
  ['no id', 'protocol-violation', but('game/replay', (r) => ({ ...reference(r), id: null })), /\/id is null, expected 2/],
  ['neither result nor error', 'protocol-violation', but('game/replay', ({ id }) => ({ jsonrpc: '2.0', id })), /^\/result is absent, expected object/],
  ['the error "not supported"', 'unsupported', error(-32601), /the adapter says: no such edition/],
  ['any other error', 'error', error(-32000), /the adapter answers with error -32000: no such edition/],
];

describe('an answer', () => {
  test.each(ANSWERS)('with %s is a failure of kind %s', async (_, kind, handle, why) => {
    const session = new Session(inProcess(handle), SUITE, LIMITS);
    await session.start();
    const failure = await failureOf(session.replay(CASE));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(why);
  });

  test('of "not supported" leaves the session whole', async () => {
    const session = new Session(inProcess(error(-32601)), SUITE, LIMITS);
    await session.start();
    for (let i = 0; i < 15; i++)
      expect((await failureOf(session.replay(CASE))).kind).toBe('unsupported');
    expect(session.restarts).toBe(0);
  });

  test('quotes at most five problems', async () => {
    const session = new Session(
      inProcess(
        but(
          'game/replay',
          result(() => ({ state: {} })),
        ),
      ),
      SUITE,
      LIMITS,
    );
    expect((await failureOf(session.replay(CASE))).message.split('; ')).toHaveLength(5);
  });
});

/** Counts how often it was opened and closed; crashes whenever `fails` says so. */
const counting = (fails: (request: Request) => boolean) => {
  const counts = { opened: 0, closed: 0, closedFailed: 0 };
  const transport: Transport = {
    ...inProcess((request) => {
      if (fails(request)) throw new AdapterFailure('crash', 'the adapter ended (exit code 7)');
      return reference(request);
    }),
    open: async () => {
      counts.opened += 1;
    },
    close: async (failed) => {
      counts.closed += 1;
      if (failed) counts.closedFailed += 1;
    },
  };
  return { counts, transport };
};

describe('after a failure', () => {
  test('the implementation is started again and only the request in flight is blamed', async () => {
    let crashes = 1;
    const { counts, transport } = counting((r) => r.method === 'game/replay' && crashes-- > 0);
    const spoken: Exchange[] = [];
    const session = new Session(transport, SUITE, LIMITS, (e) => spoken.push(e));
    await session.start();
    expect((await failureOf(session.replay(CASE))).kind).toBe('crash');
    expect((await session.replay(CASE)).outcomes).toHaveLength(2);
    expect(counts).toEqual({ opened: 2, closed: 1, closedFailed: 1 });
    expect(session.restarts).toBe(1);
    expect(spoken.map((e) => e.failure ?? e.request.method)).toEqual([
      'initialize',
      'the adapter ended (exit code 7)',
      'initialize',
      'game/replay',
    ]);
  });

  test('a wrong number of outcomes is blamed on its request, and nothing is restarted', async () => {
    let short = 1;
    const handle = but('game/replay', (r) =>
      short-- > 0 ? result(() => ({ outcomes: [] }))(r) : reference(r),
    );
    const session = new Session(inProcess(handle), SUITE, LIMITS);
    await session.start();
    expect((await failureOf(session.replay(CASE))).kind).toBe('protocol-violation');
    expect((await session.replay(CASE)).outcomes).toHaveLength(2);
    expect(session.restarts).toBe(0);
  });

  test('it is restarted ten times at most, then nothing more is run', async () => {
    const { counts, transport } = counting((r) => r.method === 'game/replay');
    const session = new Session(transport, SUITE, LIMITS);
    await session.start();
    const kinds: FailureKind[] = [];
    for (let i = 0; i < MAX_RESTARTS + 3; i++)
      kinds.push((await failureOf(session.replay(CASE))).kind);
    expect(kinds).toEqual([...Array(MAX_RESTARTS + 1).fill('crash'), 'not-run', 'not-run']);
    expect(session.restarts).toBe(MAX_RESTARTS);
    expect(counts.opened).toBe(MAX_RESTARTS + 1);
  });

  test('a handshake that fails on the way back is blamed, and counts as a restart', async () => {
    let alive = true;
    const { transport } = counting((r) => r.method === 'game/replay' || !alive);
    const session = new Session(transport, SUITE, LIMITS);
    await session.start();
    await failureOf(session.replay(CASE));
    alive = false;
    expect((await failureOf(session.replay(CASE))).kind).toBe('crash');
    expect((await failureOf(session.replay(CASE))).kind).toBe('crash');
    expect(session.restarts).toBe(2);
  });

  test('the end is not asked for, and the transport is closed at once', async () => {
    const { counts, transport } = counting((r) => r.method === 'game/replay');
    const session = new Session(transport, SUITE, LIMITS);
    await session.start();
    await failureOf(session.replay(CASE));
    await session.stop();
    expect(counts).toEqual({ opened: 1, closed: 1, closedFailed: 1 });
  });

  test('an implementation that does not answer "shutdown" is closed all the same', async () => {
    const { counts, transport } = counting((r) => r.method === 'shutdown');
    const session = new Session(transport, SUITE, LIMITS);
    await session.start();
    await session.stop();
    expect(counts.closed).toBe(1);
  });

  test('an error of the suite itself is no failure of the implementation', async () => {
    const transport: Transport = {
      ...inProcess(reference),
      send: () => Promise.reject(new TypeError('a bug of ours')),
    };
    await expect(new Session(transport, SUITE, LIMITS).start()).rejects.toThrow(TypeError);
  });
});

describe('an implementation in this process', () => {
  const startOf = (handle: Handler) =>
    failureOf(new Session(inProcess(handle, { ...LIMITS, responseMs: 20 }), SUITE, LIMITS).start());

  test('that throws has crashed', async () => {
    const failure = await startOf(() => {
      throw new RangeError('out of tiles');
    });
    expect(failure.kind).toBe('crash');
    expect(failure.message).toBe('the module threw RangeError: out of tiles');
  });

  test('that never answers runs out of time', async () => {
    const failure = await startOf(() => new Promise(() => {}));
    expect(failure.kind).toBe('timeout');
    expect(failure.message).toBe('no answer within 20 ms');
  });

  test('may take its time within the limit', async () => {
    const slow: Handler = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return reference(request);
    };
    const session = new Session(inProcess(slow, { ...LIMITS, responseMs: 500 }), SUITE, LIMITS);
    expect(await session.start()).toMatchObject({ protocolVersion: '1' });
  });
});
