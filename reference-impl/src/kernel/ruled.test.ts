// Rulings, silences and the grounds they carry.
import { describe, expect, test } from 'vitest';
import {
  type Asked,
  clausesOf,
  holds,
  isSilent,
  jointly,
  lists,
  type Ruled,
  type Silent,
  says,
} from './ruled.ts';

const said = <T>(value: T, ...because: readonly string[]): Ruled<T> => ({ value, because });
const SILENT: Silent = { silent: true, because: ['fise-2009:29.p1'] };

// biome-ignore format: one ruling a line
const FLAGS: readonly (readonly [what: string, asked: Asked<boolean>, silent: boolean, yes: boolean, no: boolean])[] = [
  ['a flag that is true holds', said(true, 'fise-2009:8'), false, true, false],
  ['a flag that is false does not hold', said(false, 'fise-2009:8'), false, false, true],
  ['a silence neither holds nor says no', SILENT, true, false, false],
];

describe('what an edition says', () => {
  test.each(FLAGS)('%s', (_, asked, silent, yes, no) => {
    expect(isSilent(asked)).toBe(silent);
    expect(holds(asked)).toBe(yes);
    expect(says(asked, true)).toBe(yes);
    expect(says(asked, false)).toBe(no);
  });

  test.each([
    ['a value it gives', said('transfer'), 'transfer', true],
    ['not another one', said('transfer'), 'none', false],
    ['zero as well as any number', said(0), 0, true],
    ['nothing in its silence', SILENT, 'transfer', false],
  ] as const)('is %s', (_, asked, value, says_) => {
    expect(says<string | number>(asked, value)).toBe(says_);
  });

  test.each([
    ['a member', said(['pass', 'invalid']), 'pass', true],
    ['no stranger', said(['pass', 'invalid']), 'exchange', false],
    ['nothing when it is empty', said<readonly string[]>([]), 'pass', false],
    ['nothing in its silence', SILENT, 'pass', false],
  ] as const)('as a list names %s', (_, asked, member, named) => {
    expect(lists<string>(asked, member)).toBe(named);
  });
});

describe('grounds', () => {
  const [one, two] = [said(1, 'fise-2009:28.p1', 'fise-2009:28.2'), said(2, 'fise-2009:28.2')];

  test('of several rulings name each clause once, in the order given', () => {
    expect(clausesOf([one, two])).toEqual(['fise-2009:28.p1', 'fise-2009:28.2']);
    expect(clausesOf([two, one])).toEqual(['fise-2009:28.2', 'fise-2009:28.p1']);
  });

  test('taken jointly are one ground, without a value', () => {
    expect(jointly(two, SILENT)).toEqual({ because: ['fise-2009:28.2', 'fise-2009:29.p1'] });
    expect(jointly()).toEqual({ because: [] });
  });
});
