// Each liar is caught with its own verdict, the run ends, and its report is whole.
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import type { RunResults, Verdict } from '../../protocol/generated/types.ts';
import { articulado, freshOut, PATIENT, resultsIn } from '../../runner/trial.ts';
import { prepare } from '../../steps/kernel/prepare.ts';

const FILTERS = ['--edition', 'resumen-2018', '--profile', 'final'];

/** Liar, the verdict it earns, a part of the message that tells why, whether it has to be started again. */
const LIARS: readonly (readonly [string, Verdict, RegExp, isRestarted: boolean])[] = [
  ['agrees-with-everything', 'fail', /found .*, expected /, false],
  ['always-wrong', 'fail', /found .*, expected /, false],
  ['spoils-the-table', 'fail', /found .*, expected /, false],
  ['errs', 'error', /error -32603: something went wrong/, false],
  ['knows-no-method', 'unsupported', /the adapter says: not yet/, false],
  [
    'breaks-the-contract',
    'protocol-violation',
    /\/result\/state\/toMove is "C", expected one of "A", "B"/,
    false,
  ],
  ['crashes', 'crash', /exit code 7/, true],
  ['leaves-a-child', 'crash', /exit code 6/, true],
  ['dies-mid-line', 'crash', /in the middle of the line/, true],
  ['hangs', 'timeout', /no answer within 400 ms/, true],
  ['garbage', 'protocol-violation', /stdout carries "Traceback/, true],
  ['floods', 'protocol-violation', /a line of more than/, true],
  ['out-of-order', 'protocol-violation', /\/id is \d+, expected \d+/, true],
];

const certify = async (liar: string): Promise<RunResults> => {
  const { out } = freshOut();
  const { code, stdout, stderr } = await articulado(
    ...['certify', ...FILTERS, ...PATIENT, '--timeout', '400', '--out', out],
    ...['--', process.execPath, `adapters/liars/${liar}.ts`],
  );
  expect(code, stderr).toBe(1);
  expect(stdout).not.toContain('\u0007');
  return resultsIn(out);
};

describe('liars', () => {
  test.each(LIARS)('%s is caught as %s', async (liar, verdict, why, isRestarted) => {
    const { cases, conformant, restarts } = await certify(liar);
    const blamed = cases.filter((c) => c.verdict === verdict);
    expect(conformant).toBe(false);
    expect(cases.length).toBeGreaterThan(11);
    expect(blamed.length).toBeGreaterThan(0);
    expect(blamed[0]?.message).toMatch(why);
    const other: Verdict = isRestarted ? 'not-run' : 'pass';
    expect(cases.filter((c) => c.verdict !== verdict && c.verdict !== other)).toEqual([]);
    expect(restarts).toBe(isRestarted ? 10 : 0);
  });

  test('that crash with several requests in flight are blamed for those that they crash on', async () => {
    const guilty = readFeatures()
      .scenarios.flatMap((s) => s.cases)
      .filter((c) => c.edition === 'resumen-2018' && c.profile === 'final')
      .filter((c) => {
        const { params } = prepare(c.steps).request();
        return 'events' in params && params.events.at(-1)?.type === 'exchange';
      });
    const { cases, restarts } = await certify('crashes-on-exchanges');
    const crashed = cases.filter((c) => c.verdict === 'crash').map((c) => c.case);
    expect(crashed.length).toBeGreaterThan(0);
    expect(crashed).toEqual(guilty.map((c) => c.id));
    expect(restarts).toBeLessThanOrEqual(2 * guilty.length);
    expect(cases.filter((c) => c.verdict === 'not-run')).toEqual([]);
  });
});
