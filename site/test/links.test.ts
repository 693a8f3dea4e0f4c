// Every link of the built site leads to a page or a file that exists, and every page stays within the site.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const FEWEST_PAGES = 3000;

const pages = globSync('**/*.html', { cwd: dist });
const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

test('the site has been built', () => {
  expect(existsSync(`${dist}index.html`), 'site/dist is missing: run npm run site').toBe(true);
  expect(pages.length).toBeGreaterThan(FEWEST_PAGES);
});

/** A page by its folder, with the slash; anything else by its name. */
const isThere = (path: string): boolean => {
  const file = `${dist}${decodeURIComponent(path)}${path.endsWith('/') ? 'index.html' : ''}`;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
};

test('links lead somewhere, anchors to something on their page, ids are not used twice', () => {
  const known = new Map<string, boolean>();
  const leads = (path: string): boolean => {
    const found = known.get(path) ?? isThere(path);
    known.set(path, found);
    return found;
  };
  const broken: string[] = [];
  for (const page of pages) {
    const html = readFileSync(`${dist}${page}`, 'utf8');
    const ids = attributes(html, 'id');
    if (new Set(ids).size !== ids.length) broken.push(`${page} uses an id twice`);
    for (const href of new Set([...attributes(html, 'href'), ...attributes(html, 'src')])) {
      const [address = '', anchor] = href.split('#');
      const [path = ''] = address.split('?');
      if (path === '' && anchor && !ids.includes(decodeURIComponent(anchor))) {
        broken.push(`${page} has no ${href}`);
      } else if (path.startsWith('/') && !leads(path)) broken.push(`${page} links to ${href}`);
      else if (path !== '' && !path.startsWith('/') && !page.includes('implementaciones/')) {
        broken.push(`${page} leads out to ${href}`); // only the homepage of an implementation may
      }
    }
  }
  expect(broken.slice(0, 20)).toEqual([]);
  expect(known.size).toBeGreaterThan(FEWEST_PAGES / 2);
});
