// The built site in a browser: rules lead to cases and back, in both languages, on a phone, without leaving home.
import { describe, expect, test } from 'vitest';
import { LANGS } from '../src/i18n.ts';
import { path } from '../src/links.ts';
import type { Clause } from '../src/model.ts';
import { browsing } from './browsing.ts';
import { generated } from './generated.ts';

const data = generated();
const HOMES = LANGS.map((lang) => path(lang).slice(1));
const PHONE = { width: 320, height: 640 };
const CLAUSE = 'fise-2009:45.2';
const CLAUSE_PATH = 'clausulas/fise-2009/45.2/';

const site = browsing();
const { open, heading } = site;

describe('from a rule to its cases and back', () => {
  test('a clause leads to a scenario with steps and a board, and the scenario back to the clause', async () => {
    await open(CLAUSE_PATH);
    expect(await heading()).toContain('45.2');
    await site.page.locator('.scenario-list a').first().click();
    expect(new URL(site.page.url()).pathname).toMatch(/^\/escenarios\/esc-\d{4}\/$/);

    const steps = site.page.locator('.lead-case .steps > li');
    expect(await steps.count()).toBeGreaterThanOrEqual(3);
    expect(await steps.first().textContent()).toMatch(/^Dad/);
    const board = site.page.locator('.lead-case svg.board').first();
    expect(await board.getAttribute('role')).toBe('img');
    expect(await board.locator('title').textContent()).toContain('PATIO');
    expect(await board.locator('.tile').count()).toBeGreaterThanOrEqual(5);

    await site.page.locator('.refs a', { hasText: 'FISE 2009 45.2' }).first().click();
    expect(new URL(site.page.url()).pathname).toBe(`/${CLAUSE_PATH}`);
  });

  test('the language switch shows the same scenario in English', async () => {
    const { scenarios } = clauseOf(CLAUSE);
    await open(`escenarios/${scenarios[0]?.id}/`);
    await site.page.locator('a.switch[hreflang=en]').click();
    expect(new URL(site.page.url()).pathname).toBe(`/en/escenarios/${scenarios[0]?.id}/`);
    expect(await site.page.locator('html').getAttribute('lang')).toBe('en');
    expect(await site.page.locator('.lead-case .steps > li').first().textContent()).toMatch(
      /^Given/,
    );
    await site.page.locator('.refs a', { hasText: 'FISE 2009 45.2' }).first().click();
    expect(new URL(site.page.url()).pathname).toBe(`/en/${CLAUSE_PATH}`);
    await site.page.locator('a.switch[hreflang=es]').click();
    expect(new URL(site.page.url()).pathname).toBe(`/${CLAUSE_PATH}`);
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
    ['scenario with a wide table', 'escenarios/esc-5000/'],
    ['scenario of a play', 'escenarios/esc-0307/'],
    ['scenario about words', 'escenarios/esc-3802/'],
    ['scenarios', 'escenarios/'],
    ['scenarios of an area', 'escenarios/areas/arbitraje/'],
    ['glossary', 'glosario/'],
    ['results', 'buscar/?q=robar'],
    ['mesa', 'mesa/?caso=fichas-de-mas&reglamento=fise-2009&donde=vistas&dice=Ana'],
    ['what if', 'y-si/?reglamento=fise-2009'],
    ['tournament', 'torneo/?ronda=8&jugador=jaime'],
    ['judge of words', 'juez/?articulo=club.%20m.&palabra=clubs'],
    ['plurals', 'plurales/'],
    ['verbs', 'verbos/'],
    ['all oddities', 'rarezas/'],
    ['comparisons', 'comparar/'],
    ['comparison', 'comparar/fise-2009/ajs-2024/'],
    ['comparison of an area', 'comparar/redeletras/fise-2009/fichas/'],
    ['wording of an area', 'comparar/redeletras/fise-2009/fichas/redaccion/'],
    ['coverage', 'cobertura/'],
    ['parameters', 'parametros/'],
    ['parameters of a group', 'parametros/plural/'],
    ['parameters in rows', 'parametros/scoring/'],
    ['topic of many clauses', 'temas/lex-plural-formation/'],
    ['implementation', 'implementaciones/articulado-reference/'],
    ['implementations', 'implementaciones/'],
    ['clause by clause', 'implementaciones/matriz/fise-2009/'],
    ['certify yours', 'implementaciones/certificar/'],
  ])('the page of %s is no wider than the screen', async (_, where) => {
    await site.page.setViewportSize(PHONE);
    for (const prefix of HOMES) {
      await open(`${prefix}${where}`);
      const width = await site.page.evaluate(() => document.scrollingElement?.scrollWidth);
      expect(width, `${prefix}${where}`).toBeLessThanOrEqual(PHONE.width);
    }
  });
});

test.each([1000, 1152, 1280])('at %i pixels the menu fits', async (width) => {
  await site.page.setViewportSize({ width, height: 800 });
  for (const prefix of HOMES) {
    await open(prefix);
    const wide = await site.page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(wide, prefix).toBeLessThanOrEqual(width);
  }
});

describe('the same in another regulation', () => {
  test('a topic shows every regulation, also those that say nothing', async () => {
    await open(`temas/${silentTopic()}/`);
    expect(await site.page.locator('.answers > .answer').count()).toBe(data.editions.length);
    const silent = site.page.locator('.answers > .answer', {
      hasText: 'no dice nada sobre el tema',
    });
    expect(await silent.count()).toBeGreaterThan(0);
  });

  test('a comparison leads from a topic to the case that ends in another way, and on to its scenario', async () => {
    await open('comparar/redeletras/fise-2009/');
    expect(await heading()).toBe('De ReDeLetras a FISE 2009');
    await site.page.locator('h2 a[href$="/fichas/"]').click();
    await site.page.locator('.compared a[href^="#esc-"]').first().click();
    const target = site.page.locator('.difference:has(:target)');
    expect(await target.getAttribute('open')).not.toBeNull();
    expect(await target.locator('.side').count()).toBeGreaterThanOrEqual(2);
    expect(await target.locator('.side strong').count()).toBeGreaterThan(0);
    await target.locator('p a[href*="/escenarios/"]').first().click();
    expect(new URL(site.page.url()).pathname).toMatch(/^\/escenarios\/esc-\d{4}\/$/);
  });

  test('a count of oddities opens their list', async () => {
    await open('rarezas/');
    await site.page.locator('#misprint-fise-2009 a').click();
    await site.page.waitForURL('**/reglamentos/fise-2009/rarezas/#misprint');
    await site.page.locator('section:has(#misprint) li').first().waitFor();
    expect(await site.page.locator('#misprint:target').isVisible()).toBe(true);
  });
});

test('an unknown address gets the page that says so', async () => {
  site.expectTrouble(/404/); // the browser reports the answer itself
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
