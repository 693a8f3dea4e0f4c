// No page is heavy, but those that hold a whole regulation.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './browsing.ts';

const MOST_BYTES = 100_000;
const FEWEST_PAGES = 3000;
const WHOLE = /^(\w+\/)?reglamentos\/[^/]+\/entero\//;

test('no page weighs more than 100 kB', () => {
  const pages = globSync('**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThan(FEWEST_PAGES);
  const heavy = pages
    .filter((page) => !WHOLE.test(page))
    .map((page) => ({ page, bytes: statSync(join(dist, page)).size }))
    .filter(({ bytes }) => bytes > MOST_BYTES);
  expect(heavy).toEqual([]);
});
