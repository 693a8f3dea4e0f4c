// The built site in a browser: rules lead to cases and back, in both languages, on a phone, without leaving home.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Server, serve } from '../../tasks/serve.ts';
import { LANGS } from '../src/i18n.ts';
import { path } from '../src/links.ts';
import type { Clause } from '../src/model.ts';
import { launchBrowser } from './browser.ts';
import { generated } from './generated.ts';

const data = generated();
const site = fileURLToPath(new URL('../', import.meta.url));
const HOMES = LANGS.map((lang) => path(lang).slice(1));
const PHONE = { width: 360, height: 740 };
const CLAUSE = 'fise-2009:45.2';
const CLAUSE_PATH = 'clausulas/fise-2009/45.2/';

let server: Server;
let browser: Browser;
let page: Page;
let trouble: string[];
/** Trouble that a test brings about itself; it may be reported late, so it is told from the rest at the end. */
let expected: RegExp | undefined;

beforeAll(async () => {
  if (!existsSync(`${site}dist/index.html`)) {
    throw new Error('site/dist is missing\n  expected the built site\n  run npm run site first');
  }
  server = await serve(`${site}dist`, 0);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(async () => {
  trouble = [];
  expected = undefined;
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== '127.0.0.1') trouble.push(`leaves: ${request.url()}`);
  });
});

afterEach(async () => {
  await page.close();
  expect(trouble.filter((line) => !expected?.test(line))).toEqual([]);
});

const open = (path: string) => page.goto(`${server.url}${path}`);
const heading = () => page.locator('h1').textContent();

describe('from a rule to its cases and back', () => {
  test('a clause leads to a scenario with steps and a board, and the scenario back to the clause', async () => {
    await open(CLAUSE_PATH);
    expect(await heading()).toContain('45.2');
    await page.locator('.scenario-list a.case-title').first().click();
    expect(new URL(page.url()).pathname).toMatch(/^\/escenarios\/esc-\d{4}\/$/);

    const steps = page.locator('main > .steps > li');
    expect(await steps.count()).toBeGreaterThanOrEqual(3);
    expect(await steps.first().textContent()).toMatch(/^Dad/);
    const board = page.locator('details[open] svg.board');
    expect(await board.getAttribute('role')).toBe('img');
    expect(await board.locator('title').textContent()).toContain('PATIO');
    expect(await board.locator('.tile').count()).toBeGreaterThanOrEqual(5);

    await page.locator('.refs a', { hasText: 'FISE 2009 45.2' }).first().click();
    expect(new URL(page.url()).pathname).toBe(`/${CLAUSE_PATH}`);
  });

  test('the language switch shows the same scenario in English', async () => {
    const { scenarios } = clauseOf(CLAUSE);
    await open(`escenarios/${scenarios[0]?.id}/`);
    await page.locator('a.switch[hreflang=en]').click();
    expect(new URL(page.url()).pathname).toBe(`/en/escenarios/${scenarios[0]?.id}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('main > .steps > li').first().textContent()).toMatch(/^Given/);
    await page.locator('.refs a', { hasText: 'FISE 2009 45.2' }).first().click();
    expect(new URL(page.url()).pathname).toBe(`/en/${CLAUSE_PATH}`);
    await page.locator('a.switch[hreflang=es]').click();
    expect(new URL(page.url()).pathname).toBe(`/${CLAUSE_PATH}`);
  });
});

describe('the search box', () => {
  const input = () => page.locator('#buscar');
  const hits = () => page.locator('.hits [role=option]');

  test('goes to a clause by its full name', async () => {
    await open('');
    await input().fill('fise-2009:28.2');
    await hits().first().waitFor();
    await input().press('Enter');
    await page.waitForURL('**/clausulas/fise-2009/28.2/');
  });

  test('is reached with "/" from any page, and its hits with the arrow keys, also in English', async () => {
    await open(`en/${CLAUSE_PATH}`);
    await page.keyboard.press('/');
    await page.keyboard.type('both players passed');
    await hits().first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await input().getAttribute('aria-activedescendant')).toBe('hit-0');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/temas/ending-two-passes/');
  });

  test('says so when nothing matches', async () => {
    await open('');
    await input().fill('zzzzqqq');
    await page.locator('.search [role=status]:not(.quiet)').waitFor();
    expect(await page.locator('.search [role=status]').textContent()).toContain('zzzzqqq');
  });

  test('leads to a page of results that Back brings again', async () => {
    await open('');
    await input().fill('mi rival sacó ocho fichas');
    await input().press('Enter');
    await page.waitForURL('**/buscar/?q=*');
    const first = page.locator('.results li a').first();
    await first.waitFor();
    expect(await first.textContent()).toBe('Fichas de más');
    expect(await page.locator('.results mark').count()).toBeGreaterThan(3);
    await first.click();
    await page.waitForURL('**/temas/overdraw/');
    await page.goBack();
    await first.waitFor();
    expect(await input().inputValue()).toBe('mi rival sacó ocho fichas');
  });

  test('shows what was typed as text, whatever it is', async () => {
    await open('buscar/?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await page.locator('.results [role=status]:not(:empty)').waitFor();
    expect(await page.locator('.results img').count()).toBe(0);
  });
});

describe('the assistant of the arbiter', () => {
  test('gets to a ruling in three taps, and says what the others say', async () => {
    await open('mesa/?reglamento=fise-2009');
    await page.getByRole('link', { name: 'Robó fichas de más' }).click();
    await page.getByRole('link', { name: 'Fuera del atril, pero vistas' }).click();
    await page.getByRole('link', { name: 'Quien las robó' }).click();
    const doing = page.locator('.doing li');
    expect(await doing.allTextContents()).toEqual([
      'El rival mira 3 fichas de todo el atril.',
      'El rival devuelve 1 ficha a la bolsa, la que elija.',
    ]);
    expect(await page.locator('.elsewhere li').count()).toBe(4);
    await page.goBack();
    await page.getByRole('link', { name: 'El rival' }).waitFor();
  });

  test('can be sent on', async () => {
    await open('en/mesa/?caso=fichas-de-mas&reglamento=ajs-2024&where=racked&who=Ana');
    await page.locator('.doing li').first().waitFor();
    await page.locator('.share summary').click();
    expect(await page.locator('.share a').textContent()).toBe(page.url());
    expect(await page.locator('.share svg path').getAttribute('d')).toMatch(/^M/);
  });
});

describe('the judge of words', () => {
  const verdicts = () => page.locator('.verdict-cards .lexical').allTextContents();

  test('judges a word under every regulation, with its derivation and clauses', async () => {
    await open('juez/');
    await page.locator('#articulo').fill('club. m.');
    await page.locator('#palabra').fill('clubs');
    await page.locator('.judge button').click();
    await page.locator('.verdict-cards').waitFor();
    expect(await verdicts()).toEqual([
      '✗ no vale',
      '✓ vale',
      '✓ vale',
      '– no lo dice',
      '– no lo dice',
    ]);
    expect(page.url()).toContain('articulo=club.+m.&palabra=clubs');
    await page.locator('.verdict-cards a.ref').first().click();
    await page.waitForURL('**/clausulas/fise-2003/XII.18.5.b/');
  });

  test('shows the whole family of an article that stands in the address', async () => {
    await open('en/juez/?articulo=querub.%20m.');
    await page.locator('.family tbody tr').nth(2).waitFor();
    expect(await page.locator('.family tbody th').allTextContents()).toContain('QUERUBES');
  });

  test.each([
    ['kiwi', 'club. m.', /ninguna ficha es una K/],
    ['clubs', 'club. masc.', /«masc\.» no se conoce/],
    ['<img src=x onerror=alert(1)>', 'club. m.', /no es una letra/],
  ])('tells what is wrong with %s of «%s»', async (word, article, told) => {
    await open(`juez/?${new URLSearchParams({ articulo: article, palabra: word })}`);
    expect(await page.locator('.judged [role=alert]').textContent()).toMatch(told);
    expect(await page.locator('.judged img').count()).toBe(0);
  });
});

describe('on a phone', () => {
  const { topics, scenarios } = clauseOf(CLAUSE);
  test.each([
    ['home', ''],
    ['regulation', 'reglamentos/ajs-2024/'],
    ['article', 'reglamentos/fise-2009/45/'],
    ['oddities', 'reglamentos/fise-2009/rarezas/'],
    ['clause', CLAUSE_PATH],
    ['clause with a long number', 'clausulas/ajs-2024/3.1.2.2.p2.bul1a/'],
    ['topic', `temas/${topics[0]}/`],
    ['scenario', `escenarios/${scenarios[0]?.id}/`],
    ['scenarios', 'escenarios/'],
    ['glossary', 'glosario/'],
    ['results', 'buscar/?q=robar'],
    ['mesa', 'mesa/?caso=fichas-de-mas&reglamento=fise-2009&where=seen&who=Ana'],
    ['judge of words', 'juez/?articulo=club.%20m.&palabra=clubs'],
    ['all oddities', 'rarezas/'],
    ['comparisons', 'comparar/'],
    ['comparison', 'comparar/fise-2009/ajs-2024/'],
    ['coverage', 'cobertura/'],
    ['parameters', 'parametros/'],
    ['implementation', 'implementaciones/articulado-reference/'],
    ['implementations', 'implementaciones/'],
  ])('the page of %s is no wider than the screen', async (_, where) => {
    await page.setViewportSize(PHONE);
    for (const prefix of HOMES) {
      await open(`${prefix}${where}`);
      const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
      expect(width, `${prefix}${where}`).toBeLessThanOrEqual(PHONE.width);
    }
  });
});

test.each([1000, 1152, 1280])('at %i pixels the menu fits', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  for (const prefix of HOMES) {
    await open(prefix);
    const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(wide, prefix).toBeLessThanOrEqual(width);
  }
});

describe('the same in another regulation', () => {
  test('a topic shows every regulation, also those that say nothing', async () => {
    await open(`temas/${silentTopic()}/`);
    expect(await page.locator('.answers > .answer').count()).toBe(data.editions.length);
    const silent = page.locator('.answers > .answer', { hasText: 'no dice nada sobre el tema' });
    expect(await silent.count()).toBeGreaterThan(0);
  });

  test('a comparison leads from a topic to the case that ends in another way, and on to its scenario', async () => {
    await open('comparar/redeletras/fise-2009/');
    expect(await heading()).toBe('De ReDeLetras a FISE 2009');
    await page.locator('.compared a[href^="#esc-"]').first().click();
    const target = page.locator('.difference:target');
    expect(await target.locator('.side').count()).toBeGreaterThanOrEqual(2);
    expect(await target.locator('.side strong').count()).toBeGreaterThan(0);
    await target.locator('h3 a').click();
    expect(new URL(page.url()).pathname).toMatch(/^\/escenarios\/esc-\d{4}\/$/);
  });

  test('a count of oddities opens their list', async () => {
    await open('rarezas/');
    await page.locator('td a[href="#misprint-fise-2009"]').click();
    expect(await page.locator('#misprint-fise-2009 > li').first().isVisible()).toBe(true);
  });
});

describe('without a network', () => {
  test('what was read can be read again; the rest is the home page', async () => {
    const own = await serve(`${site}dist`, 0);
    await page.goto(`${own.url}${CLAUSE_PATH}`);
    await page.evaluate(
      async (paths) => {
        const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
        const needed = [...paths, style];
        const kept = async () =>
          (await Promise.all(needed.map((url) => caches.match(url)))).every(Boolean);
        while (!navigator.serviceWorker.controller || !(await kept())) {
          await new Promise((done) => setTimeout(done, 20));
        }
      },
      ['/en/', `/${CLAUSE_PATH}`],
    );
    await own.close();

    await page.reload();
    expect(await heading()).toContain('45.2');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).not.toBe('rgba(0, 0, 0, 0)'); // the stylesheet is there too
    await page.goto(`${own.url}en/temas/`);
    expect(await heading()).toBe('What does the regulation say?');
    expected = /ERR_CONNECTION_REFUSED|Failed to fetch/;
  });
});

test('an unknown address gets the page that says so', async () => {
  expected = /404/; // the browser reports the answer itself
  const answer = await open('no/existe/');
  expect(answer?.status()).toBe(404);
  expect(await heading()).toBe('Esta página no existe');
});

function clauseOf(id: string): Clause {
  const found = data.clauses.find((clause) => clause.id === id);
  if (!found) throw new Error(`the generated data lacks ${id}`);
  return found;
}

/** A topic on which some edition says nothing. */
function silentTopic(): string {
  const found = data.topics.find(({ answers }) => answers.length < data.editions.length);
  if (!found) throw new Error('every edition speaks of every topic');
  return found.slug;
}
