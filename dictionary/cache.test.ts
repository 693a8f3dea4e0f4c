// The cache gives back what was put in, and nothing that was damaged.
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packForms } from './build.ts';
import { cacheFile, FORMAT_VERSION, readCache, writeCache } from './cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'dictionary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = packForms(['casa', 'chale', 'ñu']);
const written = (name: string): string => {
  const file = join(folder, name, 'words.bin');
  expect(writeCache(file, packed)).toBe(true);
  return file;
};

test('what was written is read', () => {
  expect(readCache(written('whole'))).toEqual(packed);
  expect(readdirSync(join(folder, 'whole'))).toEqual(['words.bin']);
});

test('a missing file is no lexicon', () => {
  expect(readCache(join(folder, 'nowhere.bin'))).toBeUndefined();
});

describe('a damaged file is no lexicon', () => {
  const DAMAGE: Record<string, (file: string) => void> = {
    empty: (file) => writeFileSync(file, ''),
    'cut short': (file) => truncateSync(file, readFileSync(file).length - 4),
    'cut within a number': (file) => truncateSync(file, readFileSync(file).length - 1),
    'only its mark and checksum': (file) => truncateSync(file, 8),
    'one bit flipped': (file) => {
      const bytes = readFileSync(file);
      bytes[13] = (bytes[13] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
    'of the other byte order': (file) => writeFileSync(file, readFileSync(file).swap32()),
    'something else': (file) => writeFileSync(file, 'these are not words, not at all.'),
  };
  test.each(Object.entries(DAMAGE))('%s', (name, damage) => {
    const file = written(name);
    damage(file);
    expect(readCache(file)).toBeUndefined();
  });
});

test('a folder that cannot be made is no obstacle', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(writeCache(join(file, 'words.bin'), packed)).toBe(false);
});

test('package version and format version are in the name', () => {
  const list = { name: 'words', version: '1.2.3', file: '' };
  expect(cacheFile(list, '/c')).toBe(join('/c', `words-1.2.3-format-${FORMAT_VERSION}.bin`));
});
