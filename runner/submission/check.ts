// The checks of a submission, by their numbers. A listing that is there already is held to the same, but for the very
// suite: it holds until the next major version, or for a year.
import { createPublicKey, type KeyObject } from 'node:crypto';
import { challengedCases } from '../../corpus/challenged.ts';
import { readFeatures } from '../../corpus/features.ts';
import { knownSuite } from '../../corpus/known-suite.ts';
import { certifiedSuite } from '../../corpus/suite.ts';
import { checkSignature, readCertificate } from '../../protocol/certificate/check-certificate.ts';
import type { KnownSuite } from '../../protocol/certificate/check-results.ts';
import { checkSums, checkWhole } from '../../protocol/certificate/check-summary.ts';
import { isEd25519 } from '../../protocol/certificate/dsse.ts';
import { checkExpiry } from '../../protocol/certificate/expiry.ts';
import { aside, type Finding, holds, wrong } from '../../protocol/certificate/finding.ts';
import type { Certificate, CertifiedSuite } from '../../protocol/generated/types.ts';
import { readFolder } from './folder.ts';
import { checkForm, checkIdentity, checkReproduction, readSubmission } from './statements.ts';

/** In the order of their numbers, S1 to S10. */
export const NUMBERED = [
  'files',
  'submission',
  'certificate',
  'signature',
  'suite',
  'cases',
  'verdict',
  'implementation',
  'reproduction',
  'expiry',
] as const;
type Numbered = (typeof NUMBERED)[number];

export interface Standards {
  readonly suite: KnownSuite;
  readonly certified: CertifiedSuite;
  /** Cases under challenge. */
  readonly excluded: readonly string[];
  readonly now: Date;
  /** Whether it is listed already. */
  readonly isListed: boolean;
}

export const standardsOf = (isListed: boolean, now = new Date()): Standards => {
  const cases = readFeatures().scenarios.flatMap((s) => s.cases);
  const excluded = challengedCases(cases).map((c) => c.case);
  return { suite: knownSuite(cases), certified: certifiedSuite(), excluded, now, isListed };
};

export const checkSubmission = (folder: string, standards: Standards): Finding<string>[] => {
  const { name, texts, finding } = readFolder(folder);
  const submission = readSubmission(texts['submission.yaml'] ?? '');
  const read = readCertificate(texts['certificate.json'] ?? '');
  const isRead = typeof read !== 'string';
  const findings: Finding<string>[] = [
    finding,
    checkForm(submission),
    isRead
      ? holds('certificate', `an in-toto statement, issued ${read.certificate.predicate.issued}`)
      : wrong('certificate', read, 'the certificate that certify wrote'),
    ...(isRead ? [signed(checkSignature(read, keysIn(texts['key.pub'])))] : []),
    ...(isRead ? ofSuite(read.certificate, standards) : []),
    ...(isRead && typeof submission !== 'string'
      ? [
          checkIdentity(name, submission, read.certificate),
          checkReproduction(submission, read.certificate),
        ]
      : []),
    ...(isRead
      ? [checkExpiry(read.certificate.predicate, standards.certified, standards.now)]
      : []),
  ];
  return NUMBERED.map((check) =>
    numbered(
      findings.find((f) => f.check === check) ??
        aside(check, 'not looked at, as something else is wrong'),
    ),
  );
};

const numbered = (finding: Finding<string>): Finding<string> => ({
  ...finding,
  check: `S${NUMBERED.indexOf(finding.check as Numbered) + 1} ${finding.check}`,
});

/** Without a signature nobody knows who says it. */
const signed = (finding: Finding): Finding =>
  finding.state === 'aside'
    ? wrong(
        'signature',
        finding.found,
        'a signature with the key in key.pub',
        'articulado keygen, then certify --sign <key>',
      )
    : finding;

const ofSuite = (
  certificate: Certificate,
  { suite, certified, excluded, isListed }: Standards,
): Finding[] => {
  const { suite: said } = certificate.predicate;
  const [was, is] = [nameOf(said), nameOf(certified)];
  if (
    nameOf(said) === nameOf(certified) &&
    said.features === certified.features &&
    said.regulations === certified.regulations
  )
    return [
      holds('suite', `certified with this very suite, ${is}`),
      checkWhole(certificate, suite, excluded),
      checkSums(certificate, suite),
    ];
  if (isListed)
    return [
      aside(
        'suite',
        `certified with ${was}, and this is ${is}`,
        'it holds until the next major version',
      ),
    ];
  return [
    wrong(
      'suite',
      `certified with ${was}`,
      `the current suite, ${is}`,
      'certify again with the suite of today',
    ),
  ];
};

const nameOf = ({ version, digest }: CertifiedSuite): string =>
  `${version} (${digest.slice(0, 12)})`;

const keysIn = (pem: string | undefined): KeyObject[] => {
  try {
    const key = createPublicKey(pem ?? '');
    return isEd25519(key) ? [key] : [];
  } catch {
    return [];
  }
};
