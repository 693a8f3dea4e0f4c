// Results of strangers, held against the suite: nothing that they say of themselves is believed. Each case must be one
// of the suite, be asked for as the claims have it, and the verdict of the whole follow from those of the cases.
import { claimsCase } from '../claims.ts';
import type {
  CaseResult,
  EditionId,
  Profile,
  RunResults,
  SuiteIdentity,
} from '../generated/types.ts';
import { type Finding, holds, wrong } from './finding.ts';
import { isConformant, scoreOf } from './recount.ts';

const NAMED = 5;

export interface KnownCase {
  readonly id: string;
  readonly edition: EditionId;
  readonly profile: Profile;
  /** Its own and those that its edition inherits. */
  readonly clauses: readonly string[];
}

/** The suite that is here, without the cases that are under challenge. */
export interface KnownSuite {
  readonly identity: SuiteIdentity;
  readonly cases: ReadonlyMap<string, KnownCase>;
}

export const checkResults = (results: RunResults, suite: KnownSuite): Finding[] => {
  const isSame = results.suite.digest === suite.identity.digest;
  return [
    sameSuite(results.suite, suite.identity),
    // What another suite asked cannot be told here.
    ...(isSame ? [casesOf(results, suite), claimsKept(results)] : []),
    verdictCounted(results),
  ];
};

const nameOf = ({ version, digest }: SuiteIdentity): string =>
  `${version} (${digest.slice(0, 12)})`;

const sameSuite = (found: SuiteIdentity, here: SuiteIdentity): Finding =>
  found.digest === here.digest
    ? holds('suite', `run with this very suite, ${nameOf(here)}`)
    : wrong(
        'suite',
        `run with suite ${nameOf(found)}`,
        `this one, ${nameOf(here)}`,
        'install the suite that it was run with, or run it again with this one',
      );

/** Every case of the suite once and no other, with the edition, profile and clauses that it has there. */
const casesOf = ({ cases, complete }: RunResults, suite: KnownSuite): Finding => {
  const given = new Set(cases.map((c) => c.case));
  const missing = complete ? [...suite.cases.keys()].filter((id) => !given.has(id)) : [];
  const strange = cases.filter((c) => !isOfSuite(c, suite.cases.get(c.case)));
  const twice = cases.length - given.size;
  const faults = [
    ...(missing.length > 0 ? [`${missing.length} missing: ${some(missing)}`] : []),
    ...(strange.length > 0
      ? [`${strange.length} unlike the suite's: ${some(strange.map((c) => c.case))}`]
      : []),
    ...(twice > 0 ? [`${twice} given more than once`] : []),
  ];
  if (faults.length > 0)
    return wrong(
      'cases',
      faults.join('; '),
      'the cases of the suite, each once',
      'run certify again',
    );
  return holds(
    'cases',
    complete
      ? `all ${cases.length} cases of the suite`
      : `${cases.length} cases, a part of the suite`,
  );
};

const isOfSuite = (c: CaseResult, known: KnownCase | undefined): boolean =>
  known !== undefined &&
  c.edition === known.edition &&
  c.profile === known.profile &&
  c.clauses.join() === known.clauses.join();

/** A case is passed over when its profile is not claimed, and for no other reason. */
const claimsKept = ({ cases, claims }: RunResults): Finding => {
  const unlike = cases.filter((c) => claimsCase(claims, c) === (c.verdict === 'not-claimed'));
  return unlike.length === 0
    ? holds('claims', 'what is claimed was asked, and nothing else')
    : wrong(
        'claims',
        `${unlike.length} cases whose verdict does not go with the claims: ${some(unlike.map((c) => c.case))}`,
        'not-claimed where the profile is not claimed, and nowhere else',
        'run certify again',
      );
};

const verdictCounted = ({ cases, conformant }: RunResults): Finding => {
  const found = isConformant(cases);
  const { passed, counted } = scoreOf(cases);
  const told = `${found ? 'conformant' : 'not conformant'}, ${passed} of ${counted} passed`;
  return found === conformant
    ? holds('verdict', `counted anew: ${told}`)
    : wrong(
        'verdict',
        `the results say ${conformant ? 'conformant' : 'not conformant'}`,
        `what their cases come to: ${told}`,
        'run certify again, and change nothing in what it writes',
      );
};

const some = (ids: readonly string[]): string =>
  `${ids.slice(0, NAMED).join(', ')}${ids.length > NAMED ? ', …' : ''}`;
