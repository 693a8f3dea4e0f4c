// The doctor's conversation: what becomes of a question, and who is to blame when there is no answer.
import { expect, test } from 'vitest';
import { AdapterFailure } from '../../protocol/failure.ts';
import { type Peer, peer } from '../../protocol/peer.ts';
import { Budget } from './budget.ts';
import { Talk } from './talk.ts';
import { isWell, told, unseen, well } from './told.ts';

const PATIENCE = { startMs: 60_000, answerMs: 60_000 };
const GREETING = { method: 'initialize' };
const HELLO = { jsonrpc: '2.0', id: 1, result: {} };

const talkWith = (onRequest: (id: number, other: Peer) => void, ms = 60_000) => {
  const transport = peer(({ id, method }, other) =>
    method === 'initialize' ? other.say({ ...HELLO, id }) : onRequest(id, other),
  );
  return { transport, talk: new Talk(transport, new Budget(ms), PATIENCE, GREETING) };
};

// biome-ignore format: an answer a line
test.each([
  ['a result', { result: { a: 1 } }, { kind: 'result', result: { a: 1 } }],
  ['an error', { error: { code: -32601, message: 'no' } }, { kind: 'error', code: -32601, message: 'no' }],
  ['no answer that the contract knows', { result: 7 }, { kind: 'failed', how: 'protocol-violation' }],
])('%s is told as it is', async (_, body, expected) => {
  const { talk } = talkWith((id, other) => other.say({ jsonrpc: '2.0', id, ...body }));
  expect(await talk.ask({ method: 'x' })).toMatchObject(expected);
});

test('an error without an id is that of the oldest question', async () => {
  const { talk } = talkWith((_, other) =>
    other.say({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'what' } }),
  );
  expect(await talk.ask({ method: 'x' })).toMatchObject({ kind: 'error', code: -32600, to: null });
});

test('an answer to nobody fails whoever waits', async () => {
  const { talk } = talkWith((id, other) => other.say({ jsonrpc: '2.0', id: id + 7, result: {} }));
  expect(await talk.ask({ method: 'x' })).toMatchObject({
    how: 'protocol-violation',
    message: '/id is 9, expected 2',
  });
});

test('whoever ended is started again for the next question', async () => {
  const { talk, transport } = talkWith((id, other) =>
    other.start === 1
      ? other.fail(new AdapterFailure('crash', 'it ended'))
      : other.say({ jsonrpc: '2.0', id, result: {} }),
  );
  expect(await talk.ask({ method: 'x' })).toMatchObject({ kind: 'failed', how: 'crash' });
  expect(await talk.ask({ method: 'x' })).toMatchObject({ kind: 'result' });
  expect(transport.counts.opened).toBe(2);
});

test('nobody is blamed for time that others took, nor called well', async () => {
  const { talk } = talkWith(() => {}, 0);
  expect(await talk.ask({ method: 'x' })).toMatchObject({ kind: 'failed', how: 'not-run' });
  expect(isWell([well('play', told('', ''))])).toBe(true);
  expect(isWell([well('play', told('', '')), unseen('speed')])).toBe(false);
});
