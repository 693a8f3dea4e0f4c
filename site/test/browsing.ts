// The built site in a browser, for tests: a fresh page for each, and any trouble in it a failure.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Server, serve } from '../../tasks/serve.ts';
import { launchBrowser } from './browser.ts';

export const dist = fileURLToPath(new URL('../dist', import.meta.url));

export interface Browsing {
  readonly page: Page;
  readonly open: (path: string) => Promise<Response | null>;
  readonly heading: () => Promise<string | null>;
  /** Trouble that a test brings about itself; it may be reported late, so it is told from the rest at the end. */
  readonly expectTrouble: (like: RegExp) => void;
  /** Another server of the same site, which a test may stop. */
  readonly serveAgain: () => Promise<Server>;
}

/** What it returns is of the test that is running. */
export const browsing = (): Browsing => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let trouble: string[];
  let expected: RegExp | undefined;

  beforeAll(async () => {
    if (!existsSync(`${dist}/index.html`))
      throw new Error('site/dist is missing\n  expected the built site\n  run npm run site first');
    server = await serve(dist, 0);
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
      if (protocol !== 'data:' && hostname !== '127.0.0.1')
        trouble.push(`leaves: ${request.url()}`);
    });
  });

  afterEach(async () => {
    await page.close();
    expect(trouble.filter((line) => !expected?.test(line))).toEqual([]);
  });

  return {
    get page() {
      return page;
    },
    open: (path) => page.goto(`${server.url}${path}`),
    heading: () => page.locator('h1').textContent(),
    expectTrouble: (like) => {
      expected = like;
    },
    serveAgain: () => serve(dist, 0),
  };
};
