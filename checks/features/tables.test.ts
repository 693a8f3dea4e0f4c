// The check of tables can fail: each thing that a table may lack in English is told at its place, or counted.
import { describe, expect, test } from 'vitest';
import { readFeature } from '../../corpus/features.ts';
import { tablesAgainst } from './tables.ts';

const TITLE = 'Ejemplos: Dos pases';
const [EN, EN_HEADER] = ['# en: Two passes', '# en: | edition | who |'];
const ROWS = ['| reglamento | quién |', '| fise-2009  | Ana   |'];
const WHOLE = [TITLE, EN, EN_HEADER, ...ROWS];

const tables = (...lines: readonly string[]) =>
  readFeature(
    'a.feature',
    [
      '# language: es',
      '@perfil-final',
      'Característica: Pases',
      '  @esc-0001 @fise-2009:45.2',
      '  Esquema del escenario: Pase',
      '    Dada una partida en curso según el reglamento <reglamento>',
      '    Cuando <quién> pasa',
      ...lines,
    ].join('\n'),
  ).scenarios;

const found = (lines: readonly string[], listed = {}) =>
  tablesAgainst(tables(...lines), listed).problems.map((p) => `${p.line} ${p.found}`);

describe('a table', () => {
  test.each([
    ['whole', WHOLE, []],
    ['without a title', ['Ejemplos:', EN_HEADER, ...ROWS], []],
    ['without English', [TITLE, ...ROWS], ['8 table "Dos pases" has no English title']],
    [
      'with English columns where the title is expected',
      [TITLE, EN_HEADER, ...ROWS],
      ['8 table "Dos pases" has no English title'],
    ],
    [
      'with an English title only',
      [TITLE, EN, ...ROWS],
      ['8 the columns reglamento, quién have 0 English names'],
    ],
    [
      'with a column too few',
      [TITLE, EN, '# en: | edition |', ...ROWS],
      ['8 the columns reglamento, quién have 1 English names'],
    ],
    [
      'with two columns of one name',
      [TITLE, EN, '# en: | who | who |', ...ROWS],
      ['8 the columns reglamento, quién share an English name'],
    ],
    [
      'that calls a column otherwise than the one before',
      [...WHOLE, TITLE, EN, '# en: | edition | player |', ...ROWS],
      ['13 quién is "player" here'],
    ],
  ] as const)('%s', (_, lines, expected) => {
    expect(found(lines)).toEqual(expected);
  });
});

test.each([
  ['as many', [TITLE, ...ROWS], 1, []],
  ['fewer', [TITLE, ...ROWS], 2, ['1 1 tables of a.feature are not in English']],
  ['more', [TITLE, ...ROWS, TITLE, ...ROWS], 1, ['1 2 tables of a.feature are not in English']],
  ['none', WHOLE, 1, ['1 a.feature is done or gone']],
] as const)('%s than a file is listed with', (_, lines, allowed, expected) => {
  expect(found(lines, { 'a.feature': allowed })).toEqual(expected);
});
