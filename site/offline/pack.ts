// What is kept without a network, packed when the pages are built: a file a language, and the worker that knows them by
// their version. Packed here and not by the host, because not every host does it.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Kept {
  readonly lang: string;
  readonly home: string;
  readonly kept: readonly string[];
}

/** Scripts and styles that a file asks for. */
const ASSETS = /\/_astro\/[\w.-]+\.(?:js|css)/g;
const IMPORTS = /["']\.\/([\w.-]+\.js)["']/g;

const fileOf = (path: string): string =>
  decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path);

/** The files of these addresses, and of all that they ask for in turn. */
export const withAssets = (
  addresses: readonly string[],
  read: (path: string) => string,
): Record<string, string> => {
  const files: Record<string, string> = {};
  const queue = [...addresses];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (path in files) continue;
    const text = read(path);
    files[path] = text;
    queue.push(...(text.match(ASSETS) ?? []));
    if (path.endsWith('.js'))
      queue.push(...[...text.matchAll(IMPORTS)].map(([, name]) => `/_astro/${name}`));
  }
  return files;
};

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Of all pages, not only of what is packed: a scenario that changes is news too. */
const versionOf = (dist: string): string => {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{html,json}', { cwd: dist }).sort())
    hash.update(file).update(readFileSync(join(dist, file)));
  return hash.digest('hex').slice(0, 10);
};

const WORKER = fileURLToPath(new URL('../src/offline/worker.js', import.meta.url));

export const workerSource = (
  version: string,
  languages: Readonly<Record<string, { readonly home: string; readonly pack: string }>>,
): string =>
  `const VERSION = ${JSON.stringify(version)};\nconst LANGUAGES = ${JSON.stringify(languages)};\n${readFileSync(WORKER, 'utf8')}`;

export interface Pack {
  readonly lang: string;
  readonly files: number;
  readonly bytes: number;
}

/** Writes /sin-red/<lang>.<digest>.bin and /sw.js into the built site. */
export const packSite = (dist: string): Pack[] => {
  const read = (path: string): string => readFileSync(join(dist, fileOf(path)), 'utf8');
  const languages: Record<string, { home: string; pack: string }> = {};
  const version = versionOf(dist);
  mkdirSync(join(dist, 'sin-red'), { recursive: true });
  const packs = globSync('**/sin-red/paginas.json', { cwd: dist }).map((list): Pack => {
    const { lang, home, kept } = JSON.parse(readFileSync(join(dist, list), 'utf8')) as Kept;
    const files = withAssets(kept, read);
    const packed = gzipSync(JSON.stringify(files), { level: 9 });
    const pack = `/sin-red/${lang}.${digest(packed)}.bin`;
    writeFileSync(join(dist, pack), packed);
    languages[lang] = { home, pack };
    return { lang, files: Object.keys(files).length, bytes: packed.length };
  });
  if (packs.length === 0)
    throw new Error(
      `no list of what is kept in ${dist}\n  expected sin-red/paginas.json of each language`,
    );
  writeFileSync(join(dist, 'sw.js'), workerSource(version, languages));
  return packs;
};
