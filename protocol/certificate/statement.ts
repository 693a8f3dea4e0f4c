// The in-toto statement that tells what results come to: made of their cases alone, so that whoever has the same
// results makes the same statement.
import { createHash } from 'node:crypto';
import type {
  CaseResult,
  Certificate,
  CertificatePredicate,
  CertificateSubject,
  CertifiedSuite,
  ImplementationIdentity,
  NotPassed,
  RunResults,
} from '../generated/types.ts';
import { weightOf } from '../verdicts.ts';
import { byClause, isConformant, scoreOf, unclaimed, unexamined } from './recount.ts';

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** All of a certificate that follows from the results. */
export type Recounted = Pick<
  CertificatePredicate,
  | 'implementation'
  | 'transport'
  | 'claims'
  | 'complete'
  | 'conformant'
  | 'decision'
  | 'grounds'
  | 'notClaimed'
  | 'unexamined'
  | 'notPassed'
  | 'clauses'
>;

export const recounted = (results: RunResults): Recounted => {
  const { cases, implementation, transport, claims, complete } = results;
  const { passed, counted, right, grounded } = scoreOf(cases);
  return {
    implementation,
    transport,
    claims,
    complete,
    conformant: isConformant(cases),
    decision: { passed, of: counted },
    grounds: { right, of: grounded },
    notClaimed: unclaimed(results),
    unexamined: unexamined(results),
    notPassed: notPassed(cases),
    clauses: byClause(cases),
  };
};

const notPassed = (cases: readonly CaseResult[]): NotPassed => {
  const bad = cases.filter((c) => !['pass', 'aside'].includes(weightOf(c.verdict)));
  return Object.fromEntries(
    [...Map.groupBy(bad, (c) => c.verdict)].map(([verdict, own]) => [
      verdict,
      own.map((c) => c.case),
    ]),
  );
};

export interface Issued {
  readonly suite: CertifiedSuite;
  readonly excluded: readonly string[];
  /** The name of the file of the results, and what is in it. */
  readonly resultsName: string;
  readonly resultsText: string;
  /** The files that are the implementation, with their digests; none when it was not said which they are. */
  readonly files: readonly CertificateSubject[];
  readonly at: Date;
}

export const certificateOf = (results: RunResults, issued: Issued): Certificate => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: issued.files.length > 0 ? issued.files : [declarationOf(results.implementation)],
  predicateType: 'https://articulado.example/certificate/v1',
  predicate: {
    issued: issued.at.toISOString().replace(/\.\d+Z$/, 'Z'),
    suite: issued.suite,
    identifiedBy: issued.files.length > 0 ? 'files' : 'declaration',
    results: { name: issued.resultsName, sha256: sha256(issued.resultsText) },
    readings: (results as Pick<CertificatePredicate, 'readings'> & RunResults).readings ?? [],
    excluded: issued.excluded,
    ...recounted(results),
  },
});

/** What an implementation says of itself, in one order of its fields. */
export const declarationOf = ({
  name,
  version,
  language,
}: ImplementationIdentity): CertificateSubject => ({
  name: `${name} ${version}`,
  digest: { sha256: sha256(JSON.stringify({ name, version, language })) },
});
