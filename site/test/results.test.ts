// Results of implementations: text of strangers, which stays text.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KnownSuite } from '../../protocol/certificate/check-results.ts';
import type { RunResults } from '../../protocol/generated/types.ts';
import { VERDICTS } from '../../protocol/generated/vocabulary.ts';
import { weightOf } from '../../protocol/verdicts.ts';
import { webAddress } from '../../shared/web-address.ts';
import { readListed } from '../data/listed.ts';
import { readResults } from '../data/results.ts';
import { path } from '../src/links.ts';
import type { Implementation } from '../src/model.ts';
import { groundsOf, toneOf } from '../src/verdicts.ts';

const HOSTILE = '<script>alert("x")</script>';
const SUITE: KnownSuite = {
  identity: { version: '0', digest: 'd' },
  cases: new Map(
    ['esc-0001/fise-2009/1', 'esc-0001/fise-2009/2'].map((id) => [
      id,
      { id, edition: 'fise-2009', profile: 'final', clauses: ['fise-2009:45.2'] },
    ]),
  ),
};
const results = mkdtempSync(join(tmpdir(), 'articulado-results-'));
const warnings: string[] = [];
const kept: [file: string, text: string][] = [];
let read: readonly Implementation[];

beforeAll(() => {
  const run: RunResults = {
    suite: { version: '0', digest: 'd' },
    implementation: {
      name: HOSTILE,
      version: '1',
      language: 'C',
      homepage: 'javascript:alert(1)',
    },
    transport: 'stdio',
    claims: { 'fise-2009': ['servidor', 'final-arbitrado'], 'fise-2003': [] },
    filters: { editions: [], profiles: [], clauses: [], scenarios: [], cases: [] },
    readings: [],
    conformant: true,
    complete: true,
    finished: '2026-01-02T03:04:05Z',
    restarts: 0,
    totals: {
      verdicts: { pass: 1, fail: 1 },
      grounds: { right: 1, wrong: 1 },
      text: { pass: 1, fail: 1 },
      reading: {},
    },
    cases: [
      {
        case: 'esc-0001/fise-2009/1',
        scenario: 'esc-0001',
        edition: 'fise-2009',
        profile: 'final',
        clauses: ['fise-2009:45.2'],
        restsOn: [],
        verdict: 'fail',
        grounds: 'wrong',
        message: `${HOSTILE}\u0007${'x'.repeat(5000)}`,
        exchange: { request: '{"method":"game/replay","params":{"edition":"x"}}', answer: HOSTILE },
      },
      {
        case: 'esc-0001/fise-2009/2',
        scenario: 'esc-0001',
        edition: 'fise-2009',
        profile: 'final',
        clauses: ['fise-2009:45.2'],
        restsOn: [],
        verdict: 'fail',
        grounds: 'wrong',
        like: 'esc-0001/fise-2009/1',
      },
      {
        case: 'esc-9999/fise-2009/1',
        scenario: 'esc-9999',
        edition: 'fise-2009',
        profile: 'final',
        clauses: [],
        restsOn: [],
        verdict: 'pass',
        grounds: 'right',
      },
    ],
  };
  writeFileSync(join(results, `..${HOSTILE.replaceAll('/', '')}.json`), JSON.stringify(run));
  writeFileSync(join(results, 'broken.json'), '{"suite":');
  read = readResults(
    results,
    SUITE,
    (line) => warnings.push(line),
    (file, text) => kept.push([file, text]),
  );
});

afterAll(() => rmSync(results, { recursive: true }));

const only = (): Implementation => {
  const [implementation] = read;
  if (!implementation || read.length > 1) throw new Error('expected just one');
  return implementation;
};

test('a file that is not a result is left out and said so', () => {
  expect(warnings.filter((line) => line.includes('broken.json'))).toHaveLength(1);
});

test('a hostile name stays text and gives a harmless path', () => {
  expect(only().name).toBe(HOSTILE);
  expect(only().slug).toMatch(/^[a-z0-9-]+$/);
  expect(path('es', 'implementaciones', only().slug)).toMatch(/^\/implementaciones\/[a-z0-9-]+\/$/);
});

test('what results say of themselves is not believed: they are counted anew', () => {
  expect(only().conformant).toBe(false);
  const wrong = only().checks.filter(({ state }) => state === 'wrong');
  expect(wrong.map(({ check }) => check)).toEqual(['cases', 'verdict']);
  expect(only().certificate).toBeNull();
});

test('a homepage is linked only when it is a web address', () => {
  expect(only().homepage).toBeNull();
  expect(webAddress('https://example.org/a')).toBe('https://example.org/a');
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'no', undefined]) {
    expect(webAddress(bad)).toBeNull();
  }
});

test('messages are cut and hold no control characters', () => {
  const message = only().failures.shown[0]?.message ?? '';
  expect(message.length).toBeLessThanOrEqual(1000);
  expect(message).toContain('alert');
  expect(message).not.toContain('\u0007');
});

test('claims stand by edition, with the roles and profiles they amount to', () => {
  expect(only().claims).toEqual([
    {
      edition: 'fise-2009',
      roles: ['servidor'],
      profiles: ['jugada', 'impugnacion', 'final', 'final-arbitrado'],
    },
  ]);
});

test('decision and grounds are scored apart', () => {
  const grounds = { a: 'right', b: 'wrong', c: 'none' } as const;
  expect(groundsOf({ grounds }, ['a', 'b', 'c', 'd'])).toEqual({ right: 1, of: 2 });
  expect(groundsOf(only(), ['esc-0001/fise-2009/1'])).toEqual({ right: 0, of: 1 });
});

test.each([...VERDICTS])(
  '%s is a failure here if it speaks against an implementation',
  (verdict) => {
    const weight = weightOf(verdict);
    const expected = { pass: 'pass', against: 'fail', aside: 'skip', void: 'fail' }[weight];
    expect(toneOf(verdict)).toBe(expected);
  },
);

test('what was not run has failed', () => expect(toneOf('not-run')).toBe('fail'));

test('results of unknown cases are counted apart', () => {
  expect(only().strangers).toBe(1);
  expect(Object.keys(only().verdicts)).toEqual(['esc-0001/fise-2009/1', 'esc-0001/fise-2009/2']);
});

test('failures that are alike are told once, with what was asked and what came as text', () => {
  const { cases, kinds, shown } = only().failures;
  expect([cases, kinds, shown.length]).toEqual([2, 1, 1]);
  expect(shown[0]?.others).toEqual(['esc-0001/fise-2009/2']);
  expect(shown[0]?.exchange?.request).toContain('"edition": "x"');
  expect(shown[0]?.exchange?.answer).toBe(HOSTILE);
  expect(only().finished).toBe('2026-01-02');
});

test('its files are kept aside under its safe name, and the badge holds no markup of a stranger', () => {
  expect(kept.map(([file]) => file)).toEqual(
    ['resultados.json', 'insignia.svg'].map((name) => `${only().slug}/${name}`),
  );
  const [, badge = ''] = kept[1] ?? [];
  expect(badge).toMatch(/^<svg .*aria-label="Articulado: ✗ 1\/3"/);
});

test('what is listed is listed with what its certificate says', () => {
  const listed = readListed({ version: '0.2.0' });
  expect(listed.length).toBeGreaterThan(0);
  for (const { name, issued, decision } of listed) {
    expect(issued, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(decision.passed, name).toBeLessThanOrEqual(decision.of);
  }
  expect(readListed({ version: '9.0.0' }).map(({ isValid }) => isValid)).not.toContain(true);
});

test('no page or component writes unescaped markup', () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const files = globSync('**/*.{astro,ts}', { cwd: src });
  expect(files.length).toBeGreaterThan(30);
  const raw = /set:html|innerHTML|outerHTML|insertAdjacentHTML|document\.write/;
  expect(files.filter((file) => raw.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});
