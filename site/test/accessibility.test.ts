// What a reader of the built pages who does not see them relies on: one main part, named navigation, headings in
// order, a label on every control, a name on every picture.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGS } from '../src/i18n.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const FEWEST_PAGES = 3000;

const pages = globSync('**/*.html', { cwd: dist });
const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const named = (tag: string): boolean =>
  Boolean(attribute(tag, 'aria-label') ?? attribute(tag, 'aria-labelledby'));

/** Each rule tells what is wrong with a page, if anything. */
const RULES: Readonly<Record<string, (html: string) => string[]>> = {
  'the language is that of the address': (html) =>
    LANGS.some((lang) => html.includes(`<html lang="${lang}">`)) ? [] : ['no language'],

  'there is one header, one main part, one footer': (html) =>
    ['header', 'main', 'footer'].filter((name) => tags(html, name).length !== 1),

  'every navigation has a name of its own': (html) => {
    const names = tags(html, 'nav').map((tag) => attribute(tag, 'aria-label'));
    return new Set(names).size < names.length || names.includes(undefined) ? [names.join()] : [];
  },

  'one h1 comes first and no level is left out': (html) => {
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    if (levels.filter((level) => level === 1).length !== 1) return ['not one h1'];
    return levels.flatMap((level, i) =>
      level > (levels[i - 1] ?? 0) + 1 ? [`h${levels[i - 1]} then h${level}`] : [],
    );
  },

  'no heading or link is empty': (html) => html.match(/<(h[1-6]|a)\b[^>]*>\s*<\/\1>/g) ?? [],

  'every control has a label': (html) =>
    [...tags(html, 'input'), ...tags(html, 'select'), ...tags(html, 'textarea')].filter(
      (tag) => !named(tag) && !html.includes(`<label for="${attribute(tag, 'id')}"`),
    ),

  'every picture has a name or is left out': (html) =>
    [...tags(html, 'svg'), ...tags(html, 'img')].filter((tag) => {
      const hidden = attribute(tag, 'aria-hidden') === 'true';
      return !hidden && !named(tag) && attribute(tag, 'alt') === undefined;
    }),

  'what scrolls can be reached and has a name': (html) =>
    tags(html, 'div').filter(
      (tag) => / class="scroll"/.test(tag) && !(named(tag) && attribute(tag, 'tabindex') === '0'),
    ),

  'every header of a table says what it is a header of': (html) =>
    tags(html, 'th').filter((tag) => attribute(tag, 'scope') === undefined),

  'every reference between elements finds its element': (html) =>
    [...html.matchAll(/ aria-(?:labelledby|describedby|controls)="([^"]+)"/g)].flatMap(([, id]) =>
      html.includes(` id="${id}"`) ? [] : [`no ${id}`],
    ),
};

test('the site has been built', () => {
  expect(pages.length).toBeGreaterThan(FEWEST_PAGES);
});

test.each(Object.entries(RULES))('%s', (_, rule) => {
  const wrong = pages.flatMap((page) =>
    rule(readFileSync(`${dist}${page}`, 'utf8')).map((what) => `${page}: ${what}`),
  );
  expect(wrong.slice(0, 20)).toEqual([]);
});
