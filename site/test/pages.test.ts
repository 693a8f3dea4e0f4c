// What the built pages of the glossary, the parameters and the oddities hold, and that every page can be installed and kept.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../corpus/editions.ts';
import { LANGS, type Lang } from '../src/i18n.ts';
import { path } from '../src/links.ts';
import { generated } from './generated.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const page = (lang: Lang, ...segments: string[]): string =>
  readFileSync(`${dist}${path(lang, ...segments)}index.html`, 'utf8');

const { clauses, glossary, parameters } = generated();

test('the site has been built', () => {
  expect(existsSync(dist), 'site/dist is missing: run npm run site').toBe(true);
});

describe.each([...LANGS])('%s', (lang) => {
  test('the glossary has an anchor, both names and the code name of each term', () => {
    const html = page(lang, 'glosario');
    for (const { slug, name, code } of glossary) {
      const [, article = ''] = html.split(` id="${slug}"`);
      const [own = ''] = article.split('</article>');
      for (const text of [name.es, name.en, code]) expect(own, slug).toContain(text);
    }
  });

  test('the oddities are all counted, and the count leads to those of the regulation', () => {
    const html = page(lang, 'rarezas');
    const total = clauses.reduce((n, { oddities }) => n + oddities.length, 0);
    expect(total).toBeGreaterThan(700);
    expect(html).toContain(`<td>${total}</td>`);
    const counts = [...html.matchAll(/<a href="([^"#]*)#([\w-]+)">(\d+)<\/a><\/td>/g)];
    expect(counts.reduce((n, [, , , count]) => n + Number(count), 0)).toBe(total);
    for (const [, where = '', kind = '', count] of counts) {
      const [, own = ''] = readFileSync(`${dist}${where}index.html`, 'utf8').split(`id="${kind}"`);
      expect(own.split('</section>')[0]?.match(/<ul class="oddities">/g)).toHaveLength(
        Number(count),
      );
    }
  });

  test('every parameter has its anchor on the page of its group, though it may share a row', () => {
    let rows = 0;
    for (const { name, parameters: own } of parameters) {
      const html = page(lang, 'parametros', name);
      for (const parameter of own) expect(html.split(`id="${parameter.path}"`)).toHaveLength(2);
      rows += html.match(/<th scope="row"/g)?.length ?? 0;
    }
    expect(rows).toBeGreaterThan(parameters.length);
    expect(rows).toBeLessThan(parameters.reduce((n, { parameters: own }) => n + own.length, 0));
  });

  test.each(EDITIONS.map(({ id }) => id))('the oddities of %s stand by their clauses', (id) => {
    const html = page(lang, 'reglamentos', id, 'rarezas');
    const own = clauses.filter((one) => one.edition === id && one.oddities.length > 0);
    const all = own.reduce((n, { oddities }) => n + oddities.length, 0);
    expect(all).toBeGreaterThan(0);
    expect(html.match(/<ul class="oddities">/g)).toHaveLength(all);
    for (const { number } of own)
      expect(html).toContain(`href="${path(lang, 'clausulas', id, number)}"`);
  });

  test.each(EDITIONS.map(({ id }) => id))(
    'the page of %s leads to its oddities, to all of them, and to comparisons',
    (id) => {
      const html = page(lang, 'reglamentos', id);
      expect(html).toContain(`href="${path(lang, 'rarezas')}"`);
      expect(html).toMatch(
        new RegExp(`href="${path(lang, 'comparar')}(${id}/[\\w-]+|[\\w-]+/${id})/"`),
      );
    },
  );

  test('the new sections are in the footer of every page', () => {
    const [, footer = ''] = page(lang).split('<footer');
    for (const slug of ['glosario', 'rarezas', 'comparar', 'plurales', 'verbos']) {
      expect(footer).toContain(`href="${path(lang, slug)}"`);
    }
  });

  test.each([
    ['plurales', 'XII.18', 'lex-plural-formation'],
    ['verbos', 'XII.17.4', 'lex-past-participle'],
  ])(
    'the overview of %s is small, has a link in every cell, and is found',
    (slug, article, topic) => {
      const html = page(lang, slug);
      expect(html.length).toBeLessThan(100_000);
      const cells = html.match(/<td data-name=.*?<\/td>/gs) ?? [];
      expect(cells.length).toBeGreaterThan(100);
      const bare = cells.filter((cell) => !cell.includes('class="ref"'));
      for (const cell of bare) expect(cell.replace(/<[^>]+>/g, '').trim()).toBe('–');
      for (const from of [
        page(lang, 'juez'),
        page(lang, 'temas', topic),
        page(lang, 'reglamentos', 'fise-2009', article),
      ])
        expect(from.split('<footer')[0]).toContain(`href="${path(lang, slug)}"`);
    },
  );

  test('the manifest starts at the home page of its language', () => {
    expect(page(lang)).toContain(`<link rel="manifest" href="${path(lang)}manifest.webmanifest">`);
    const manifest = JSON.parse(readFileSync(`${dist}${path(lang)}manifest.webmanifest`, 'utf8'));
    expect(manifest).toMatchObject({ lang, start_url: path(lang), name: 'Articulado' });
    for (const { src } of manifest.icons) expect(existsSync(`${dist}${src}`)).toBe(true);
  });

  test('what is kept without a network is packed into less than 2 MB', () => {
    const packs = readdirSync(`${dist}/sin-red`).filter((file) => file.startsWith(`${lang}.`));
    expect(packs).toHaveLength(1);
    const { size } = statSync(`${dist}/sin-red/${packs[0]}`);
    expect(size).toBeGreaterThan(400_000);
    expect(size).toBeLessThan(2_000_000);
  });

  test('no script is written into a page', () => {
    const scripts = page(lang).match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((tag) => !tag.includes(' src="/'))).toEqual([]);
  });
});
