// The shared tools, each by a table of what goes in and what comes out.
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { plain, slugOf } from './plain.ts';
import { tableLines } from './table.ts';
import { writeWhole } from './whole-file.ts';

test.each([
  ['Robar de MÁS', 'robar de mas'],
  ['pingüino', 'pinguino'],
  ['AÑO', 'año'],
  ['28.2', '28.2'],
])('%j is plainly %j', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test.each([
  ['../Ñandú & <b>', 'nandu-b'],
  ['漢字', 'x'],
  ['', 'x'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the slug of %j is safe', (text, expected) => {
  expect(slugOf(text)).toBe(expected);
});

test('a slug of nothing is what the caller wants it to be', () => {
  expect(slugOf('…', 'implementation')).toBe('implementation');
});

test('the nearest names come first, as many as asked for', () => {
  const known = ['certify', 'explain', 'lookup'];
  expect(nearest('certfy', known, 1)).toEqual(['certify']);
  expect(nearest('lookup', known)[0]).toBe('lookup');
  expect(nearest('x', [])).toEqual([]);
  expect(nearest(`certify${'y'.repeat(5_000_000)}`, known)).toHaveLength(3);
});

test('the columns of a table are as wide as their widest cell', () => {
  expect(tableLines([['', 'one', 'x'], ['edition', 'a'], []])).toEqual([
    '         one  x',
    'edition  a',
    '',
  ]);
  expect(tableLines([])).toEqual([]);
});

describe('a file is written whole or not at all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('its folder is made, and nothing else is left in it', () => {
    const file = join(folder, 'deep', 'file.txt');
    for (const text of ['one', 'two']) writeWhole(file, text);
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(readdirSync(join(folder, 'deep'))).toEqual(['file.txt']);
  });

  test('a file that cannot be replaced is an error that leaves nothing unfinished', () => {
    writeWhole(join(folder, 'taken', 'inside'), '');
    expect(() => writeWhole(join(folder, 'taken'), 'x')).toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('a link stays one, and what it leads to is replaced', () => {
    const [file, link] = [join(folder, 'end.txt'), join(folder, 'link.txt')];
    writeFileSync(file, 'one');
    symlinkSync(file, link);
    writeWhole(link, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  test.runIf(existsSync('/dev/null'))('a device is written to and not replaced', () => {
    const link = join(folder, 'nothing');
    symlinkSync('/dev/null', link);
    writeWhole(link, 'gone');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a folder that cannot be made is an error', () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(() => writeWhole(join(folder, 'a-file', 'b'), 'x')).toThrow();
  });
});
