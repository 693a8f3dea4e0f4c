// Certificates under attack: whatever is changed in results or certificate, the check that it goes against says so.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CaseResult, Certificate, CertifiedSuite, RunResults } from '../generated/types.ts';
import { validators } from '../validate.ts';
import { checkSignature, checkStatement, readCertificate } from './check-certificate.ts';
import { checkResults, type KnownCase } from './check-results.ts';
import { keyIdOf, payloadOf, seal } from './dsse.ts';
import { certificateOf } from './statement.ts';

const SUITE: CertifiedSuite = {
  version: '1.0.0',
  digest: 'a'.repeat(64),
  features: 'b'.repeat(64),
  regulations: 'c'.repeat(64),
};
const known = (n: number, profile: KnownCase['profile']): KnownCase => ({
  id: `esc-000${n}/fise-2009/1`,
  edition: 'fise-2009',
  profile,
  clauses: ['fise-2009:45.2'],
});
const [ONE, TWO, THREE] = [known(1, 'final'), known(2, 'final'), known(3, 'jugada')];
const HERE = { identity: SUITE, cases: new Map([ONE, TWO, THREE].map((c) => [c.id, c])) };

const result = ({ id, ...c }: KnownCase, verdict: CaseResult['verdict']): CaseResult =>
  ({ ...c, case: id, scenario: id.slice(0, 8), verdict, grounds: 'none' }) as CaseResult;

const RESULTS = {
  suite: { version: SUITE.version, digest: SUITE.digest },
  implementation: { name: 'Mine', version: '1', language: 'Ada' },
  transport: 'stdio',
  claims: { 'fise-2009': ['final'] },
  filters: { editions: [], profiles: [], clauses: [] },
  conformant: false,
  complete: true,
  restarts: 0,
  totals: { verdicts: {}, grounds: {} },
  cases: [result(ONE, 'pass'), result(TWO, 'fail'), result(THREE, 'not-claimed')],
} as unknown as RunResults;

const textOf = (results: RunResults): string => JSON.stringify(results);
const issued = (results: RunResults): Certificate =>
  certificateOf(results, {
    suite: SUITE,
    excluded: [],
    files: [],
    resultsName: 'mine.json',
    resultsText: textOf(results),
    at: new Date('2026-01-02T03:04:05.678Z'),
  });

const failed = (findings: readonly { check: string; state: string }[]): string[] =>
  findings.filter(({ state }) => state === 'wrong').map(({ check }) => check);

describe('honest results', () => {
  test('hold', () => expect(failed(checkResults(RESULTS, HERE))).toEqual([]));

  test('give a certificate that keeps its schema and names on its face all that did not pass', () => {
    const certificate = issued(RESULTS);
    expect(validators.certificate(JSON.parse(JSON.stringify(certificate)))).toBe(true);
    expect(certificate.predicate).toMatchObject({
      issued: '2026-01-02T03:04:05Z',
      conformant: false,
      decision: { passed: 1, of: 2 },
      notPassed: { fail: ['esc-0002/fise-2009/1'] },
      notClaimed: [{ edition: 'fise-2009', profile: 'jugada' }],
      clauses: { 'fise-2009:45.2': { pass: 1, fail: 1 } },
      identifiedBy: 'declaration',
    });
  });
});

const [first, second, third] = RESULTS.cases as [CaseResult, CaseResult, CaseResult];
// biome-ignore format: one attack a line
const ATTACKS: readonly (readonly [string, Partial<RunResults>, readonly string[]])[] = [
  ['that say they are conformant', { conformant: true }, ['verdict']],
  ['without the case that failed', { cases: [first, third], conformant: true }, ['cases']],
  ['with a case twice', { cases: [first, first, second, third] }, ['cases']],
  ['with a case that the suite has not', { cases: [...RESULTS.cases, { ...first, case: 'esc-9999/fise-2009/1' }] }, ['cases']],
  ['with the failure as if it were not claimed', { cases: [first, { ...second, verdict: 'not-claimed' }, third], conformant: true }, ['claims']],
  ['with the failure in a profile that is not claimed', { cases: [first, { ...second, profile: 'jugada', verdict: 'not-claimed' }, third], conformant: true }, ['cases']],
  ['with the failure under another clause', { cases: [first, { ...second, clauses: ['fise-2009:1'] }, third] }, ['cases']],
  ['that claim more than was asked', { claims: { 'fise-2009': ['final', 'jugada'] } }, ['claims']],
  ['of another suite', { suite: { version: '1.0.0', digest: 'f'.repeat(64) } }, ['suite']],
];

test.each(ATTACKS)('results %s are found out', (_, change, checks) => {
  expect(failed(checkResults({ ...RESULTS, ...change }, HERE))).toEqual(checks);
});

describe('a certificate', () => {
  const read = (certificate: unknown) => {
    const found = readCertificate(JSON.stringify(certificate));
    if (typeof found === 'string') throw new Error(found);
    return found;
  };
  const checked = (certificate: Certificate, results = RESULTS) =>
    failed(checkStatement(read(certificate), results, textOf(results), SUITE));
  const certificate = issued(RESULTS);

  test('of these results holds', () => expect(checked(certificate)).toEqual([]));

  test('of other results does not', () => {
    const better = { ...RESULTS, cases: [first, third] };
    expect(checked(certificate, better)).toEqual(['digest', 'statement']);
  });

  // biome-ignore format: one lie a line
  test.each([
    ['the verdict', { conformant: true }],
    ['the score', { decision: { passed: 2, of: 2 } }],
    ['the failures', { notPassed: {} }],
    ['the clauses', { clauses: {} }],
    ['the suite', { suite: { ...SUITE, regulations: '0'.repeat(64) } }],
    ['the implementation', { implementation: { name: 'Other', version: '1', language: 'Ada' } }],
  ] as const)('that lies of %s is found out', (_, lie) => {
    const lying = { ...certificate, predicate: { ...certificate.predicate, ...lie } };
    expect(checked(lying)).toEqual(['statement']);
  });

  test.each([
    ['not JSON', '{'],
    ['something else', '{"a":1}'],
    ['null', 'null'],
  ])('that is %s is told, not thrown', (_, text) =>
    expect(readCertificate(text)).toBeTypeOf('string'),
  );
});

describe('a signature', () => {
  const own = generateKeyPairSync('ed25519');
  const other = generateKeyPairSync('ed25519');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const envelope = seal(JSON.stringify(issued(RESULTS)), own.privateKey);
  const stateOf = (changed: object, ...keys: Parameters<typeof checkSignature>[1]) => {
    const found = readCertificate(JSON.stringify({ ...envelope, ...changed }));
    if (typeof found === 'string') throw new Error(found);
    return checkSignature(found, keys).state;
  };

  test('keeps the schema of envelopes, and the key id is that of the public key', () => {
    expect(validators.envelope(JSON.parse(JSON.stringify(envelope)))).toBe(true);
    expect(envelope.signatures[0]?.keyid).toBe(keyIdOf(createPublicKey(own.privateKey)));
  });

  test('fits its own key, and no other', () => {
    expect(stateOf({}, own.publicKey)).toBe('ok');
    expect(stateOf({}, other.publicKey, own.publicKey)).toBe('ok');
    expect(stateOf({}, other.publicKey)).toBe('wrong');
    expect(stateOf({}, rsa.publicKey)).toBe('wrong');
    expect(stateOf({})).toBe('aside');
  });

  test('does not fit a statement that was changed', () => {
    const changed = payloadOf(envelope).replace('"conformant":false', '"conformant":true');
    const payload = Buffer.from(changed).toString('base64');
    expect(stateOf({ payload }, own.publicKey)).toBe('wrong');
  });

  test('is not believed for the key that it names', () => {
    const signatures = [
      { keyid: keyIdOf(own.publicKey), sig: seal('{}', other.privateKey).signatures[0]?.sig },
    ];
    expect(stateOf({ signatures }, own.publicKey)).toBe('wrong');
  });
});
