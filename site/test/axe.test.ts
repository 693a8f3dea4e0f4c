// Every kind of page under axe: nothing of WCAG A and AA, nor of its good practices, the kinds by turns in each language
// (they share their templates); and nothing that cannot be told from its background in the dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { LANGS, ROOT_LANG } from '../src/i18n.ts';
import { path } from '../src/links.ts';
import { browsing } from './browsing.ts';
import { KINDS_OF_PAGES } from './kinds-of-pages.ts';

declare const axe: {
  readonly run: (context: Document, options: RunOptions) => Promise<AxeResults>;
};

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const site = browsing();

const SLOW = 240_000; // the page of parameters is long

const violationsOn = async (where: string, only?: string): Promise<string[]> => {
  await site.open(where);
  await site.page.evaluate(source);
  const { violations, passes } = await site.page.evaluate(
    (rule) => axe.run(document, { resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) }),
    only,
  );
  expect(passes.length).toBeGreaterThan(only ? 0 : 15);
  return violations.map(
    ({ id, nodes: [first, ...more] }) => `${id}: ${first?.html.slice(0, 120)} +${more.length}`,
  );
};

describe('by day', () => {
  test.each(
    Object.entries(KINDS_OF_PAGES).map(([kind, where], i) => {
      const lang = LANGS[i % LANGS.length] ?? ROOT_LANG;
      return [kind, lang, `${path(lang).slice(1)}${where}`];
    }),
  )(
    '%s, %s',
    async (_kind, _lang, where) => {
      expect(await violationsOn(where)).toEqual([]);
    },
    SLOW,
  );
});

describe('in the dark', () => {
  test.each(Object.entries(KINDS_OF_PAGES))(
    '%s',
    async (_, where) => {
      await site.page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOn(where, 'color-contrast')).toEqual([]);
    },
    SLOW,
  );
});
