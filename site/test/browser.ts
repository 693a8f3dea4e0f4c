// Finds a browser that is already here: CHROME_PATH, a system Chromium or Chrome, or the npm package. Never downloads one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const systemBrowser = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...PLACES].find((file) => existsSync(file));
};

export const launchBrowser = async (): Promise<Browser> => {
  const own = process.env.CHROME_PATH ?? systemBrowser();
  if (own) return chromium.launch({ executablePath: own, args: ['--no-sandbox'] });
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    // In a single process the browser ends with its first closed context.
    args: packaged.args.filter((arg) => arg !== '--single-process'),
  });
};
