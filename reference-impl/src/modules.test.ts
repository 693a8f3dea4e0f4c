// What the modules of the engine may know: each other and the generated types, and no edition by name.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));

const withoutComments = (text: string): string =>
  text.replace(/\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');

const modules = globSync('**/*.ts', { cwd: folder })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: withoutComments(readFileSync(`${folder}${file}`, 'utf8')) }));

const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, path]) => path ?? '');

/** Places, as `file: text`, where the code of the modules has what it must not. */
const found = (pattern: RegExp, within = modules): string[] =>
  within.flatMap(({ file, code }) =>
    [...code.matchAll(pattern)].map(([text]) => `${file}: ${text}`),
  );

test('all modules are looked at', () => {
  expect(modules.length).toBeGreaterThan(60);
  expect(found(/\bask\(/g).length).toBeGreaterThan(150);
});

test('the engine imports only itself and the generated vocabulary and types', () => {
  const strange = modules.flatMap(({ file, code }) =>
    importsOf(code)
      .map((path) => posix.join('reference-impl/src', posix.dirname(file), path))
      .filter((path) => !/^(reference-impl\/src|protocol\/generated)\/.*\.ts$/.test(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(strange).toEqual([]);
});

test('the kernel imports no subject', () => {
  const kernel = modules.filter(({ file }) => file.startsWith('kernel/'));
  expect(kernel.length).toBeGreaterThan(5);
  expect(found(/from '\.\.\/(game|lexicon|tournament|editions)\//g, kernel)).toEqual([]);
});

test('the engine asks nothing of clock, chance or machine', () => {
  const outside =
    /\b(Date|Math\.random|crypto|performance|process|globalThis|setTimeout|fetch|require)\b/g;
  expect(found(outside)).toEqual([]);
});

test('the engine names no edition', () => {
  const rules = modules.filter(({ file }) => !file.startsWith('editions/'));
  expect(found(new RegExp(EDITIONS.join('|'), 'g'), rules)).toEqual([]);
  expect(found(/edition\.id\b/g, rules)).toEqual([]);
});

test('what an edition does not say has no default', () => {
  expect(found(/\bask\([^;]*?\)(\.value)?\s*\?\?/g)).toEqual([]);
  expect(found(/\.value\s*\?\?/g)).toEqual([]);
});

test('no clause is cited by hand outside the editions', () => {
  const rules = modules.filter(({ file }) => !file.startsWith('editions/'));
  expect(found(/because: \[\s*['"`]/g, rules)).toEqual([]);
});
