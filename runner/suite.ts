// What this suite is: its version, and a digest of the regulations and features it is made of.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SuiteIdentity } from '../protocol/generated/types.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export const suiteIdentity = (): SuiteIdentity => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256');
  for (const file of globSync(['regulations/**/*.{md,yaml}', 'features/**/*.feature'], {
    cwd: root,
  }).sort()) {
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(readFileSync(`${root}${file}`))
      .update('\0');
  }
  return { version, digest: hash.digest('hex') };
};
