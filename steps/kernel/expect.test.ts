// Decisions fail a case, grounds are noted beside it.
import { describe, expect, test } from 'vitest';
import { expectEqual, expectGround, isSame, Mismatch } from './expect.ts';

// biome-ignore format: one pair a line
const PAIRS: readonly (readonly [what: string, a: unknown, b: unknown, same: boolean])[] = [
  ['numbers', 1, 1, true],
  ['a number and its text', 1, '1', false],
  ['nothing and null', undefined, null, false],
  ['objects in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['a field more', { a: 1 }, { a: 1, b: 2 }, false],
  ['a field that is undefined', { a: 1 }, { a: 1, b: undefined }, true],
  ['lists', [1, [2]], [1, [2]], true],
  ['lists in another order', [1, 2], [2, 1], false],
  ['a list and an object', [], {}, false],
  ['a longer list', [1], [1, 2], false],
];

describe('sameness', () => {
  test.each(PAIRS)('%s', (_, a, b, same) => {
    expect(isSame(a, b)).toBe(same);
    expect(isSame(b, a)).toBe(same);
  });
});

describe('an expectation', () => {
  test('that is met is silent', () => expectEqual('score', 8, 8));

  test('that is not met says what, found and expected', () => {
    expect(() => expectEqual('score', undefined, 8)).toThrow(Mismatch);
    expect(() => expectEqual('score', undefined, 8)).toThrow('score: found nothing, expected 8');
  });

  test('of a ground is noted and does not throw', () => {
    const subject = { groundsMissed: [] };
    expectGround(subject, 'reason', 'too-late', 'too-late');
    expectGround(subject, 'reason', 'gap', 'too-late');
    expect(subject.groundsMissed).toEqual(['reason: found gap, expected too-late']);
  });
});
