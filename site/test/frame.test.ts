// What every page offers, in a browser: the menu, the search, the contents, and one's own regulation first.
import { describe, expect, test } from 'vitest';
import { browsing } from './browsing.ts';
import { generated } from './generated.ts';

const data = generated();
const PHONE = { width: 320, height: 640 };

const site = browsing();
const { open } = site;

describe('the frame', () => {
  test('on a phone the menu opens, leads to every section, and closes with Escape', async () => {
    await site.page.setViewportSize(PHONE);
    await open('clausulas/fise-2009/45.2/');
    const menu = site.page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    await site.page.getByRole('button', { name: 'Menú' }).click();
    expect(await menu.getByRole('link', { name: 'Mesa', exact: true }).isVisible()).toBe(true);
    await site.page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    await site.page.getByRole('button', { name: 'Menú' }).click();
    await menu.getByRole('link', { name: 'Glosario' }).click();
    await site.page.waitForURL('**/glosario/');
  });

  test.each(['', 'en/'])('on a phone the first door of /%s is seen whole', async (home) => {
    await site.page.setViewportSize({ width: 360, height: 740 });
    await open(home);
    const door = await site.page.locator('.doors > li').first().boundingBox();
    expect((door?.y ?? 0) + (door?.height ?? 0)).toBeLessThan(740);
    await site.page.setViewportSize(PHONE);
    const way = await site.page.locator('.doors .chip.first').first().boundingBox();
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThan(PHONE.height + 20);
  });

  test('the search stays in sight wherever the page is scrolled to', async () => {
    await open('glosario/');
    await site.page.mouse.wheel(0, 3000);
    await site.page.waitForFunction(() => scrollY > 1000);
    const box = await site.page.locator('#buscar').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(60);
  });

  test('on a wide screen the contents of the page lead to its parts', async () => {
    await site.page.setViewportSize({ width: 1440, height: 900 });
    await open('temas/overdraw/');
    const links = site.page.locator('.contents a');
    expect(await links.allTextContents()).toContain('Escenarios');
    await site.page.locator('.contents a', { hasText: 'Escenarios' }).click();
    expect(new URL(site.page.url()).hash).toBe('#escenarios');
    expect(await site.page.locator('h2#escenarios').textContent()).toBe('Escenarios');
  });
});

describe('my regulation', () => {
  const choose = async (edition: string) => {
    const reloaded = site.page.waitForEvent('load');
    await site.page.locator('.mine:visible select').selectOption(edition);
    await reloaded;
  };

  test('once chosen comes first, with the others a tap away, and is remembered', async () => {
    await site.page.setViewportSize(PHONE);
    await open('');
    await choose('ajs-2024');
    await open('temas/overdraw/');
    const first = site.page.locator('.answer').first();
    expect(await first.getAttribute('data-edition')).toBe('ajs-2024');
    const others = site.page.locator('.others .answer');
    expect(await others.count()).toBe(data.editions.length - 1);
    expect(await others.first().isVisible()).toBe(false);
    await site.page.locator('.others summary').click();
    expect(await others.first().isVisible()).toBe(true);
  });

  test('what another regulation replaces is told to those who use that one, and to nobody else', async () => {
    const told = site.page.locator('[data-changed-by=ajs-2024]').first();
    await open('clausulas/fise-2009/28.p2.s2/');
    expect(await told.textContent()).toContain('Con AJS 2024-25');
    await choose('ajs-2024');
    expect(await told.isVisible()).toBe(true);
    await choose('fise-2009');
    expect(await told.isVisible()).toBe(false);
  });
});
