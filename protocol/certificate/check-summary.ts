// A certificate without its results, held against the suite: what it says of the cases that did not pass, with its
// claims, is enough to know the verdict of every case, and so to count everything again.
import { isDeepStrictEqual } from 'node:util';
import { claimsCase } from '../claims.ts';
import type { CaseResult, Certificate, CertificatePredicate, Verdict } from '../generated/types.ts';
import type { KnownCase, KnownSuite } from './check-results.ts';
import { type Finding, holds, wrong } from './finding.ts';
import { byClause, isConformant, scoreOf, unclaimed } from './recount.ts';

const AGAIN = 'run certify again, whole, and change nothing in what it writes';

/** Every case of the suite with the verdict that the certificate gives it. */
const casesIn = ({ claims, notPassed }: CertificatePredicate, suite: KnownSuite): CaseResult[] => {
  const verdicts = new Map(
    Object.entries(notPassed as Readonly<Record<string, readonly string[]>>).flatMap(
      ([verdict, ids]) => ids.map((id) => [id, verdict as Verdict] as const),
    ),
  );
  const verdictOf = (c: KnownCase): Verdict =>
    claimsCase(claims, c) ? (verdicts.get(c.id) ?? 'pass') : 'not-claimed';
  return [...suite.cases.values()].map((c) => ({
    case: c.id,
    scenario: c.id.split('/')[0] ?? '',
    edition: c.edition,
    profile: c.profile,
    clauses: [...c.clauses],
    restsOn: [],
    verdict: verdictOf(c),
    grounds: 'none',
  }));
};

/** The whole suite was asked, as it is read, and no case is named that it has not. */
export const checkWhole = (
  { predicate }: Certificate,
  suite: KnownSuite,
  excluded: readonly string[],
): Finding => {
  const named = Object.values(predicate.notPassed).flatMap((ids = []) => ids);
  const strange = named.filter((id) => {
    const known = suite.cases.get(id);
    return !known || !claimsCase(predicate.claims, known);
  });
  const twice = named.length - new Set(named).size;
  const faults = [
    ...(predicate.complete ? [] : ['a part of the suite was asked']),
    ...(predicate.readings.length > 0 ? ['it is read otherwise than the suite does'] : []),
    ...(strange.length > 0 ? [`${strange.length} cases that are none of those claimed`] : []),
    ...(twice > 0 ? [`${twice} cases named twice`] : []),
    ...(isDeepStrictEqual([...predicate.excluded].sort(), [...excluded].sort())
      ? []
      : ['other cases are left out than those under challenge']),
  ];
  return faults.length === 0
    ? holds(
        'cases',
        `every case of what it claims, ${predicate.decision.of} of ${suite.cases.size}`,
      )
    : wrong('cases', faults.join('; '), 'every case of what it claims, each once', AGAIN);
};

/** Its sums, counted again from the verdicts of the cases. */
export const checkSums = ({ predicate }: Certificate, suite: KnownSuite): Finding => {
  const cases = casesIn(predicate, suite);
  const { passed, counted } = scoreOf(cases);
  const told = `${passed} of ${counted} passed`;
  const unlike = [
    ...(isDeepStrictEqual(predicate.decision, { passed, of: counted }) ? [] : ['decision']),
    ...(predicate.conformant === isConformant(cases) ? [] : ['conformant']),
    ...(isDeepStrictEqual(predicate.clauses, byClause(cases)) ? [] : ['clauses']),
    ...(isDeepStrictEqual(predicate.notClaimed, unclaimed({ claims: predicate.claims, cases }))
      ? []
      : ['notClaimed']),
  ];
  return unlike.length === 0
    ? holds(
        'verdict',
        `counted anew: ${predicate.conformant ? 'conformant' : 'not conformant'}, ${told}`,
      )
    : wrong(
        'verdict',
        `it says otherwise in ${unlike.join(', ')}`,
        `what its cases come to: ${told}`,
        AGAIN,
      );
};
