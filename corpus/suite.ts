// What this suite is: its version, and digests of the regulations and features it is made of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { CertifiedSuite, SuiteIdentity } from '../protocol/generated/types.ts';
import { root } from './files.ts';

export const suiteIdentity = (): SuiteIdentity => ({
  version: versionOfSuite(),
  digest: digestOf('features', 'regulations'),
});

/** With the digest of each of its parts, as a certificate names them. */
export const certifiedSuite = (): CertifiedSuite => ({
  ...suiteIdentity(),
  features: digestOf('features'),
  regulations: digestOf('regulations'),
});

const versionOfSuite = (): string => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    version: string;
  };
  return version;
};

const digestOf = (...folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(readFileSync(`${root}${file}`))
      .update('\0');
  return hash.digest('hex');
};

/** In an order that is the same everywhere. */
const filesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yaml|feature)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
