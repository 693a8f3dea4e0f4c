// What somebody downloads to judge words in a browser: the page, its styles and every script that it loads, compressed.
// Nothing when the site is not built.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../site/dist', import.meta.url));
const PAGE = '/juez/index.html';

const LINKED = /(?:src|href)="(\/[^"]+\.(?:js|css))"/g;
const IMPORTED = /(?:from|import)\s*\(?["']\.\/([^"']+\.js)["']/g;

/** Every file of the site that a page loads, itself among them. */
const filesOf = (page: string): readonly string[] => {
  const files = new Set([page]);
  for (const file of files) {
    const text = readFileSync(`${dist}${file}`, 'utf8');
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    for (const [, linked = ''] of text.matchAll(LINKED)) files.add(linked);
    if (file.endsWith('.js'))
      for (const [, imported = ''] of text.matchAll(IMPORTED)) files.add(`${folder}${imported}`);
  }
  return [...files];
};

export const pageLines = (): string[] => {
  if (!existsSync(`${dist}${PAGE}`)) return ['judge page: skipped, the site is not built'];
  const files = filesOf(PAGE).map((file) => readFileSync(`${dist}${file}`));
  const kilobytes = (size: (file: Buffer) => number): string =>
    (files.reduce((sum, file) => sum + size(file), 0) / 1000).toFixed(0);
  return [
    `judge page: ${kilobytes((file) => gzipSync(file).length)} kB with gzip, ${kilobytes((file) => brotliCompressSync(file).length)} kB with brotli, in ${files.length} files (aim: at most 150)`,
  ];
};

if (import.meta.main) for (const line of pageLines()) console.log(line);
