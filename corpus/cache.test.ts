// What is remembered is what was read; what is damaged or out of date is read again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ReadingCache } from './cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'corpus-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readTwice = (file: string, before: string, after: string): number => {
  let reads = 0;
  for (const text of [before, after]) {
    const cache = new ReadingCache(file);
    const value = cache.recall('a.md', text, () => {
      reads += 1;
      return { text };
    });
    expect(value).toEqual({ text });
    cache.save();
  }
  return reads;
};

test('the same text is read once', () => {
  expect(readTwice(join(folder, 'same.json'), 'one', 'one')).toBe(1);
});

test('a changed text is read again', () => {
  expect(readTwice(join(folder, 'changed.json'), 'one', 'two')).toBe(2);
});

test.each(['', '{', '{"readers":"other","values":[["a.md x",{"text":"lie"}]]}', '[]'])(
  'a cache that holds %j is as if it were not there',
  (content) => {
    const file = join(folder, 'damaged.json');
    writeFileSync(file, content);
    expect(readTwice(file, 'one', 'one')).toBe(1);
  },
);

test('a folder that cannot be written to is no mistake', () => {
  expect(readTwice('/dev/null/corpus.json', 'one', 'one')).toBe(2);
});
