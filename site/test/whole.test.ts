// A whole regulation on one page: all of it is there, and on paper nothing is said twice.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../corpus/editions.ts';
import { LANGS } from '../src/i18n.ts';
import { wholePath } from '../src/links.ts';
import { browsing } from './browsing.ts';
import { generated } from './generated.ts';

const { clauses, scenarios, interpretations } = generated();
const site = browsing();

describe.each(EDITIONS.map(({ id }) => id))('%s on one page', (edition) => {
  const own = clauses.filter((c) => c.edition === edition);
  const titles = scenarios.filter((s) => s.cases.some((c) => c.edition === edition));
  const questions = interpretations.filter(({ editions }) => editions.includes(edition));

  test.each([...LANGS])('has every clause, case and reading once (%s)', async (lang) => {
    await site.open(wholePath(lang, edition).slice(1));
    await site.page.emulateMedia({ media: 'print' });
    const numbers = await site.page.locator('.whole-clause > p > .number').allTextContents();
    expect(numbers).toHaveLength(own.length);
    expect(new Set(numbers).size).toBe(own.length);
    const cases = await site.page.locator('.whole-cases > li > a').evaluateAll(hrefs);
    expect(cases).toHaveLength(titles.length);
    expect(new Set(cases).size).toBe(titles.length);
    const readings = await site.page.locator('.whole-reading > a').evaluateAll(hrefs);
    expect(readings).toHaveLength(questions.length);
    expect(new Set(readings).size).toBe(questions.length);
  });
});

test('printed, it is a booklet with no frame of the site', async () => {
  await site.open(wholePath('es', 'resumen-2018').slice(1));
  await site.page.emulateMedia({ media: 'print' });
  for (const part of ['header', '.crumbs', 'button', 'footer nav'])
    expect(await site.page.locator(`${part} >> visible=true`).count(), part).toBe(0);
  const pdf = (await site.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(3);
  expect(pages).toBeLessThan(40);
});

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'));
}
