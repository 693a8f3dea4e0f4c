// What the built pages were made from, so that a test of them compares like with like.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteData } from '../src/model.ts';

const folder = fileURLToPath(new URL('../generated/', import.meta.url));

export const generated = <K extends keyof SiteData>(name: K): SiteData[K] => {
  const file = `${folder}${name}.json`;
  if (!existsSync(file)) throw new Error(`${file} is missing\n  run npm run site first`);
  return JSON.parse(readFileSync(file, 'utf8')) as SiteData[K];
};
