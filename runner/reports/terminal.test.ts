// What a person reads: equal failures told once, claims that nothing examined, decisions and grounds.
import { expect, test } from 'vitest';
import type { Case } from '../../corpus/features.ts';
import type { CaseResult, RunResults, Verdict } from '../../protocol/generated/types.ts';
import { report } from './terminal.ts';

const result = (nth: number, verdict: Verdict, message?: string): CaseResult => ({
  case: `esc-0001/fise-2009/${nth}`,
  scenario: 'esc-0001',
  edition: 'fise-2009',
  profile: 'final',
  clauses: ['fise-2009:45.2'],
  restsOn: [],
  verdict,
  grounds: verdict === 'pass' ? (nth % 2 === 0 ? 'right' : 'wrong') : 'none',
  ...(message === undefined ? {} : { message }),
});

const countsOf = (cases: readonly CaseResult[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(cases, (c) => c.verdict)).map(([v, own]) => [v, own.length]),
  );

const told = (cases: readonly CaseResult[], complete = true): string => {
  const results: RunResults = {
    suite: { version: '0', digest: '' },
    implementation: { name: 'Mine\u0007', version: '1', language: 'Ada' },
    transport: 'stdio',
    claims: { 'fise-2009': ['final', 'torneo'] },
    filters: { editions: [], profiles: [], clauses: [], scenarios: [], cases: [] },
    readings: [],
    conformant: false,
    complete,
    restarts: 0,
    totals: {
      verdicts: countsOf(cases),
      grounds: {},
      text: countsOf(cases),
      reading: {},
    },
    cases,
  };
  const known = cases.map((c): [string, Case] => [
    c.case,
    {
      ...c,
      id: c.case,
      inherited: [],
      steps: [],
      name: 'A pass',
      uri: 'a.feature',
      line: 9,
    } as never,
  ]);
  return report.write(results, {
    cases: new Map(known),
    scenarioOf: () => undefined,
    clauseText: () => undefined,
    exchangeOf: () => undefined,
    again: ['--', 'my adapter'],
    lang: 'es',
    whole: false,
  });
};

test('equal failures are told once, whatever their numbers, with the ids of the others', () => {
  const same = Array.from({ length: 8 }, (_, i) =>
    result(i + 1, 'fail', `scores: found ${i}, expected ${i + 1}`),
  );
  const text = told([result(9, 'fail', 'toMove: found A, expected B'), ...same]);
  expect(text.match(/scores: found/g)).toHaveLength(1);
  expect(text.indexOf('scores: found')).toBeLessThan(text.indexOf('toMove: found'));
  expect(text).toContain(
    'fail  esc-0001/fise-2009/1  a.feature:9  (fise-2009:45.2)\n  Caso: A pass\n',
  );
  expect(text).toContain(
    "again: npx articulado certify --case esc-0001/fise-2009/1 -- 'my adapter'\n",
  );
  expect(text).toContain(
    '  and so 7 more: esc-0001/fise-2009/2, esc-0001/fise-2009/3, esc-0001/fise-2009/4, esc-0001/fise-2009/5, esc-0001/fise-2009/6, … and 2 others\n',
  );
  expect(text).toContain('toMove: found A, expected B');
});

test('of many different failures the first are told, and how many there are', () => {
  const text = told(
    Array.from({ length: 30 }, (_, i) => result(i, 'fail', `found ${'x'.repeat(i + 1)}!`)),
  );
  expect(text).toContain(`found ${'x'.repeat(20)}!\n`);
  expect(text).not.toContain(`found ${'x'.repeat(21)}!\n`);
  expect(text).toContain('… and 10 more; the results file has them all');
});

test('decisions and grounds are counted apart, and what was not claimed not at all', () => {
  const text = told([
    ...Array.from({ length: 5 }, (_, i) => result(i, 'pass')),
    result(6, 'error', 'oops'),
    result(7, 'not-run', 'not run'),
    result(8, 'not-claimed'),
  ]);
  expect(text).toContain('✗ 5/7');
  expect(text).toContain('1 error, 1 not-run\n');
  expect(text).toContain(
    '5 passed, 2 failed, 1 skipped\non the plain text: 5 of 7; on an adopted reading: 0 of 0\nright for the right reason: 3 of 5',
  );
});

test('a claim that nothing could examine is said, in a whole run', () => {
  const line = 'claimed but not examined, the suite has no cases yet: torneo';
  expect(told([result(1, 'pass')])).toContain(line);
  expect(told([result(1, 'pass')], false)).not.toContain(line);
});

test('nothing that an implementation says moves the cursor or rings the bell', () => {
  expect(told([result(1, 'fail', '\u001b[2J')])).not.toMatch(/(?!\n)\p{Cc}/u);
});
