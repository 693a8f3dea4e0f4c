// What results and the certificate beside them are worth, looked at again: <name>.json, <name>.certificate.json, and
// the public key in <name>.pub with which it should be signed.
import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { certifiedSuite } from '../../corpus/suite.ts';
import {
  checkSignature,
  checkStatement,
  readCertificate,
} from '../../protocol/certificate/check-certificate.ts';
import { checkResults, type KnownSuite } from '../../protocol/certificate/check-results.ts';
import { keyIdOf } from '../../protocol/certificate/dsse.ts';
import { checkExpiry } from '../../protocol/certificate/expiry.ts';
import type { CheckName, Finding } from '../../protocol/certificate/finding.ts';
import type { RunResults } from '../../protocol/generated/types.ts';

export const certified = (base: string, results: RunResults, text: string, suite: KnownSuite) => {
  const plain = checkResults(results, suite);
  const file = `${base}.certificate.json`;
  const found = existsSync(file) ? readCertificate(readFileSync(file, 'utf8')) : undefined;
  if (found === undefined) return { checks: plain.map(shown), certificate: null };
  if (typeof found === 'string') {
    const broken: Shown = { check: 'certificate', state: 'wrong' };
    return { checks: [...plain.map(shown), broken], certificate: null };
  }
  const keys = keysIn(`${base}.pub`);
  const signature = checkSignature(found, keys);
  const { predicate } = found.certificate;
  const findings = [
    ...plain,
    signature,
    ...checkStatement(found, results, text, certifiedSuite()),
    checkExpiry(predicate, suite.identity, new Date()),
  ];
  return {
    checks: findings.map(shown),
    certificate: {
      issued: predicate.issued.slice(0, 10),
      /** The key by which it is really signed; the owner publishes it. */
      key: signature.state === 'ok' ? keys.map(keyIdOf).join(', ') : null,
    },
  };
};

interface Shown {
  readonly check: CheckName;
  readonly state: Finding['state'];
}

/** The site has words of its own for each. */
const shown = ({ check, state }: Finding): Shown => ({ check, state });

const keysIn = (file: string): KeyObject[] => {
  try {
    return [createPublicKey(readFileSync(file, 'utf8'))];
  } catch {
    return [];
  }
};
