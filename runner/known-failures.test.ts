// What a known failure makes of a verdict.
import { expect, test } from 'vitest';
import type { Verdict } from '../protocol/generated/types.ts';
import { withKnownFailures } from './known-failures.ts';

const known = new Set(['esc-0001/fise-2009/1']);

test.each<readonly [Verdict, Verdict]>([
  ['fail', 'known-failure'],
  ['crash', 'known-failure'],
  ['error', 'known-failure'],
  ['pass', 'stale-known-failure'],
  ['not-claimed', 'not-claimed'],
  ['harness-error', 'harness-error'],
])('a listed case with %s is %s', (verdict, expected) => {
  const run = { verdict, grounds: 'none' } as const;
  expect(withKnownFailures('esc-0001/fise-2009/1', run, known).verdict).toBe(expected);
  expect(withKnownFailures('esc-0002/fise-2009/1', run, known)).toBe(run);
});
