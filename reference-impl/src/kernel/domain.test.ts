// What a parameter may be, and what else it could be.
import { describe, expect, test } from 'vitest';
import {
  count,
  countOrNone,
  type Domain,
  flag,
  norm,
  oneOf,
  openList,
  orSilence,
  setOf,
} from './domain.ts';

const PETS = oneOf('cat', 'dog', 'bird');
const LIST = setOf(['K', 'W', 'Y']);
const OPEN = openList('newt');

// biome-ignore format: one domain a line
const ACCEPTED: readonly (readonly [what: string, domain: Domain<unknown>, own: readonly unknown[], strange: readonly unknown[]])[] = [
  ['a choice', PETS, ['cat', 'bird'], ['cow', '', undefined, null, ['cat'], 0]],
  ['a flag', flag(), [true, false], ['true', 0, 1, null, undefined]],
  ['a list', LIST, [[], ['K'], ['W', 'K'], ['K', 'W', 'Y']], [['K', 'K'], ['Z'], 'K', null, undefined, { 0: 'K' }]],
  ['an open list', OPEN, [[], ['cat'], ['cat', 'yeti']], [['cat', 'cat'], [''], [1], 'cat', null, undefined]],
  ['a number', count(), [0, 1, 50], [-1, 1.5, '1', 'none', Number.NaN, Number.POSITIVE_INFINITY, null]],
  ['a number or none', countOrNone(), [0, 6, 'none'], [-1, 0.5, '6', null, undefined]],
  ['a norm', norm(), [true], [false, 'true', null, undefined]],
];

// biome-ignore format: one value a line
const OTHERS: readonly (readonly [what: string, others: readonly unknown[], expected: readonly unknown[]])[] = [
  ['the other choices', PETS.others('dog'), ['cat', 'bird']],
  ['every choice in a silence', PETS.others(undefined), ['cat', 'dog', 'bird']],
  ['the opposite of a flag', flag().others(true), [false]],
  ['a list with a member less or a stranger more', LIST.others(['K', 'W']), [['W'], ['K'], ['K', 'W', 'Y']]],
  ['lists of one, and of all, in a silence', LIST.others(undefined), [['K'], ['W'], ['Y'], ['K', 'W', 'Y']]],
  ['an open list with a member less or the stranger more', OPEN.others(['cat', 'dog']), [['dog'], ['cat'], ['cat', 'dog', 'newt']]],
  ['no stranger where he is a member', OPEN.others(['newt']), [[]]],
  ['the stranger alone in a silence', OPEN.others(undefined), [['newt']]],
  ['one more and one less than a number', count().others(7), [8, 6]],
  ['only one more than zero', count().others(0), [1]],
  ['some numbers in a silence', count().others(undefined), [1, 2]],
  ['numbers instead of none', countOrNone().others('none'), [1, 2, 3, 6]],
  ['neighbours of a number where there may be none', countOrNone().others(2), [3, 1]],
  ['nothing instead of a norm', norm().others(true), []],
  ['nothing instead of a norm that is not said', norm().others(undefined), []],
];

describe('a domain', () => {
  test.each(ACCEPTED)('of %s accepts its own and nothing strange', (_, domain, own, strange) => {
    for (const value of own) expect(domain.accepts(value), JSON.stringify(value)).toBe(true);
    for (const value of strange) expect(domain.accepts(value), String(value)).toBe(false);
  });

  test.each(OTHERS)('tells %s', (_, others, expected) => expect(others).toEqual(expected));

  test('shows a reader its choices and members, and of numbers only the word', () => {
    expect(PETS.values).toEqual(['cat', 'dog', 'bird']);
    expect(LIST.values).toEqual(['K', 'W', 'Y']);
    expect([count().values, countOrNone().values, norm().values]).toEqual([[], ['none'], []]);
  });

  test('for which silence is a reading is otherwise the same', () => {
    const maybe = orSilence(PETS);
    expect(PETS.maybeSilent).toBeUndefined();
    expect(maybe).toEqual({ ...PETS, maybeSilent: true });
    expect(maybe.accepts(null)).toBe(false);
  });
});
