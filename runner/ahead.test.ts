// Requests go ahead of the cases that need them: in order, as far as is useful, and each answer finds its case.
import { describe, expect, test } from 'vitest';
import { type Case, readFeatures } from '../corpus/features.ts';
import { AdapterFailure } from '../protocol/failure.ts';
import { handle } from '../reference-impl/adapter/module.ts';
import type { Answer, Caller } from '../steps/kernel/caller.ts';
import { Ahead } from './ahead.ts';
import { caseRunOf } from './case-run.ts';

const CASES = readFeatures()
  .scenarios.flatMap((s) => s.cases)
  .slice(0, 120);

/** The reference, which answers when the test wants it to; every request is counted. */
const heldBack = (atOnce: number) => {
  const asked: (() => void)[] = [];
  const caller: Caller & { atOnce: number } = {
    atOnce,
    call: (method, params) =>
      new Promise((resolve) => {
        const { result } = handle({ jsonrpc: '2.0', id: 1, method, params } as never);
        asked.push(() => resolve(result as never));
      }),
  };
  return { asked, caller };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('requests', () => {
  test.each([
    [1, 17],
    [4, 17],
    [32, 65],
  ])('with %i at once are sent for the case and %i in all', (atOnce, sent) => {
    const { asked, caller } = heldBack(atOnce);
    const ahead = new Ahead(CASES, caller);
    expect(asked).toHaveLength(0);
    ahead.take(CASES[0]?.id ?? '');
    expect(asked).toHaveLength(sent);
    ahead.take(CASES[1]?.id ?? '');
    expect(asked).toHaveLength(sent + 1);
  });

  test('are sent once each, and no further than there are cases', async () => {
    const { asked, caller } = heldBack(32);
    const ahead = new Ahead(CASES, caller);
    for (const c of CASES) {
      const sent = ahead.take(c.id);
      for (const answer of asked) answer();
      await settle();
      sent.prepared.judge(sent.answer() as Answer);
      expect(caseRunOf(c, sent, undefined).verdict).toBe('pass');
    }
    expect(asked).toHaveLength(CASES.length);
  });

  test('of a case that was not the next are a mistake', () => {
    const ahead = new Ahead(CASES, heldBack(1).caller);
    expect(() => ahead.take(CASES.at(-1)?.id ?? '')).toThrow(/^harness: .* out of its order$/);
  });
});

describe('an answer', () => {
  const [first] = CASES as [Case];

  test('is a promise until it is there', async () => {
    const { asked, caller } = heldBack(1);
    const sent = new Ahead([first], caller).take(first.id);
    expect(sent.answer()).toBeInstanceOf(Promise);
    asked[0]?.();
    await settle();
    expect(sent.answer()).toHaveProperty('state');
  });

  test('that failed before anybody asked is told when somebody does', async () => {
    const failure = new AdapterFailure('crash', 'the adapter ended');
    const caller = { atOnce: 1, call: () => Promise.reject(failure) };
    const sent = new Ahead([first], caller).take(first.id);
    await settle();
    expect(() => sent.answer()).toThrow(failure);
    expect(sent.failure).toBe(failure);
  });
});

test('a case whose steps cannot be prepared asks nothing, and is a mistake of the suite', () => {
  const { asked, caller } = heldBack(1);
  const [first] = CASES as [Case];
  const broken = { ...first, steps: ['Ana baila', ...first.steps] };
  const sent = new Ahead([broken], caller).take(broken.id);
  expect(asked).toHaveLength(0);
  expect(() => sent.prepared.run(0)).toThrow('no step is defined for "Ana baila"');
  const result = { status: 'FAILED', duration: { seconds: 0, nanos: 0 } } as const;
  expect(caseRunOf(broken, sent, { text: 'Ana baila', result: result as never })).toEqual({
    verdict: 'harness-error',
    grounds: 'none',
    message: 'Ana baila: FAILED',
    step: 'Ana baila',
  });
});
