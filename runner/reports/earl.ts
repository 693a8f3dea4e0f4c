// EARL, the W3C's vocabulary for results of tests, as JSON-LD: an assertion for each case. The context is written out,
// so that nobody has to fetch it (https://www.w3.org/TR/EARL10-Schema/).
import type { CaseResult, Verdict } from '../../protocol/generated/types.ts';
import { weightOf } from '../../protocol/verdicts.ts';
import { webAddress } from '../../shared/web-address.ts';
import type { Report, ReportContext } from '../report.ts';

const SUITE = 'urn:articulado:';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: { '@id': 'earl:test', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
  result: 'earl:result',
  info: 'earl:info',
  title: 'dct:title',
  isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
  references: { '@id': 'dct:references', '@type': '@id' },
  homepage: { '@id': 'doap:homepage', '@type': '@id' },
} as const;

export const report: Report = {
  name: 'earl',
  extension: 'earl.jsonld',
  write: (results, context) => {
    const { name, version, language, homepage } = results.implementation;
    const suite = `${SUITE}suite:${encodeURIComponent(results.suite.version)}:${encodeURIComponent(results.suite.digest)}`;
    const address = webAddress(homepage);
    const graph = [
      {
        '@id': '_:subject',
        '@type': ['earl:TestSubject', 'earl:Software', 'doap:Project'],
        'doap:name': name,
        'doap:programming-language': language,
        'doap:release': { '@type': 'doap:Version', 'doap:revision': version },
        ...(address ? { homepage: address } : {}),
      },
      {
        '@id': suite,
        '@type': ['earl:Assertor', 'earl:Software'],
        'doap:name': `Articulado ${results.suite.version}`,
      },
      ...results.cases.flatMap((c) => [criterion(c, suite, context), assertion(c, suite)]),
    ];
    return `${JSON.stringify({ '@context': CONTEXT, '@graph': graph }, null, 1)}\n`;
  },
};

const testId = (id: string): string => `${SUITE}case:${id}`;

const criterion = (c: CaseResult, suite: string, { cases }: ReportContext) => ({
  '@id': testId(c.case),
  '@type': 'earl:TestCase',
  title: cases.get(c.case)?.name ?? c.case,
  isPartOf: suite,
  references: c.clauses.map((clause) => `${SUITE}clause:${clause}`),
});

const assertion = (c: CaseResult, suite: string) => ({
  '@type': 'earl:Assertion',
  assertedBy: suite,
  subject: '_:subject',
  test: testId(c.case),
  mode: 'earl:automatic',
  result: {
    '@type': 'earl:TestResult',
    outcome: outcomeOf(c.verdict),
    info: [c.verdict, ...(c.message === undefined ? [] : [c.message])].join(': '),
  },
});

/** EARL has five outcomes: what was not asked is untested, and what the suite failed to judge cannot be told. */
const outcomeOf = (verdict: Verdict): string => {
  if (verdict === 'not-run') return 'earl:untested';
  switch (weightOf(verdict)) {
    case 'pass':
      return 'earl:passed';
    case 'against':
      return 'earl:failed';
    case 'aside':
      return 'earl:inapplicable';
    case 'void':
      return 'earl:cantTell';
  }
};
