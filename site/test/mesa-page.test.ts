// The arbiter's assistant in a browser, on a phone: three taps, an address that says it all, paper, another phone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mesa } from '../data/mesa/model.ts';
import { browsing, dist } from './browsing.ts';

const site = browsing();
const { open, heading } = site;
const doing = () => site.page.locator('.doing li');
const done = async (): Promise<string[]> => {
  await doing().first().waitFor();
  return doing().allTextContents();
};
const button = (name: string) => site.page.getByRole('link', { name, exact: true });

const mesa: Mesa = JSON.parse(readFileSync(join(dist, 'mesa.json'), 'utf8'));

beforeEach(() => site.page.setViewportSize({ width: 360, height: 740 }));

test('who drew eight tiles and saw them: three taps to the numbers, and what the others say', async () => {
  await open('mesa/?reglamento=fise-2009');
  await button('Robó fichas de más').click();
  await button('Fuera del atril, pero vistas').click();
  await button('Quien robó').click();
  expect(await done()).toEqual([
    'El rival mira 3 fichas de todo el atril.',
    'El rival devuelve 1 ficha a la bolsa, la que elija.',
  ]);
  expect(await site.page.locator('.elsewhere tr').count()).toBe(4);
});

test('the regulation that was remembered is the one that rules', async () => {
  await open('mesa/');
  await site.page.evaluate(() => localStorage.setItem('articulado.reglamento', 'ajs-2024'));
  await open('mesa/');
  await button('Robó fichas de más').click();
  await site.page.waitForURL(/reglamento=ajs-2024/);
});

test.each(mesa.situations.map(({ slug, title }) => [slug, title]))(
  '%s is ruled on after three taps at most',
  async (slug, title) => {
    await open('mesa/?reglamento=ajs-2024');
    await button(title).click();
    const asked = site.page.locator('.ask, .ruling').first();
    await asked.waitFor();
    let taps = 1;
    for (; (await site.page.locator('.ask').count()) > 0; taps++)
      await site.page.locator('.ask .answer-button').first().click();
    expect(taps).toBeLessThanOrEqual(3);
    expect(await heading()).toBe(title);
    expect(await doing().count()).toBeGreaterThan(0);
    const address = new URL(site.page.url()).searchParams;
    expect(address.get('caso')).toBe(slug);
    expect(address.get('reglamento')).toBe('ajs-2024');
    const wide = await site.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  },
);

test('the first thing to do is seen without scrolling', async () => {
  await open('mesa/?caso=fichas-de-mas&reglamento=fise-2009&donde=vistas&dice=Ana');
  const box = await doing().first().boundingBox();
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740);
});

test('Back takes one answer back at a time, and the address brings it all again', async () => {
  await open('mesa/?reglamento=fise-2009');
  await button('Robó fichas de más').click();
  await button('En el atril').click();
  await button('El rival').click();
  const told = await done();
  const address = site.page.url();
  await site.page.goBack();
  await site.page.getByText('¿Quién lo dice?').waitFor();
  await site.page.goBack();
  await site.page.getByText('¿Dónde están las fichas robadas?').waitFor();
  await site.page.goBack();
  await site.page.getByRole('heading', { name: 'Mesa', exact: true }).waitFor();
  await site.page.goto(address);
  expect(await done()).toEqual(told);
});

test('an answer can be taken back, and what was assumed said otherwise', async () => {
  await open('mesa/?caso=fichas-de-mas&reglamento=fise-2009&donde=vistas&dice=Ana');
  await site.page.locator('.assumed').getByText('Dos', { exact: true }).click();
  expect(await doing().first().textContent()).toContain('4 fichas');
  await site.page.locator('.told').getByText('Quien robó').click();
  await site.page.getByText('¿Quién lo dice?').waitFor();
});

test('the regulation chosen above the page is the one that rules, and the other way about', async () => {
  await open('mesa/?caso=fichas-de-mas&reglamento=fise-2009&donde=vistas&dice=Ana');
  await doing().first().waitFor();
  await site.page.setViewportSize({ width: 1280, height: 900 });
  await site.page.locator('.mine select:visible').selectOption('fise-2003');
  await site.page.locator('.choices strong', { hasText: 'FISE 2003' }).waitFor();
  expect(await doing().first().textContent()).toContain('1 ficha');
  await site.page.locator('.choices summary').click();
  await site.page.locator('.choices a', { hasText: 'AJS' }).click();
  expect(await site.page.locator('.mine select:visible').inputValue()).toBe('ajs-2024');
});

test('where the text says nothing, that is said, and who decides', async () => {
  await open('mesa/?caso=comodin-en-disputa&reglamento=fise-2003');
  expect(await done()).toEqual([
    'El texto no lo dice.',
    'El árbitro principal o un árbitro auxiliar decide.',
  ]);
  await open('mesa/?caso=comodin-en-disputa&reglamento=resumen-2018');
  expect(await doing().last().textContent()).toBe('Tampoco dice quién lo decide.');
});

describe('handing it on', () => {
  test('the address and its code are there, in English too', async () => {
    await open('en/mesa/?caso=fichas-de-mas&reglamento=ajs-2024&donde=atril&dice=Ana');
    await doing().first().waitFor();
    await site.page.locator('.share summary').click();
    expect(await site.page.locator('.share a').textContent()).toBe(site.page.url());
    expect(await site.page.locator('.share svg path').getAttribute('d')).toMatch(/^M/);
  });

  test('on paper there is the ruling with its regulation, and nothing to tap', async () => {
    await open('mesa/?caso=fichas-de-mas&reglamento=fise-2009&donde=vistas&dice=Ana');
    await doing().first().waitFor();
    await site.page.emulateMedia({ media: 'print' });
    expect(await site.page.locator('.ruling .edition').isVisible()).toBe(true);
    expect(await doing().first().isVisible()).toBe(true);
    for (const part of ['.choices', '.told', '.assumed', '.share'])
      expect(await site.page.locator(part).first().isVisible(), part).toBe(false);
  });
});

test('its clauses, cases, topics and interpretations are pages of the site', () => {
  const pages = mesa.situations.flatMap(({ topic, rulings }) => [
    `temas/${topic}/`,
    ...rulings.flatMap(({ because, scenario, open: slugs }) => [
      ...because.map((clause) => `clausulas/${clause.replace(':', '/')}/`),
      ...(scenario ? [`escenarios/${scenario}/`] : []),
      ...slugs.map((slug) => `interpretaciones/${slug}/`),
    ]),
  ]);
  expect(new Set(pages).size).toBeGreaterThan(200);
  for (const page of new Set(pages))
    expect(readFileSync(join(dist, page, 'index.html'), 'utf8'), page).toContain('<main');
});

test('the page and what it fetches are light', () => {
  const html = readFileSync(join(dist, 'mesa/index.html'), 'utf8');
  const scripts = html.match(/\/_astro\/mesa[\w.-]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  const packed = (file: string): number => gzipSync(readFileSync(join(dist, file))).length;
  expect(html.length).toBeLessThan(100_000);
  expect(packed(scripts[0] ?? '')).toBeLessThan(15_000);
  expect(packed('mesa.json')).toBeLessThan(60_000);
});
