// `npm run lighthouse [-- path…]`: the built site under Lighthouse, all four scores of the main kinds of page; below 100
// is a failure, and what it is for is told. Nothing leaves this machine.
import packaged from '@sparticuz/chromium';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { root } from './run.ts';
import { serve } from './serve.ts';

const PAGES = [
  '',
  'temas/overdraw/',
  'clausulas/fise-2009/45.2/',
  'escenarios/esc-0300/',
  'comparar/fise-2003/fise-2009/',
  'mesa/',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PORT = 9222;

const launch = async (): Promise<{ readonly close: () => Promise<void> }> => {
  const own = process.env.CHROME_PATH;
  const args = own ? ['--no-sandbox'] : packaged.args.filter((arg) => arg !== '--single-process');
  const executablePath = own ?? (await packaged.executablePath());
  return chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${PORT}`] });
};

/** What of a category is not perfect, and weighs. */
const lossesOf = ({ categories, audits }: Result): string[] =>
  CATEGORIES.flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
      const { score, title, displayValue = '' } = audits[audit] ?? { score: null, title: audit };
      return weight > 0 && score !== null && score < 1
        ? [`    ${id}: ${title} ${displayValue}`]
        : [];
    }),
  );

const server = await serve(`${root}site/dist`);
const browser = await launch();
const asked = process.argv.slice(2);
let isWhole = true;
for (const page of asked.length > 0 ? asked : PAGES) {
  const run = await lighthouse(`${server.url}${page}`, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!run) throw new Error(`Lighthouse has nothing to say of /${page}`);
  const scores = CATEGORIES.map((id) => Math.round((run.lhr.categories[id]?.score ?? 0) * 100));
  console.log(`${scores.join(' / ')}  /${page}`);
  if (scores.some((score) => score < 100)) {
    isWhole = false;
    console.log(lossesOf(run.lhr).join('\n'));
  }
}
await browser.close();
await server.close();
if (!isWhole) process.exitCode = 1;
