// Submissions under attack: each check says what is wrong, in its own words; and those that are listed hold.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { root } from '../../corpus/files.ts';
import { readCertificate } from '../../protocol/certificate/check-certificate.ts';
import { seal } from '../../protocol/certificate/dsse.ts';
import { certificateOf } from '../../protocol/certificate/statement.ts';
import type {
  CaseResult,
  CertificatePredicate,
  RunResults,
} from '../../protocol/generated/types.ts';
import { freshOut } from '../trial.ts';
import { checkSubmission, NUMBERED, type Standards, standardsOf } from './check.ts';

const CERTIFIED = {
  version: '1.2.0',
  digest: 'a'.repeat(64),
  features: 'b'.repeat(64),
  regulations: 'c'.repeat(64),
};
const known = (n: number, profile: 'final' | 'jugada') => ({
  id: `esc-000${n}/fise-2009/1`,
  edition: 'fise-2009' as const,
  profile,
  clauses: ['fise-2009:45.2'],
});
const ALL = [known(1, 'final'), known(2, 'final'), known(3, 'jugada')];
const STANDARDS: Standards = {
  suite: { identity: CERTIFIED, cases: new Map(ALL.map((c) => [c.id, c])) },
  certified: CERTIFIED,
  excluded: [],
  now: new Date('2026-06-01T00:00:00Z'),
  isListed: false,
};
const RESULTS = {
  implementation: { name: 'Mi Ñandú', version: '1', language: 'Ada' },
  transport: 'stdio',
  claims: { 'fise-2009': ['final'] },
  readings: [],
  complete: true,
  cases: ALL.map(({ id, ...c }, i) => ({
    ...c,
    case: id,
    scenario: id.slice(0, 8),
    restsOn: [],
    verdict: (['pass', 'fail', 'not-claimed'] as const)[i],
    grounds: 'none',
  })) as readonly CaseResult[],
} as unknown as RunResults;

const PAIR = generateKeyPairSync('ed25519');
const pem = (key = PAIR.publicKey): string =>
  key.export({ type: 'spki', format: 'pem' }).toString();

interface Made {
  readonly predicate?: Partial<CertificatePredicate>;
  readonly submission?: object;
  readonly key?: string;
  readonly folder?: string;
  readonly change?: (folder: string) => void;
}

const REPRODUCE = ['npm install ./articulado-1.2.0.tgz', 'npx articulado certify -- ./mine'];

const made = ({
  predicate = {},
  submission = {},
  key = pem(),
  folder = 'mi-nandu',
  change,
}: Made): string => {
  const certificate = certificateOf(RESULTS, {
    suite: CERTIFIED,
    excluded: [],
    files: [],
    resultsName: 'mine.json',
    resultsText: '',
    at: new Date('2026-01-02T03:04:05Z'),
  });
  const signed = seal(
    JSON.stringify({ ...certificate, predicate: { ...certificate.predicate, ...predicate } }),
    PAIR.privateKey,
  );
  const place = join(freshOut().dir, folder);
  mkdirSync(place);
  writeFileSync(join(place, 'certificate.json'), JSON.stringify(signed));
  writeFileSync(join(place, 'key.pub'), key);
  const { name, version } = RESULTS.implementation;
  const said = {
    name,
    version,
    by: 'Ana',
    homepage: 'https://example.org/',
    reproduce: REPRODUCE,
    ...submission,
  };
  writeFileSync(join(place, 'submission.yaml'), stringify(said));
  change?.(place);
  return place;
};

const wrongIn = (place: string, standards: Partial<Standards> = {}): string[] =>
  checkSubmission(place, { ...STANDARDS, ...standards })
    .filter(({ state }) => state === 'wrong')
    .map(({ check, found }) => `${check}: ${found}`);

const signedBy = (place: string): string => readFileSync(join(place, 'certificate.json'), 'utf8');
const OTHER = generateKeyPairSync('ed25519').publicKey;

describe('an honest submission', () => {
  test('may be listed, whether it is conformant or not', () => {
    const findings = checkSubmission(made({}), STANDARDS);
    expect(findings.map(({ check }) => check)).toEqual(
      NUMBERED.map((name, i) => `S${i + 1} ${name}`),
    );
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  test('holds for a year, or until the next major version', () => {
    expect(wrongIn(made({}), { now: new Date('2027-01-03T00:00:00Z') })).toEqual([
      'S10 expiry: expired on 2027-01-02',
    ]);
    const certified = { ...CERTIFIED, version: '2.0.0' };
    expect(wrongIn(made({}), { certified, isListed: true })).toEqual([
      'S10 expiry: issued for suite 1.2.0, and this is 2.0.0',
    ]);
  });

  test('that is listed may be of an older suite, a new one may not', () => {
    const certified = { ...CERTIFIED, version: '1.3.0', digest: 'd'.repeat(64) };
    expect(wrongIn(made({}), { certified, isListed: true })).toEqual([]);
    expect(wrongIn(made({}), { certified })).toEqual([
      'S5 suite: certified with 1.2.0 (aaaaaaaaaaaa)',
    ]);
  });
});

/** Each line nine times the one before. */
const LAUGHS = [
  'a: &a [x]',
  ...[...'bcdefghijk'].map((l, i) => `${l}: &${l} [${Array(9).fill(`*${'abcdefghijk'[i]}`)}]`),
].join('\n');

// biome-ignore format: an attack a line
const ATTACKS: readonly (readonly [string, Made, string])[] = [
  ['a file too many', { change: (f) => writeFileSync(join(f, 'results.json'), '') }, 'S1 files: results.json does not belong there'],
  ['a file too few', { change: (f) => rmSync(join(f, 'key.pub')) }, 'S1 files: no key.pub'],
  ['a link', { change: (f) => { rmSync(join(f, 'key.pub')); symlinkSync('/etc/hostname', join(f, 'key.pub')); } }, 'S1 files: key.pub is no plain file'],
  ['megabytes', { submission: { notes: 'x'.repeat(600_000) } }, 'S1 files: submission.yaml has 600'],
  ['nobody', { submission: { by: '' } }, 'S2 submission: submission.yaml:3:5 /by '],
  ['an address that runs', { submission: { homepage: 'javascript:alert(1)' } }, 'S2 submission: submission.yaml:4:11 /homepage '],
  ['no YAML', { change: (f) => writeFileSync(join(f, 'submission.yaml'), 'a: [') }, 'S2 submission: submission.yaml:1:5 Flow sequence'],
  ['keys without end', { change: (f) => writeFileSync(join(f, 'submission.yaml'), Array.from({ length: 40_000 }, (_, i) => `k${i}: 1`).join('\n')) }, 'S2 submission: submission.yaml:1:1 the whole value lacks "name"'],
  ['values in values', { change: (f) => writeFileSync(join(f, 'submission.yaml'), '['.repeat(40_000)) }, 'S2 submission: submission.yaml:1:'],
  ['a laugh a billion times as long', { change: (f) => writeFileSync(join(f, 'submission.yaml'), LAUGHS) }, 'S2 submission: submission.yaml:2:8 the alias *a, expected the value, written out'],
  ['no certificate', { change: (f) => writeFileSync(join(f, 'certificate.json'), '{}') }, 'S3 certificate: '],
  ['the key of somebody else', { key: pem(OTHER) }, 'S4 signature: no signature fits'],
  ['no key', { key: 'mine' }, 'S4 signature: says it is signed with key'],
  ['no signature', { change: (f) => writeFileSync(join(f, 'certificate.json'), Buffer.from(JSON.parse(signedBy(f)).payload, 'base64')) }, 'S4 signature: not signed'],
  ['another suite', { predicate: { suite: { ...CERTIFIED, features: 'e'.repeat(64) } } }, 'S5 suite: certified with 1.2.0'],
  ['a part of the suite', { predicate: { complete: false } }, 'S6 cases: a part of the suite was asked'],
  ['another reading', { predicate: { readings: [{ interpretation: 'x', value: 1 }] } }, 'S6 cases: it is read otherwise'],
  ['a case of no suite', { predicate: { notPassed: { fail: ['esc-0009/fise-2009/1'] } } }, 'S6 cases: 1 cases that are none'],
  ['cases left out', { predicate: { excluded: ['esc-0002/fise-2009/1'] } }, 'S6 cases: other cases are left out'],
  ['a failure that is gone', { predicate: { notPassed: {} } }, 'S7 verdict: it says otherwise in decision, conformant, clauses'],
  ['a word for a number', { predicate: { conformant: true } }, 'S7 verdict: it says otherwise in conformant'],
  ['a better score', { predicate: { decision: { passed: 2, of: 2 } } }, 'S7 verdict: it says otherwise in decision'],
  ['more that it claims', { predicate: { claims: { 'fise-2009': ['final', 'jugada'] } } }, 'S7 verdict: it says otherwise in decision'],
  ['another name', { submission: { name: 'Other' } }, 'S8 implementation: submitted as Other 1'],
  ['another folder', { folder: 'other' }, 'S8 implementation: in the folder other'],
  ['no call of certify', { submission: { reproduce: ['make articulado-1.2.0'] } }, 'S9 reproduction: no line calls articulado certify'],
  ['no version', { submission: { reproduce: ['npx articulado certify -- ./mine'] } }, 'S9 reproduction: no line names version 1.2.0'],
  ['a filter', { submission: { reproduce: [...REPRODUCE, 'articulado certify --profile final'] } }, 'S9 reproduction: a filter leaves cases out'],
  ['a date to come', { predicate: { issued: '2030-01-01T00:00:00Z' } }, 'S10 expiry: issued 2030-01-01'],
];

test.each(ATTACKS)('%s is told', (_, attack, expected) => {
  const found = wrongIn(made(attack));
  expect(found.length).toBeGreaterThan(0);
  expect(
    found.some((line) => line.startsWith(expected)),
    found.join('\n'),
  ).toBe(true);
});

test('those that are listed hold, on the day after they were issued', () => {
  const names = readdirSync(`${root}implementations`, { withFileTypes: true }).filter((e) =>
    e.isDirectory(),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const { name } of names) {
    const folder = `${root}implementations/${name}`;
    const read = readCertificate(readFileSync(join(folder, 'certificate.json'), 'utf8'));
    if (typeof read === 'string') throw new Error(`${name}: ${read}`);
    const now = new Date(Date.parse(read.certificate.predicate.issued) + 86_400_000);
    expect(wrongIn(folder, standardsOf(true, now)), name).toEqual([]);
    expect(createPublicKey(readFileSync(join(folder, 'key.pub'))).asymmetricKeyType).toBe(
      'ed25519',
    );
  }
});

test('the page that tells of them has every check by its number', () => {
  const page = readFileSync(`${root}docs/LISTING.md`, 'utf8');
  expect(
    [...page.matchAll(/^\| (S\d+) \| `([a-z]+)` \|/gm)].map(([, s, name]) => `${s} ${name}`),
  ).toEqual(NUMBERED.map((name, i) => `S${i + 1} ${name}`));
});
