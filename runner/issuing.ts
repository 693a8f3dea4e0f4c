// What a certificate needs besides results: who signs, which files are the implementation, and which suite this is.
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { certifiedSuite } from '../corpus/suite.ts';
import { seal } from '../protocol/certificate/dsse.ts';
import { certificateOf, type Issued, sha256 } from '../protocol/certificate/statement.ts';
import type {
  CertificateSubject,
  CertifiedSuite,
  RunResults,
} from '../protocol/generated/types.ts';
import { problemsIn, problemText, validators } from '../protocol/validate.ts';
import { privateKeyIn } from './keys.ts';
import { UsageError } from './usage.ts';

export const CERTIFICATE_OPTIONS = {
  sign: {
    type: 'string',
    value: '<key>',
    summary: 'write a certificate too, signed with this key (articulado keygen makes one)',
  },
  artifact: {
    type: 'string',
    multiple: true,
    value: '<file>',
    summary: 'a file that is the implementation, named by its digest on the certificate',
  },
} as const;

export interface Issuing {
  readonly key: KeyObject | undefined;
  readonly files: readonly CertificateSubject[];
  readonly suite: CertifiedSuite;
}

/** Before the run, so that a wrong key is told at once, and a file that changes meanwhile is named as it was. */
export const issuingOf = ({
  sign,
  artifact = [],
}: {
  sign?: string | undefined;
  artifact?: string[] | undefined;
}): Issuing => ({
  key: sign === undefined ? undefined : privateKeyIn(sign),
  files: artifact.map(subjectOf),
  suite: certifiedSuite(),
});

const subjectOf = (file: string): CertificateSubject => {
  try {
    return { name: basename(file), digest: { sha256: sha256(readFileSync(file)) } };
  } catch (error) {
    throw new UsageError(
      `--artifact ${file} cannot be read: ${(error as Error).message}`,
      'a file of the implementation',
    );
  }
};

/** As text: an envelope when it is signed, the bare statement otherwise. */
export const issue = (
  results: RunResults,
  { key, ...issuing }: Issuing,
  told: Pick<Issued, 'excluded' | 'resultsName' | 'resultsText'>,
): string => {
  const statement = certificateOf(results, { ...issuing, ...told, at: new Date() });
  if (!validators.certificate(statement))
    throw new Error(
      `harness: the certificate is not valid: ${problemText(problemsIn(validators.certificate, statement))}`,
    );
  const written = key ? seal(JSON.stringify(statement), key) : statement;
  return `${JSON.stringify(written, null, 1)}\n`;
};
