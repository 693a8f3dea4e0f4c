// The explorer: static pages, Spanish at the root and English under /en/. SITE_URL, where known, makes links absolute and
// the map of the site possible.
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { offline } from './offline/integration.ts';

const address = process.env.SITE_URL;
const isForSearchers = (page) => !page.endsWith('/sin-red/');

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  outDir: './dist',
  cacheDir: '../node_modules/.cache/astro',
  // No script is written into a page: a strict content policy can hold.
  vite: { cacheDir: '../node_modules/.cache/vite-site', build: { assetsInlineLimit: 0 } },
  ...(address ? { site: address } : {}),
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  integrations: [offline(), ...(address ? [sitemap({ filter: isForSearchers })] : [])],
  devToolbar: { enabled: false },
});
