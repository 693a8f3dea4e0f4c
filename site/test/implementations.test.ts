// How far an implementation goes, and the clauses that it fails or leaves out, as an implementer looks for them.
import { describe, expect, test } from 'vitest';
import { browsing } from './browsing.ts';
import { generated } from './generated.ts';

const { implementations, suite, clauses } = generated();
const site = browsing();
const PYTHON = 'python-example';

const python = () => {
  const found = implementations.find(({ slug }) => slug === PYTHON);
  if (!found)
    throw new Error('the Python example was not run\n  npm run certify -- python3 … first');
  return found;
};

describe('the page of an implementation', () => {
  test('says how much of the whole suite passes, whatever was claimed', async () => {
    await site.open(`en/implementaciones/${PYTHON}/`);
    const passed = Object.values(python().verdicts).filter((v) => v === 'pass').length;
    const said = await site.page.locator('.big-count').textContent();
    expect(said?.trim()).toMatch(
      new RegExp(`^${passed} of ${suite.cases.length} cases · \\d+ of \\d+ areas whole$`),
    );
    expect(passed).toBeLessThan(suite.cases.length);
  });

  test('leads from what it leaves out to the clauses, and the address keeps what is shown', async () => {
    await site.open(`implementaciones/${PYTHON}/`);
    await site.page.locator('.left-out a[href*="fise-2009/?area=fichas"]').click();
    await site.page.waitForURL('**/matriz/fise-2009/?area=fichas&con=python-example&estado=skip*');
    const rows = site.page.locator('.matrix-area:visible tbody tr:visible');
    const out = clauses.filter(
      (c) => c.edition === 'fise-2009' && c.profile === 'fichas' && c.scenarios.length > 0,
    );
    expect(out.length).toBeGreaterThan(3);
    const shown = await rows.locator('th a').allTextContents();
    expect(shown.length).toBeGreaterThan(3);
    for (const number of shown) expect(out.map((c) => c.number)).toContain(number);

    await site.page.locator('#estado').selectOption('pass');
    expect(new URL(site.page.url()).searchParams.get('estado')).toBe('pass');
    const passed = await rows.locator('th a').allTextContents();
    expect(passed.filter((number) => shown.includes(number))).toEqual([]);
    await site.page.goBack();
    expect(await rows.locator('th a').allTextContents()).toEqual(shown);
  });

  test('has its results to download', async () => {
    const answer = await site.open(`implementaciones/${PYTHON}/resultados.json`);
    const results = await answer?.json();
    expect(results.implementation.name).toBe(python().name);
    expect((await site.open(`implementaciones/${PYTHON}/insignia.svg`))?.status()).toBe(200);
  });
});

test('certify yours tells of every template', async () => {
  await site.open('en/implementaciones/');
  await site.page.locator('a[href="/en/implementaciones/certificar/"]').click();
  const text = await site.page.locator('main').textContent();
  for (const language of ['Python', 'JavaScript', 'Java', 'Go', 'Rust'])
    expect(text).toContain(language);
});
