// What a page weighs: at most 100 kB, but for those that hold a whole regulation and those told here, which may only
// get lighter.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './browsing.ts';

const MOST = 100_000;

/** In kB: lists of everything, in which one looks for one thing. */
const CEILINGS: readonly (readonly [like: RegExp, kilobytes: number])[] = [
  [/^(en\/)?parametros\//, 950],
  [/^(en\/)?comparar\/.+\/.+\//, 500],
  [/^(en\/)?rarezas\//, 240],
  [/^(en\/)?interpretaciones\/index/, 150],
  [/^(en\/)?temas\/lex-plural-formation\//, 120],
  [/^(en\/)?escenarios\/areas\//, 110],
  [/^(en\/)?reglamentos\/[^/]+\/entero\//, 2000],
];

test('no page is heavier than it may be', () => {
  const pages = globSync('**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThan(3000);
  const heavy = pages.flatMap((page) => {
    const { size } = statSync(join(dist, page));
    const ceiling = CEILINGS.find(([like]) => like.test(page))?.[1] ?? MOST / 1000;
    return size > ceiling * 1000 ? [`${page}: ${Math.ceil(size / 1000)} kB of ${ceiling}`] : [];
  });
  expect(heavy).toEqual([]);
});
