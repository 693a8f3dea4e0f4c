// Everything that can be told of results and their certificate without running anything.
import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readFeatures } from '../corpus/features.ts';
import { knownSuite } from '../corpus/known-suite.ts';
import { certifiedSuite } from '../corpus/suite.ts';
import {
  checkSignature,
  checkStatement,
  type ReadCertificate,
  readCertificate,
} from '../protocol/certificate/check-certificate.ts';
import { checkResults } from '../protocol/certificate/check-results.ts';
import {
  aside,
  type CheckName,
  type Finding,
  holds,
  wrong,
} from '../protocol/certificate/finding.ts';
import type { RunResults } from '../protocol/generated/types.ts';
import { problemsIn, problemText, validators } from '../protocol/validate.ts';
import { UsageError } from './usage.ts';

export interface Verification {
  readonly findings: readonly Finding<CheckName | 'results'>[];
  /** The results, where they can be read. */
  readonly results: RunResults | undefined;
}

const CERTIFICATE = '.certificate.json';

/** Of a certificate and the results beside it, or the other way round; results may be alone. */
export const verify = (file: string, keys: readonly KeyObject[]): Verification => {
  const text = read(file);
  const isResults = validators.results(json(text));
  const beside = `${file.replace(/\.json$/, '')}${CERTIFICATE}`;
  const certificateFile = isResults ? beside : file;
  if (isResults && !existsSync(certificateFile))
    return {
      ...ofResults(file, text),
      findings: [NO_CERTIFICATE, ...ofResults(file, text).findings],
    };
  const found = readCertificate(read(certificateFile));
  if (typeof found === 'string')
    throw new UsageError(
      `${certificateFile} is no certificate: ${found}`,
      'the results of a run, or the certificate that certify wrote beside them',
    );
  return ofCertificate(found, certificateFile, keys);
};

const NO_CERTIFICATE = aside(
  'certificate',
  'there is none beside the results',
  'certify --report certificate writes one, certify --sign <key> signs it',
);

const ofCertificate = (
  found: ReadCertificate,
  file: string,
  keys: readonly KeyObject[],
): Verification => {
  const { name, sha256 } = found.certificate.predicate.results;
  const resultsFile = join(dirname(file), basename(name));
  const first = [
    holds('certificate', `an in-toto statement, issued ${found.certificate.predicate.issued}`),
    checkSignature(found, keys),
  ];
  if (!existsSync(resultsFile)) {
    const missing = wrong(
      'digest',
      `${resultsFile} is not there`,
      `the results with digest ${sha256}, beside the certificate`,
      'a certificate alone proves nothing: ask for the results too',
    );
    return { findings: [...first, missing], results: undefined };
  }
  const resultsText = read(resultsFile);
  const { results, findings } = ofResults(resultsFile, resultsText);
  const more = results ? checkStatement(found, results, resultsText, certifiedSuite()) : [];
  return { findings: [...first, ...findings, ...more], results };
};

const ofResults = (file: string, text: string): Verification => {
  const value = json(text);
  if (!validators.results(value)) {
    const told = `${file}: ${problemText(problemsIn(validators.results, value))}`;
    const expected = 'results as schemas/results/results.schema.json describes';
    return { findings: [wrong('results', told, expected)], results: undefined };
  }
  const cases = readFeatures().scenarios.flatMap((s) => s.cases);
  return { findings: checkResults(value, knownSuite(cases)), results: value };
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${(error as Error).message}`,
      'the results of a run, or the certificate that certify wrote beside them',
    );
  }
};
