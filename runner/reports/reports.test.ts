// Every report is read by a reader of its own kind, of a run in which everything happens, and of an implementation
// that would like to get out of its place.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import jsonld from 'jsonld';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Case, readFeatures } from '../../corpus/features.ts';
import type { CaseResult, RunResults, Verdict } from '../../protocol/generated/types.ts';
import { VERDICTS } from '../../protocol/generated/vocabulary.ts';
import { weightOf } from '../../protocol/verdicts.ts';
import { load, namesIn } from '../folder.ts';
import { issuingOf } from '../issuing.ts';
import type { Report } from '../report.ts';

const HOSTILE = `"><script>alert(1)</script>'&]]>\u0007 @everyone [x](javascript:alert(1)) | \u202e`;
const FOLDER = new URL('./', import.meta.url);
const written: Record<string, string> = {};
let cases: readonly Case[];
let results: RunResults;

const resultOf = (c: Case, verdict: Verdict): CaseResult => ({
  case: c.id,
  scenario: c.scenario,
  edition: c.edition,
  profile: c.profile,
  clauses: [...c.clauses, ...c.inherited],
  restsOn: [],
  verdict,
  grounds: verdict === 'pass' ? 'right' : 'none',
  ...(verdict === 'pass' ? {} : { message: `${c.steps.at(-1)}: found ${HOSTILE}, expected 2` }),
});

beforeAll(async () => {
  const all = readFeatures().scenarios.flatMap((s) => s.cases);
  const own = all.filter((c) => c.edition === 'fise-2009' && c.profile === 'final');
  cases = own.slice(0, VERDICTS.length);
  results = {
    suite: { version: '1.2.3', digest: 'ab'.repeat(32) },
    implementation: {
      name: HOSTILE,
      version: HOSTILE.slice(0, 40),
      language: '<b>',
      homepage: 'javascript:alert(1)',
    },
    transport: 'stdio',
    claims: { 'fise-2009': ['final', 'torneo'] },
    filters: { editions: [], profiles: [], clauses: [], scenarios: [], cases: [] },
    readings: [],
    conformant: true,
    complete: true,
    restarts: 1,
    totals: { verdicts: {}, grounds: {}, text: {}, reading: {} },
    cases: cases.map((c, i) => resultOf(c, VERDICTS[i] ?? 'pass')),
  };
  const context = {
    cases: new Map(cases.map((c) => [c.id, c])),
    issuing: { issuing: issuingOf({}), excluded: [], resultsName: 'results.json' },
    scenarioOf: () => undefined,
    clauseText: () => undefined,
    exchangeOf: () => undefined,
    again: ['--reference'],
    lang: 'en' as const,
    whole: false,
  };
  for (const name of namesIn(FOLDER)) {
    const report = await load<Report>(FOLDER, name, 'report');
    written[name] = report.write(results, context);
  }
});

const textOf = (name: string): string => written[name] ?? '';
const without = (aside: readonly Verdict[]) => VERDICTS.filter((v) => !aside.includes(v));

test('every verdict has a case', () => expect(cases).toHaveLength(VERDICTS.length));

describe('Cucumber messages', () => {
  const messages = () =>
    textOf('messages')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('keep the schema of their own', () => {
    // Not by require.resolve: the package does not export its schema.
    const schema = new URL(
      '../../node_modules/@cucumber/messages/messages.schema.json',
      import.meta.url,
    );
    const ajv = new Ajv2020({ strict: false });
    const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));
    for (const message of messages())
      expect(validate(message), JSON.stringify(validate.errors)).toBe(true);
  });

  test('tell the status of each case, at the step that did not hold', () => {
    const finished = messages().flatMap((m) => m.testStepFinished ?? []);
    const failed = finished.filter((f) => f.testStepResult.status === 'FAILED');
    const bad = without(['pass', 'not-claimed', 'known-failure']);
    expect(failed.map((f) => f.testStepResult.exception.type)).toEqual(bad);
    for (const [i, f] of failed.entries()) {
      const c = cases[VERDICTS.indexOf(bad[i] as Verdict)];
      expect(f.testStepId).toBe(`${c?.id} ${(c?.steps.length ?? 0) - 1}`);
    }
  });
});

describe('JUnit XML', () => {
  test('is well formed, and counts as the run does', () => {
    expect(XMLValidator.validate(textOf('junit'))).toBe(true);
    const { testsuite } = new XMLParser({ ignoreAttributes: false }).parse(textOf('junit'));
    expect(testsuite['@_tests']).toBe(String(cases.length));
    expect(testsuite['@_skipped']).toBe('2');
    expect(testsuite['@_failures']).toBe(String(cases.length - 3));
    expect(testsuite.testcase).toHaveLength(cases.length);
    const names = testsuite.testcase.map((t: Record<string, string>) => t['@_name']?.split(' ')[0]);
    expect(new Set(names)).toEqual(new Set(cases.map((c) => c.id)));
    const crash = testsuite.testcase.find(
      (t: { failure?: Record<string, string> }) => t.failure?.['@_type'] === 'crash',
    );
    expect(crash.failure['@_message']).toContain('alert(1)');
  });
});

describe('EARL', () => {
  test('is JSON-LD whose assertions have an assertor, a subject, a test and an outcome of the list', async () => {
    const [graph] = await jsonld.expand(JSON.parse(textOf('earl'))).then((nodes) => [nodes]);
    const EARL = 'http://www.w3.org/ns/earl#';
    const assertions = (graph as Record<string, never[]>[]).filter((n) =>
      (n['@type'] as readonly string[] | undefined)?.includes(`${EARL}Assertion`),
    );
    expect(assertions).toHaveLength(cases.length);
    const ids = new Set((graph as Record<string, unknown>[]).map((n) => n['@id']));
    const outcomes = assertions.map((a) => {
      for (const field of ['assertedBy', 'subject', 'test'])
        expect(ids.has((a[`${EARL}${field}`] as unknown as { '@id': string }[])[0]?.['@id'])).toBe(
          true,
        );
      const [result] = a[`${EARL}result`] as unknown as Record<string, { '@id': string }[]>[];
      return result?.[`${EARL}outcome`]?.[0]?.['@id'].slice(EARL.length);
    });
    const expected = { pass: 'passed', against: 'failed', aside: 'inapplicable', void: 'cantTell' };
    expect(outcomes).toEqual(
      VERDICTS.map((v) => (v === 'not-run' ? 'untested' : expected[weightOf(v)])),
    );
  });

  test('is a graph that can be made into triples', async () => {
    const quads = (await jsonld.toRDF(JSON.parse(textOf('earl')))) as unknown as object[];
    expect(quads.length).toBeGreaterThan(cases.length * 8);
  });
});

describe('the HTML report', () => {
  test('is well formed, runs nothing and fetches nothing', () => {
    const html = textOf('html');
    expect(
      XMLValidator.validate(
        html
          .replace('<!doctype html>', '')
          .replaceAll(/<meta([^>]*)>/g, '<meta$1/>')
          .replaceAll(' open>', '>'),
      ),
    ).toBe(true);
    expect(html).not.toMatch(/<script|<img|<iframe|<link|\son\w+=|javascript:[^a]|url\(/i);
    expect(html).not.toContain('href="javascript');
    expect(html).toContain('default-src &#39;none&#39;');
    expect(html.match(/alert\(1\)/g)?.length).toBeGreaterThan(1);
  });

  test('does not believe the verdict of the results', () => {
    expect(textOf('html')).toContain('✗ not conformant');
  });
});

test('the badge is well formed SVG, and does not believe the verdict either', () => {
  expect(XMLValidator.validate(textOf('badge'))).toBe(true);
  const { svg } = new XMLParser({ ignoreAttributes: false }).parse(textOf('badge'));
  expect(svg['@_aria-label']).toBe(`Articulado: ✗ 1/${VERDICTS.length}`);
});

test('the summary in Markdown holds no markup, link or mention of a stranger', () => {
  const text = textOf('markdown');
  expect(text).toMatch(/^## ✗ not conformant: /);
  expect(text).not.toMatch(/<script|@everyone|\]\(javascript/);
  expect(text).toContain('Claimed but not examined: fise-2009 torneo.');
});

test('nothing that is told holds control characters', () => {
  for (const name of ['html', 'junit', 'badge', 'markdown'])
    expect(textOf(name), name).not.toMatch(/[^\P{Cc}\n]/u);
});
