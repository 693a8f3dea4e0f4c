// A conversation with implementations made up here: the handshake, and every kind of answer to a single request.
import { describe, expect, test } from 'vitest';
import { referenceHandler } from '../reference-impl/adapter/handler.ts';
import { AdapterFailure, type FailureKind } from './failure.ts';
import type { GameReplayParams, Request } from './generated/types.ts';
import { caseOf } from './peer-cases.ts';
import { type Exchange, Session } from './session.ts';
import { type Handler, inProcess } from './transports/in-process.ts';

const LIMITS = { responseMs: 1000, lineBytes: 100_000 };
const OPTIONS = { suite: { version: '0', digest: '' }, limits: LIMITS };

const CASE: GameReplayParams = {
  ...caseOf(0),
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
    const session = new Session(inProcess(reference), {
      ...OPTIONS,
      record: (e) => spoken.push(e),
    });
    expect(await session.start()).toMatchObject({ protocolVersion: '1' });
    expect((await session.call('game/replay', CASE)).outcomes.map((o) => o.kind)).toEqual([
      'done',
      'done',
    ]);
    await session.stop();
    expect(spoken.map((e) => e.request.method)).toEqual(['initialize', 'game/replay', 'shutdown']);
    expect(spoken.map((e) => e.request.id)).toEqual([1, 2, 3]);
    expect(session.restarts).toBe(0);
  });

  test('does not send a request that breaks the contract', async () => {
    const session = new Session(inProcess(reference), OPTIONS);
    const bad = { ...CASE, edition: 'fise-1999' } as unknown as GameReplayParams;
    await expect(session.call('game/replay', bad)).rejects.toThrow(/^harness: /);
    expect((await session.call('game/replay', CASE)).outcomes).toHaveLength(2);
    expect(session.restarts).toBe(0);
  });
});

// biome-ignore format: one handshake a line
const HANDSHAKES: readonly (readonly [string, Handler, RegExp])[] = [
  ['another version', but('initialize', result(() => ({ protocolVersion: '2' }))), /\/result\/protocolVersion is "2", expected one of 1/],
  ['an unknown edition', but('initialize', result(() => ({ claims: { 'fise-1999': [] } }))), /\/result\/claims has a field "fise-1999", expected one of /],
  ['an unknown profile', but('initialize', result(() => ({ claims: { 'fise-2009': ['todo'] } }))), /\/result\/claims\/fise-2009\/0 is "todo", expected one of /],
  ['no name', but('initialize', result(() => ({ implementation: { version: '1', language: 'Ada' } }))), /\/result\/implementation lacks "name"/],
  ['nothing', but('initialize', () => null), /the whole value is null, expected object/],
];

describe('a handshake', () => {
  test.each(HANDSHAKES)('with %s is a violation of the protocol', async (_, handle, why) => {
    const failure = await failureOf(new Session(inProcess(handle), OPTIONS).start());
    expect(failure.kind).toBe('protocol-violation');
    expect(failure.message).toMatch(why);
  });

  test('with an error is an error', async () => {
    const refusing = but('initialize', ({ id }) => ({
      jsonrpc: '2.0',
      id,
      error: { code: -1, message: 'not today' },
    }));
    const failure = await failureOf(new Session(inProcess(refusing), OPTIONS).start());
    expect(failure).toMatchObject({ kind: 'error', message: expect.stringContaining('not today') });
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
  ['the answer to another request', 'protocol-violation', but('game/replay', (r) => ({ ...reference(r), id: r.id + 1 })), /^\/id is 3, expected 2$/],
  ['no id', 'protocol-violation', but('game/replay', (r) => ({ ...reference(r), id: null })), /\/id is null, expected 2/],
  ['neither result nor error', 'protocol-violation', but('game/replay', ({ id }) => ({ jsonrpc: '2.0', id })), /^\/result is absent, expected object/],
  ['the error "not supported"', 'unsupported', error(-32601), /the adapter says: no such edition/],
  ['any other error', 'error', error(-32000), /the adapter answers with error -32000: no such edition/],
];

describe('an answer', () => {
  test.each(ANSWERS)('with %s is a failure of kind %s', async (_, kind, handle, why) => {
    const session = new Session(inProcess(handle), OPTIONS);
    await session.start();
    const failure = await failureOf(session.call('game/replay', CASE));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(why);
  });

  test.each(ANSWERS)(
    'with %s restarts nothing, however often it comes',
    async (_, kind, handle) => {
      const session = new Session(inProcess(handle), OPTIONS);
      await session.start();
      for (let i = 0; i < 15; i++)
        expect((await failureOf(session.call('game/replay', CASE))).kind).toBe(kind);
      expect(session.restarts).toBe(0);
    },
  );

  test('quotes at most five problems', async () => {
    const session = new Session(
      inProcess(
        but(
          'game/replay',
          result(() => ({ state: {} })),
        ),
      ),
      OPTIONS,
    );
    expect((await failureOf(session.call('game/replay', CASE))).message.split('; ')).toHaveLength(
      5,
    );
  });
});

describe('an implementation in this process', () => {
  const askOf = async (handle: Handler) => {
    const limits = { ...LIMITS, responseMs: 20 };
    const session = new Session(inProcess(handle), { ...OPTIONS, limits });
    await session.start();
    return failureOf(session.call('game/replay', CASE));
  };

  test('that throws has crashed', async () => {
    const failure = await askOf(
      but('game/replay', () => {
        throw new RangeError('out of tiles');
      }),
    );
    expect(failure.kind).toBe('crash');
    expect(failure.message).toBe('the module threw RangeError: out of tiles');
  });

  test('that throws later has crashed', async () => {
    const failure = await askOf(but('game/replay', async () => Promise.reject('no tiles')));
    expect(failure).toMatchObject({ kind: 'crash', message: 'the module threw no tiles' });
  });

  test('that never answers runs out of time', async () => {
    const failure = await askOf(but('game/replay', () => new Promise(() => {})));
    expect(failure.kind).toBe('timeout');
    expect(failure.message).toBe('no answer within 20 ms');
  });

  test('may take its time within the limit', async () => {
    const slow: Handler = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return reference(request);
    };
    const session = new Session(inProcess(slow), OPTIONS);
    expect(await session.start()).toMatchObject({ protocolVersion: '1' });
  });
});
