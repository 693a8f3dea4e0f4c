// What the three kinds of readers came for, in a browser: an arbiter's ruling, what changed between two regulations, what
// a program leaves out, which readings are disputed, and what this is at all.
import { expect, test } from 'vitest';
import { browsing } from './browsing.ts';
import { generated } from './generated.ts';

const data = generated();
const site = browsing();
const PHONE = { width: 360, height: 740 };

test('drew eight tiles and saw them, under FISE 2009: three taps, and the numbers', async () => {
  await site.page.setViewportSize(PHONE);
  await site.open('mesa/?reglamento=fise-2009');
  const taps = ['Robó fichas de más', 'vistas', 'Quien robó'];
  for (const tap of taps) {
    if (await site.page.locator('.doing li').count()) break;
    await site.page.locator('main').getByRole('link', { name: tap }).first().click();
  }
  await site.page.locator('.doing li').first().waitFor();
  const told = (await site.page.locator('.doing').textContent()) ?? '';
  expect(told).toMatch(/mira 3 fichas/);
  expect(told).toMatch(/devuelve 1 ficha/);
});

test('how endings changed from FISE 2003 to FISE 2009, in cases that end in another way', async () => {
  await site.open('comparar/fise-2003/fise-2009/');
  const main = site.page.locator('main');
  const text = (await main.textContent()) ?? '';
  expect(text).toContain('Fin: dos pases seguidos');
  const cases = await main.locator('a[href*="esc-"]').count();
  expect(cases).toBeGreaterThan(0);
});

test('what the Python example leaves out, and why that is not a failure', async () => {
  await site.open('implementaciones/');
  await site.page
    .getByRole('link', { name: /Python/ })
    .first()
    .click();
  await site.page.locator('.left-out a').first().click();
  await site.page.waitForURL('**/matriz/**');
  expect(await site.page.locator('tbody tr:visible').count()).toBeGreaterThan(0);
});

test('which readings are disputed, and what another one would flip', async () => {
  await site.open('interpretaciones/');
  await site.page.locator('.status-filter [value=disputed]').check();
  const disputed = data.interpretations.filter(({ status }) => status === 'disputed');
  expect(disputed.length).toBeGreaterThan(3);
  const shown = site.page.locator('li[data-status]:visible');
  expect(await shown.count()).toBe(disputed.length);
  await shown.first().locator('a').click();
  await site.page.locator('.reading:not(.adopted) a[href*="/y-si/"]').first().click();
  await site.page.locator('.flips .lead').waitFor();
  expect(await site.page.locator('.flips .lead').textContent()).toMatch(/[1-9]\d* de \d+ casos/);
});

test('a newcomer learns in one screen what this is, for whom, how far it goes and where to start', async () => {
  await site.page.setViewportSize({ width: 1280, height: 800 });
  await site.open('en/');
  const isInSight = async (text: RegExp | string) => {
    const box = await site.page.locator('main').getByText(text).first().boundingBox();
    return box !== null && box.y + box.height <= 800;
  };
  const casesInAll = data.scenarios.reduce((n, { cases }) => n + cases.length, 0);
  for (const text of [
    /conformance test suite/,
    'For arbiters and players',
    'For a committee',
    'For implementers',
    `${data.clauses.length} clauses`,
    `${casesInAll} cases`,
  ])
    expect(await isInSight(text), String(text)).toBe(true);
  await site.page.locator('.doors .chip.first').first().click();
  await site.page.waitForURL('**/en/mesa/');
});
