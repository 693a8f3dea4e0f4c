// No page is heavy, but those that hold a whole regulation and those that are named here, whose weight may only fall.
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGS } from '../src/i18n.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const MOST_BYTES = 100 * 1024;
const FEWEST_PAGES = 3000;
const WHOLE = /^reglamentos\/[^/]+\/entero\/$/;

/** In kB. */
const HEAVY: Readonly<Record<string, number>> = {
  'parametros/scoring/': 200,
  'rarezas/': 230,
  'temas/lex-plural-formation/': 120,
  'interpretaciones/': 135,
};

const pages = globSync('**/*.html', { cwd: dist });
const addressOf = (page: string): string => {
  const path = page.replace(/index\.html$/, '');
  return LANGS.reduce((rest, lang) => rest.replace(new RegExp(`^${lang}/`), ''), path);
};

test('no page weighs more than 100 kB', () => {
  expect(pages.length).toBeGreaterThan(FEWEST_PAGES);
  const heavy = pages.flatMap((page) => {
    const [address, bytes] = [addressOf(page), statSync(`${dist}${page}`).size];
    const most = (HEAVY[address] ?? 0) * 1024 || MOST_BYTES;
    return bytes > most && !WHOLE.test(address) ? [`${page}: ${bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});
