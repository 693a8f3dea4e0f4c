// What this suite is: its version, and a digest of the regulations and features it is made of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SuiteIdentity } from '../protocol/generated/types.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export const suiteIdentity = (): SuiteIdentity => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256');
  for (const file of [...filesIn('features'), ...filesIn('regulations')])
    hash
      .update(`${file}\0`)
      .update(readFileSync(`${root}${file}`))
      .update('\0');
  return { version, digest: hash.digest('hex') };
};

/** In an order that is the same everywhere. */
const filesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yaml|feature)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
