// What the built pages were made from, so that a test of them compares like with like.
import { existsSync, readFileSync } from 'node:fs';
import { GENERATED } from '../data/build.ts';
import type { SiteData } from '../data/data.ts';

export const generated = (): SiteData => {
  if (!existsSync(GENERATED)) throw new Error(`${GENERATED} is missing\n  run npm run site first`);
  return JSON.parse(readFileSync(GENERATED, 'utf8')) as SiteData;
};
