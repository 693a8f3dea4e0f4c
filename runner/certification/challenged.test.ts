// A case under challenge is not asked, whoever is examined, and does not count; it is told why.
import { describe, expect, test } from 'vitest';
import { challengedCases, withoutChallenged } from '../../corpus/challenged.ts';
import { readFeatures } from '../../corpus/features.ts';
import { planOf } from './plan.ts';
import { challengedLines } from './tell.ts';

const LISTED = 'What this is.\nesc-0350/fise-2009/3 #12 whose turn it is after a pass\n';
const NONE = { editions: [], profiles: [], clauses: [], scenarios: [], cases: [] };
const call = (filters: object = {}) => ({ values: {} as never, filters: { ...NONE, ...filters } });

describe('a case under challenge', () => {
  test('is not asked, and without it a run is whole all the same', () => {
    const [with0, without] = [planOf(call(), ''), planOf(call(), LISTED)];
    expect(with0.asked.length - without.asked.length).toBe(1);
    expect(without.asked.some((c) => c.id === 'esc-0350/fise-2009/3')).toBe(false);
    expect([with0.complete, without.complete]).toEqual([true, true]);
  });

  test('leaves the others of its scenario as they are', () => {
    const { asked, complete } = planOf(
      call({ scenarios: ['esc-0350'], editions: ['fise-2009'] }),
      LISTED,
    );
    expect(asked.map((c) => c.id)).toEqual(['esc-0350/fise-2009/1', 'esc-0350/fise-2009/2']);
    expect(complete).toBe(false);
  });

  test('is told why when it is named', () => {
    expect(() => planOf(call({ cases: ['esc-0350/fise-2009/3'] }), LISTED)).toThrow(
      /is under challenge #12: whose turn it is after a pass\n {2}expected a case that is asked/,
    );
  });

  test('is said at the end of a run', () => {
    expect(challengedLines(planOf(call(), LISTED))).toEqual([
      'not asked, under challenge #12: esc-0350/fise-2009/3 (whose turn it is after a pass)',
    ]);
  });
});

// biome-ignore format: a line a line
test.each([
  ['no number', 'esc-0350/fise-2009/3 whose turn'],
  ['nothing that is contested', 'esc-0350/fise-2009/3 #12'],
  ['a scenario', 'esc-0350 #12 all of it'],
  ['a case that is not there', 'esc-0350/fise-2009/99 #12 whose turn'],
])('a line with %s is a mistake', (_, line) => {
  expect(() => challengedCases(readFeatures().scenarios.flatMap((s) => s.cases), line)).toThrow(/challenged-cases\.txt:1:1/);
});

test('the list that is in force is read, and names cases of the suite', () => {
  const cases = readFeatures().scenarios.flatMap((s) => s.cases);
  const challenged = challengedCases(cases);
  expect(withoutChallenged(cases, challenged)).toHaveLength(cases.length - challenged.length);
});
