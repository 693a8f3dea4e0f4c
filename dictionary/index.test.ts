// The dictionary with the open word list, and without it.
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findWordList, loadDictionary, spell } from './index.ts';
import { readWords } from './word-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'dictionary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without the package there is no dictionary, and no exception', () => {
  const missing = { packageName: 'no-such-word-list', cacheFolder: join(folder, 'missing') };
  expect(findWordList(missing.packageName)).toBeUndefined();
  expect(loadDictionary(missing)).toBeUndefined();
});

const list = findWordList();

describe.skipIf(!list)('with the open word list', () => {
  const dictionary = list && loadDictionary();
  const has = (form: string) => dictionary?.has(spell(form) ?? []);

  test('every word of the list is in it, and nothing else is counted', () => {
    const words = list ? readWords(list) : [];
    expect(words.length).toBeGreaterThan(600_000);
    expect(words.filter((word) => !has(word))).toEqual([]);
    const spelt = new Set(words.map((word) => spell(word)?.join('·')));
    expect(dictionary?.size).toBe(spelt.size);
  });

  test.each(['chale', 'ñu', 'caña', 'cana', 'pingüino', 'carro'])('%s is a word', (form) => {
    expect(has(form)).toBe(true);
  });

  test.each(['olsa', 'patior', 'kilo', 'ch', 'cañaa'])('%s is not', (form) => {
    expect(has(form)).toBe(false);
  });

  test('a damaged cache is rebuilt, and read the next time', () => {
    const source = { cacheFolder: join(folder, 'cache') };
    expect(loadDictionary(source)?.size).toBe(dictionary?.size);
    const [file = ''] = readdirSync(source.cacheFolder);
    truncateSync(join(source.cacheFolder, file), 1000);
    expect(loadDictionary(source)?.size).toBe(dictionary?.size);
    expect(readdirSync(source.cacheFolder)).toEqual([file]);
    const written = statSync(join(source.cacheFolder, file)).mtimeMs;
    expect(loadDictionary(source)?.size).toBe(dictionary?.size);
    expect(statSync(join(source.cacheFolder, file)).mtimeMs).toBe(written);
  });
});
