// The data for others to build on: every file is as its schema says, and the feed of changes can be read.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { versionsIn } from '../data/changes.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const read = (address: string): string =>
  readFileSync(`${dist}${decodeURIComponent(address)}`, 'utf8');

interface Index {
  readonly license: string;
  readonly kinds: Readonly<
    Record<string, { readonly schema: string; readonly all: readonly string[] }>
  >;
}

const { license, kinds }: Index = JSON.parse(read('/datos/indice.json'));

test('the license is said, and there are six kinds', () => {
  expect(license).toBe('MIT');
  expect(Object.keys(kinds)).toHaveLength(6);
});

describe.each(Object.entries(kinds))('%s', (kind, { schema, all }) => {
  test('every file is as its schema says', () => {
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
      JSON.parse(read(schema)),
    );
    expect(all.length, kind).toBeGreaterThan(4);
    for (const address of all) {
      validate(JSON.parse(read(address)));
      expect(validate.errors ?? [], address).toEqual([]);
    }
  });
});

test('the feed tells of every version, the newest first', () => {
  const { feed } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(
    read('/novedades.xml'),
  );
  expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
  expect(feed.entry.length).toBeGreaterThan(1);
  expect(feed.entry[0].title).toMatch(/^Articulado \d/);
  expect(feed.updated).toBe(feed.entry[0].updated);
});

test('a version is read from its heading and its points', () => {
  const text =
    '# C\n\nx\n\n## 2.0.0 (2026-01-02)\n\nWhy.\n\n- One `a` [b](c.md).\n- Two.\n\n## 1.0.0 (2026-01-01)\n\n- Three.\n';
  expect(versionsIn(text)).toEqual([
    { version: '2.0.0', date: '2026-01-02', points: ['One a b.', 'Two.'] },
    { version: '1.0.0', date: '2026-01-01', points: ['Three.'] },
  ]);
});
