// The title of the article that a clause stands in, whatever the depth of its number.
import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

test.each([
  ['fise-2009:XII.18.4.p1', 'Rules for forming the plural'],
  ['fise-2009:XII.18.4.3.b.e1', 'Words ending in a consonant'],
  ['fise-2003:XII.17.10', 'Verbs marked p. us.'],
] as const)('%s: %s', (clause, title) => {
  expect(titleOf(clause)?.en).toBe(title);
});

test('a clause of no article has none', () => {
  expect(titleOf('fise-2009:99.1')).toBeUndefined();
});
