// What people type, and the first thing they should get.
import { beforeAll, expect, test } from 'vitest';
import { siteData } from '../data/data.ts';
import { jumpIndex } from '../src/jump/index.ts';
import type { JumpIndex } from '../src/jump/search.ts';
import { search } from '../src/jump/search.ts';

let jump: Readonly<Record<'es' | 'en', JumpIndex>>;

beforeAll(async () => {
  const data = await siteData('no-results');
  jump = { es: jumpIndex('es', data), en: jumpIndex('en', data) };
});

test.each([
  ['fise-2009:28.2', 'clausulas/fise-2009/28.2/'],
  ['FISE 2009 28.2', 'clausulas/fise-2009/28.2/'],
  ['2009 art. 28.2', 'clausulas/fise-2009/28.2/'],
  ['ajs 3.1.2.1', 'reglamentos/ajs-2024/3.1.2.1/'],
  ['ajs-2024:3.1.2.1.b', 'clausulas/ajs-2024/3.1.2.1.b/'],
  ['fise-2009 artículo 28', 'reglamentos/fise-2009/28/'],
  ['xii.18.4.3.ch', 'clausulas/redeletras/XII.18.4.3.ch/'],
  ['esc-0001', 'escenarios/esc-0001/'],
  ['robar de más', 'temas/overdraw/'],
  ['ROBAR DE MAS', 'temas/overdraw/'],
  ['fichas de menos', 'temas/underdraw/'],
  ['cambiar fichas', 'temas/exchange/'],
  ['autoimpugnación', 'temas/self-challenge/'],
  ['llegar tarde', 'temas/late-arrival/'],
  ['doce turnos sin puntuar', 'temas/ending-twelve-scoreless/'],
  ['apelar', 'temas/challenge-appeal/'],
])('«%s» leads to %s', (query, path) => {
  expect(search(jump.es, query)[0]?.path).toBe(path);
});

test('a bare number is looked for in every edition, the exact clause first', () => {
  const paths = search(jump.es, '28.2').map((hit) => hit.path);
  expect(paths.slice(0, 3)).toEqual([
    'clausulas/fise-2003/28.2/',
    'clausulas/redeletras/28.2/',
    'clausulas/fise-2009/28.2/',
  ]);
});

test('English words search English names', () => {
  expect(search(jump.en, 'overdraw')[0]?.path).toBe('temas/overdraw/');
});

test('nothing is found for nothing', () => {
  expect(search(jump.es, '   ')).toEqual([]);
  expect(search(jump.es, 'zzzz')).toEqual([]);
});
