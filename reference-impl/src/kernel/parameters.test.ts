// Parameters in groups, and the cells of their tables.
import { describe, expect, test } from 'vitest';
import { count, flag, oneOf } from './domain.ts';
import { cellsOf, group, isDomain, table } from './parameters.ts';

const hot = flag();
const cups = table(['morning', 'evening'], count());
const served = table(['home', 'away'], table(['hot', 'cold'], oneOf('cup', 'glass')));
const tea = group('tea', { hot, cups, served });

describe('a group', () => {
  test('gives each parameter its name, and that of the group', () => {
    expect(tea.hot).toEqual({ group: 'tea', name: 'hot', shape: hot });
    expect(Object.keys(tea)).toEqual(['hot', 'cups', 'served']);
  });
});

describe('a table', () => {
  test('has the same domain for every key', () => {
    expect(Object.keys(cups)).toEqual(['morning', 'evening']);
    expect(cups.morning).toBe(cups.evening);
  });

  test('is no domain, and a domain is no table', () => {
    expect([hot, cups.morning, served.home.hot].map(isDomain)).toEqual([true, true, true]);
    expect([cups, served, served.home].map(isDomain)).toEqual([false, false, false]);
  });

  test.each([
    ['one cell without keys for a single domain', hot, ['']],
    ['a cell for each key', cups, ['morning', 'evening']],
    ['a cell for each row and column', served, ['home.hot', 'home.cold', 'away.hot', 'away.cold']],
  ] as const)('has %s', (_, shape, keys) => {
    const cells = cellsOf(shape);
    expect(cells.map((cell) => cell.keys.join('.'))).toEqual(keys);
    expect(cells.every(({ domain }) => isDomain(domain))).toBe(true);
  });
});
