// Time as a clock shows it, in both languages.
import { expect, test } from 'vitest';
import { clockTime } from '../src/clock-time.ts';

test.each([
  ['es', 0, '0:00'],
  ['es', 59_999, '0:59,999'],
  ['en', 60_500, '1:00.500'],
  ['es', 1_800_000, '30:00'],
  ['en', 4_061_000, '67:41'],
] as const)('in %s %i ms are %s', (lang, ms, shown) => {
  expect(clockTime(lang, ms)).toBe(shown);
});
