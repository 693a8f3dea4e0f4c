// `npm run site [-- --results folder]`: gathers the data and builds the explorer into site/dist. SITE_URL is where it will
// be; without it, what has to be absolute is left out: the map, other languages for searchers, the picture of a share.
import { cpSync, existsSync, globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CorpusError } from '../corpus/problem.ts';
import { buildSiteData, FILES } from '../site/data/build.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export const buildSite = async (resultsFolder?: string): Promise<void> => {
  const started = performance.now();
  if (!existsSync(`${resultsFolder ?? `${root}results`}/coverage/ladder.json`))
    console.log(
      'site: nothing will count as proved: first npm run coverage -- --out results/coverage/ladder.json',
    );
  console.log('site: gathering data from regulations, features and results');
  await buildSiteData(resultsFolder);
  console.log(
    `site: building pages${process.env.SITE_URL ? '' : ' (SITE_URL is not set: without sitemap)'}`,
  );
  process.env.ASTRO_TELEMETRY_DISABLED = '1'; // nothing leaves this machine
  rmSync(`${root}site/dist`, { recursive: true, force: true });
  const { build } = await import('astro');
  await build({ root: `${root}site`, logLevel: 'warn' });
  if (existsSync(FILES)) cpSync(FILES, `${root}site/dist/implementaciones`, { recursive: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`site: ${builtSize()} in site/dist after ${seconds} s, with ${memory} MB of memory`);
};

const builtSize = (): string => {
  const dist = `${root}site/dist/`;
  const files = globSync('**', { cwd: dist, withFileTypes: true }).filter((at) => at.isFile());
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  );
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  return `${pages} pages, ${Math.round(bytes / 1e6)} MB`;
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { results: { type: 'string' } } });
  await buildSite(values.results).catch((error: unknown) => {
    if (!(error instanceof CorpusError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
