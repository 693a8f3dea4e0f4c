// The languages of the site say the same things, and nothing that no page says.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGS, localeOf, ROOT_LANG, say, t } from '../src/i18n.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const sources = globSync('**/*.{astro,ts}', { cwd: src })
  .filter((file) => !file.startsWith('locales'))
  .map((file) => readFileSync(`${src}${file}`, 'utf8'));
const { texts, terms } = localeOf(ROOT_LANG);
const keys = Object.keys(texts);

const holes = (entry: string | object): string[] =>
  [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].sort();

test('there is something to say, in Spanish first', () => {
  expect(keys.length).toBeGreaterThan(100);
  expect(sources.length).toBeGreaterThan(40);
  expect(LANGS.length).toBeGreaterThan(1);
  expect(LANGS[0]).toBe(ROOT_LANG);
});

test('every text is used by some page', () => {
  const all = sources.join('\n');
  expect(keys.filter((key) => !all.includes(`'${key}'`))).toEqual([]);
});

test('every text that a page uses is there', () => {
  const used = sources.flatMap((source) => [...source.matchAll(/\bt\(\w+, '([^']+)'/g)]);
  expect(used.length).toBeGreaterThan(100);
  expect(used.map(([, key]) => key).filter((key) => !keys.includes(key ?? ''))).toEqual([]);
});

describe.each(LANGS.filter((lang) => lang !== ROOT_LANG))('%s', (lang) => {
  const locale = localeOf(lang);

  test('says the same texts with the same holes', () => {
    const filled = (entries: typeof texts) =>
      Object.entries(entries).map(([key, entry]) => [key, holes(entry)]);
    expect(Object.fromEntries(filled(locale.texts))).toEqual(Object.fromEntries(filled(texts)));
  });

  test('has words for the same closed sets', () => {
    const sets = (all: typeof terms) =>
      Object.entries(all).map(([group, words]) => [group, Object.keys(words).sort()]);
    expect(Object.fromEntries(sets(locale.terms))).toEqual(Object.fromEntries(sets(terms)));
  });
});

test('a number chooses between one and many', () => {
  expect(t('es', 'scenario.cases', { n: 1 })).toBe('1 caso');
  expect(t('en', 'scenario.cases', { n: 0 })).toBe('0 cases');
});

test('what the corpus does not say in a language is said in Spanish', () => {
  expect(say('en', { es: 'atril', en: 'rack' })).toBe('rack');
  expect(say('pt', { es: 'atril', en: 'rack' })).toBe('atril');
});

test('a language that is not there is an error that names those that are', () => {
  expect(() => t('xx', 'nav.home')).toThrow('no language "xx"\n  expected one of es, ');
});
