import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';

test('every way to choose one from each list, in order', () => {
  expect(
    combinations([
      ['a', ['1', '2']],
      ['b', ['x', 'y']],
    ]),
  ).toEqual([
    { a: '1', b: 'x' },
    { a: '1', b: 'y' },
    { a: '2', b: 'x' },
    { a: '2', b: 'y' },
  ]);
  expect(combinations([])).toEqual([{}]);
});
