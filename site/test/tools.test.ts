// The live tools in a browser: the search, what if, the judge of words.
import { describe, expect, test } from 'vitest';
import { browsing } from './browsing.ts';

const CLAUSE_PATH = 'clausulas/fise-2009/45.2/';

const site = browsing();
const { open } = site;

describe('the search box', () => {
  const input = () => site.page.locator('#buscar');
  const hits = () => site.page.locator('.hits [role=option]');

  test('goes to a clause by its full name', async () => {
    await open('');
    await input().fill('fise-2009:28.2');
    await hits().first().waitFor();
    await input().press('Enter');
    await site.page.waitForURL('**/clausulas/fise-2009/28.2/');
  });

  test('is reached with "/" from any page, and its hits with the arrow keys, also in English', async () => {
    await open(`en/${CLAUSE_PATH}`);
    await site.page.keyboard.press('/');
    await site.page.keyboard.type('both players passed');
    await hits().first().waitFor();
    await site.page.keyboard.press('ArrowDown');
    expect(await input().getAttribute('aria-activedescendant')).toBe('hit-0');
    await site.page.keyboard.press('Enter');
    await site.page.waitForURL('**/en/temas/ending-two-passes/');
  });

  test('says so when nothing matches', async () => {
    await open('');
    await input().fill('zzzzqqq');
    await site.page.locator('.search [role=status]:not(.quiet)').waitFor();
    expect(await site.page.locator('.search [role=status]').textContent()).toContain('zzzzqqq');
  });

  test('leads to a page of results that Back brings again', async () => {
    await open('');
    await input().fill('mi rival sacó ocho fichas');
    await input().press('Enter');
    await site.page.waitForURL('**/buscar/?q=*');
    const first = site.page.locator('.results li a').first();
    await first.waitFor();
    expect(await first.textContent()).toBe('Fichas de más');
    expect(await site.page.locator('.results mark').count()).toBeGreaterThan(3);
    await first.click();
    await site.page.waitForURL('**/temas/overdraw/');
    await site.page.goBack();
    await first.waitFor();
    expect(await input().inputValue()).toBe('mi rival sacó ocho fichas');
  });

  test('shows what was typed as text, whatever it is', async () => {
    await open('buscar/?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await site.page.locator('.results [role=status]:not(:empty)').waitFor();
    expect(await site.page.locator('.results img').count()).toBe(0);
  });
});

describe('what if', () => {
  test('shows the cases that a changed reading flips, and keeps the draft in the address', async () => {
    await open('y-si/?reglamento=resumen-2018');
    await site.page.locator('.changeable .chip').first().click();
    await site.page.locator('.flips').waitFor();
    expect(await site.page.locator('.flips .lead').textContent()).toMatch(/de \d{3,} casos/);
    expect(new URL(site.page.url()).searchParams.size).toBe(2);
    expect(await site.page.locator('[data-save]').isEnabled()).toBe(true);
    await site.page.locator('[data-part=changes] a').click();
    await site.page.getByText('Todavía no cambia nada').waitFor();
  });
});

describe('the tournament', () => {
  const first = () => site.page.locator('.standings button.player').first();

  test('has its final standings without a script, small', async () => {
    const html = (await (await open('torneo/'))?.text()) ?? '';
    expect(html.length).toBeLessThan(100_000);
    expect(html.match(/<tr class="lead-row">/g)).toHaveLength(23);
    expect(html).toMatch(/Sonneborn-Berger, 20 &gt; 19|Sonneborn-Berger, 20 > 19/);
  });

  test('shows the standings of a round, and why a player stands before the next', async () => {
    await open('torneo/');
    await first().waitFor();
    await site.page.locator('[data-round="4"]').click();
    await site.page.locator('.standings caption', { hasText: 'ronda 4 de 8' }).waitFor();
    await site.page.locator('[data-round="8"]').click();
    await site.page.locator('[data-player=jaime]').click();
    expect(await site.page.locator('.compared .decides').textContent()).toMatch(
      /Sonneborn-Berger2019decide 4\.1\.8/,
    );
    expect(await site.page.locator('.rivals li').count()).toBe(8);
    expect(site.page.url()).toContain('?ronda=8&jugador=jaime');
    expect(
      await site.page.evaluate(() => document.activeElement?.getAttribute('data-player')),
    ).toBe('jaime');
  });

  test('follows a result that is changed, and goes back', async () => {
    await open('en/torneo/?ronda=8');
    const score = site.page.locator('.game input').nth(2);
    expect(await score.getAttribute('aria-label')).toBe('Points of Darío Peña against Eva Montes');
    await score.fill('500');
    await site.page.getByText('Results changed: 1.').waitFor();
    expect(await site.page.locator('.standings .up').count()).toBeGreaterThan(0);
    expect(await score.evaluate((own) => own === document.activeElement)).toBe(true);
    await site.page.locator('[data-reset]').click();
    expect(await site.page.locator('.standings .up').count()).toBe(0);
    expect(await score.inputValue()).toBe('386');
  });

  test.each(['?ronda=99&jugador=nadie', '?ronda=<img src=x onerror=alert(1)>&jugador=<b>'])(
    'shows the last round where the address says %s',
    async (query) => {
      await open(`torneo/${query}`);
      await first().waitFor();
      expect(await site.page.locator('.standings caption').textContent()).toContain('ronda 8 de 8');
      expect(await site.page.locator('.tournament img').count()).toBe(0);
    },
  );
});

describe('clauses that scripts name', () => {
  test.each([
    ['mesa/?caso=fichas-de-mas&reglamento=fise-2009&donde=vistas&dice=Ana', 'a.ref', 'párrafo'],
    ['en/y-si/', '.changeable a.ref', 'paragraph'],
    ['juez/?articulo=querub.%20m.&palabra=querubs', '.verdict-cards a.ref', 'párrafo'],
    ['en/torneo/', '.tournament a.ref', 'paragraph'],
  ])('%s says their numbers in words', async (path, refs, word) => {
    await open(path);
    await site.page.locator(refs).first().waitFor({ state: 'attached' });
    const said = await site.page.locator(refs).allTextContents();
    expect(said.filter((text) => /\.(p|s|bul|art)\d/.test(text))).toEqual([]);
    expect(said.join(' ')).toContain(word);
  });
});

describe('the judge of words', () => {
  const verdicts = () => site.page.locator('.verdict-cards .lexical').allTextContents();

  test('judges a word under every regulation, with its derivation and clauses', async () => {
    await open('juez/');
    await site.page.locator('#articulo').fill('club. m.');
    await site.page.locator('#palabra').fill('clubs');
    await site.page.locator('.judge button').click();
    await site.page.locator('.verdict-cards').waitFor();
    expect(await verdicts()).toEqual([
      '✗ no vale',
      '✓ vale',
      '✓ vale',
      '– no lo dice',
      '– no lo dice',
    ]);
    expect(site.page.url()).toContain('articulo=club.+m.&palabra=clubs');
    await site.page.locator('.verdict-cards a.ref').first().click();
    await site.page.waitForURL('**/clausulas/fise-2003/XII.18.5.b/');
  });

  test('shows the whole family of an article that stands in the address', async () => {
    await open('en/juez/?articulo=querub.%20m.');
    await site.page.locator('.family tbody tr').nth(2).waitFor();
    expect(await site.page.locator('.family tbody th').allTextContents()).toContain('QUERUBES');
  });

  test.each([
    ['kiwi', 'club. m.', /ninguna ficha es una K/],
    ['clubs', 'club. masc.', /«masc\.» no se conoce/],
    ['clubs', 'club m.', /no hay palabra seguida de un punto/],
    ['clubs', '', /no se ha dado ningún artículo/],
    ['ñ', 'club. m.', /es una sola ficha, Ñ/],
    ['otorrinolaringólogos', 'club. m.', /quince fichas como mucho/],
    ['<img src=x onerror=alert(1)>', 'club. m.', /no es una letra/],
  ])('tells what is wrong with %s of «%s»', async (word, article, told) => {
    await open(`juez/?${new URLSearchParams({ articulo: article, palabra: word })}`);
    expect(await site.page.locator('.judged [role=alert]').textContent()).toMatch(told);
    expect(await site.page.locator('.judged img').count()).toBe(0);
  });
});
