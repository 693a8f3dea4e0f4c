// A certificate, held against the results that it is about and the keys of whoever should have signed it.
import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  Certificate,
  CertifiedSuite,
  RunResults,
  SignedEnvelope,
} from '../generated/types.ts';
import { problemsIn, problemText, validators } from '../validate.ts';
import { payloadOf, signersOf } from './dsse.ts';
import { aside, type Finding, holds, wrong } from './finding.ts';
import { declarationOf, recounted, sha256 } from './statement.ts';

/** A certificate as it was read: signed, or the bare statement. */
export interface ReadCertificate {
  readonly certificate: Certificate;
  readonly envelope: SignedEnvelope | undefined;
}

/** What the text holds, or what is wrong with it. */
export const readCertificate = (text: string): ReadCertificate | string => {
  const outer = parsed(text);
  if (outer instanceof Error) return `not JSON: ${outer.message}`;
  const envelope = validators.envelope(outer) ? outer : undefined;
  const inner = envelope ? parsed(payloadOf(envelope)) : outer;
  if (inner instanceof Error) return `its payload is not JSON: ${inner.message}`;
  if (validators.certificate(inner)) return { certificate: inner, envelope };
  return problemText(problemsIn(validators.certificate, inner));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

export const checkSignature = (
  { envelope }: ReadCertificate,
  keys: readonly KeyObject[],
): Finding => {
  if (!envelope)
    return aside('signature', 'not signed', 'articulado keygen, then certify --sign <key>');
  const signers = signersOf(envelope, keys);
  if (signers.length > 0) return holds('signature', `signed with key ${signers.join(', ')}`);
  const named = envelope.signatures.map(({ keyid }) => keyid).join(', ');
  return keys.length === 0
    ? aside('signature', `says it is signed with key ${named}`, 'name the public key: --key <file>')
    : wrong(
        'signature',
        `no signature fits; it says it is signed with key ${named}`,
        'a signature with one of the keys that were named',
        'the certificate was changed after it was signed, or somebody else signed it',
      );
};

export const checkStatement = (
  { certificate }: ReadCertificate,
  results: RunResults,
  resultsText: string,
  suite: CertifiedSuite,
): Finding[] => {
  const { predicate, subject } = certificate;
  const said = predicate.results.sha256;
  const found = sha256(resultsText);
  const expected = recounted(results);
  const unlike = Object.keys(expected).filter(
    (field) =>
      !isDeepStrictEqual(
        predicate[field as keyof typeof expected],
        expected[field as keyof typeof expected],
      ),
  );
  const declared = declarationOf(results.implementation);
  const isOther =
    predicate.identifiedBy === 'declaration' && !isDeepStrictEqual(subject, [declared]);
  const isStrangeSuite =
    predicate.suite.digest === suite.digest && !isDeepStrictEqual(predicate.suite, suite);
  const faults = [
    ...unlike,
    ...(isOther ? ['subject'] : []),
    ...(isStrangeSuite || predicate.suite.digest !== results.suite.digest ? ['suite'] : []),
  ];
  return [
    said === found
      ? holds('digest', `the results have the digest that it names, ${found.slice(0, 12)}`)
      : wrong('digest', `results with digest ${found}`, said, 'results and certificate of one run'),
    faults.length === 0
      ? holds('statement', 'it says what the results come to')
      : wrong(
          'statement',
          `it says otherwise than the results in ${faults.join(', ')}`,
          'what follows from the results',
          'issue it again: certify --report certificate',
        ),
  ];
};
