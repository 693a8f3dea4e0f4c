import { expect, test } from 'vitest';
import { daysBetween, monthAfter } from './dates.ts';

const DAY = 24 * 60 * 60 * 1000;

const dates = Array.from({ length: 150_000 / 7 }, (_, i) =>
  new Date(Date.UTC(1890, 0, 1) + 7 * i * DAY).toISOString().slice(0, 10),
);

test('days are those of the calendar, over four centuries', () => {
  const wrong = dates.filter(
    (date) =>
      daysBetween('2024-02-29', date) !== (Date.parse(date) - Date.parse('2024-02-29')) / DAY,
  );
  expect(dates.length).toBeGreaterThan(20_000);
  expect(wrong).toEqual([]);
});

test.each([
  ['2024-01-31', '2024-02-29'],
  ['2025-01-31', '2025-02-28'],
  ['2100-01-30', '2100-02-28'],
  ['2000-01-30', '2000-02-29'],
  ['2024-03-31', '2024-04-30'],
  ['2024-12-31', '2025-01-31'],
  ['2024-10-09', '2024-11-09'],
])('a month after %s it is %s', (date, later) => {
  expect(monthAfter(date)).toBe(later);
});
