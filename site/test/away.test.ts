// The built site in a browser whose network goes away, and when a newer version comes.
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serve } from '../../tasks/serve.ts';
import { browsing, dist } from './browsing.ts';

const CLAUSE_PATH = 'clausulas/fise-2009/45.2/';

const site = browsing();
const { heading } = site;

describe('without a network', () => {
  /** Reads a page, waits until all that is kept from a first visit is there, and takes the network away. */
  const readAndLeave = async (where: string): Promise<string> => {
    const own = await site.serveAgain();
    await site.page.goto(`${own.url}${where}`);
    await site.page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const needed = [location.href, ...loaded, '/temas/', '/mesa/', '/indice.json'];
      const kept = async () =>
        (await Promise.all(needed.map((url) => caches.match(url)))).every(Boolean);
      while (!navigator.serviceWorker.controller || !(await kept())) {
        await new Promise((done) => setTimeout(done, 20));
      }
    });
    await own.close();
    site.expectTrouble(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|status of 503/);
    return own.url;
  };

  test('what was read can be read again, with its styles', async () => {
    await readAndLeave(CLAUSE_PATH);
    await site.page.reload();
    expect(await heading()).toContain('45.2');
    const background = await site.page.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('topics, articles, the search and the assistant of the arbiter are there after one visit', async () => {
    const url = await readAndLeave('');
    await site.page.goto(`${url}temas/overdraw/`);
    expect(await heading()).toBe('Fichas de más');
    await site.page.goto(`${url}reglamentos/fise-2009/28/`);
    expect(await heading()).toContain('28');
    await site.page.goto(`${url}buscar/?q=sacó ocho fichas`);
    await site.page.locator('.results li').first().waitFor();
    await site.page.goto(
      `${url}mesa/?caso=fichas-de-mas&reglamento=fise-2009&donde=vistas&dice=Ana`,
    );
    await site.page.locator('.doing li').first().waitFor();
  });

  test('a page that is not kept says so under its own address, and leads to the article of a clause', async () => {
    const url = await readAndLeave('');
    await site.page.goto(`${url}${CLAUSE_PATH}`);
    expect(site.page.url()).toBe(`${url}${CLAUSE_PATH}`);
    expect(await heading()).toBe('Esta página no está guardada');
    await site.page.locator('.not-kept a').click();
    expect(await heading()).toContain('45');
  });
});

describe('news', () => {
  test('a newer version is told of, and read when asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'articulado-'));
    const worker = readFileSync(`${dist}/sw.js`, 'utf8');
    for (const entry of readdirSync(dist))
      if (entry !== 'sw.js') symlinkSync(join(dist, entry), join(folder, entry));
    writeFileSync(join(folder, 'sw.js'), worker);
    const own = await serve(folder);
    await site.page.goto(own.url);
    await site.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await site.page.locator('.news').isVisible()).toBe(false);

    writeFileSync(join(folder, 'sw.js'), worker.replace(/VERSION = "[^"]+"/, 'VERSION = "next"'));
    await site.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await site.page.locator('.news button').click();
    await site.page.waitForFunction(
      async () => (await caches.keys()).join() === 'articulado-next',
      undefined,
      { polling: 50 },
    );
    await own.close();
    rmSync(folder, { recursive: true });
  });
});
