// The explorer: static pages, Spanish at the root and English under /en/. SITE_URL, where known, makes links absolute.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { offline } from './offline/integration.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  outDir: './dist',
  cacheDir: '../node_modules/.cache/astro',
  // No script is written into a page: a strict content policy can hold.
  vite: { cacheDir: '../node_modules/.cache/vite-site', build: { assetsInlineLimit: 0 } },
  ...(process.env.SITE_URL ? { site: process.env.SITE_URL } : {}),
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  integrations: [offline()],
  devToolbar: { enabled: false },
});
