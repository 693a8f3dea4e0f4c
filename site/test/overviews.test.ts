// The overviews of plurals and verbs: nothing that an edition says of them is left out, and their cases show it.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { editions, entriesOf, PARAMETERS } from '../../reference-impl/src/index.ts';
import { PLURAL_ROWS } from '../data/words/plural-rows.ts';
import type { Row } from '../data/words/row.ts';
import { wordTables } from '../data/words/tables.ts';
import { VERB_ROWS } from '../data/words/verb-rows.ts';
import { isLive, overviewsOn } from '../src/overviews.ts';

const { plurals, verbs } = wordTables();
const rules = [...plurals.rules, ...verbs.rules].flatMap(({ rows }) => rows);
const rows: readonly Row[] = [PLURAL_ROWS, VERB_ROWS].flatMap((sections) =>
  Object.values(sections).flatMap((section) => Object.values(section) as Row[]),
);
const GROUPS = [
  ...['taking', 'company', 'phrases', 'references', 'nouns', 'labelled', 'italics', 'dated'],
  ...['named', 'plural', 'conjugating', 'enclitics', 'participle', 'pronominal', 'defective'],
  ...['impersonal', 'voseo', 'restored'],
];
/** They have tables of their own: by ending, and by class. */
const IN_TABLES = /^(?:named\.plurals|plural\.(?:rule|exceptions|monosyllables|accented))\b/;

test('every parameter of which an edition speaks has one row', () => {
  const said = EDITIONS.flatMap((id) => entriesOf(editions[id], PARAMETERS))
    .filter(({ group, said }) => GROUPS.includes(group) && said !== undefined)
    .map(({ path }) => path)
    .filter((path) => !IN_TABLES.test(path));
  expect(new Set(said).size).toBeGreaterThan(120);
  expect(rows.flatMap(({ paths }) => paths).toSorted()).toEqual([...new Set(said)].toSorted());
});

test('every ending has its rule with a regular word, and every exception its clause', () => {
  expect(plurals.endings.length).toBeGreaterThan(30);
  const told = plurals.endings.flatMap(({ ending, word, cells }) => {
    for (const { way, because, plurals: made } of cells)
      if (way !== null) {
        expect(because, ending).not.toEqual([]);
        expect(made.length > 0, `${word}: ${way}`).toBe(way !== 'unchanged');
      }
    return cells.flatMap(({ exceptions }) => exceptions);
  });
  expect(told.flatMap(({ lines }) => lines).length).toBeGreaterThan(400);
  for (const { clauses, lines } of told) expect(clauses, lines.join()).not.toEqual([]);
});

test('a regular word is no exception anywhere', () => {
  for (const { ending, word, cells } of plurals.endings)
    for (const { exceptions, way } of cells)
      if (way !== null)
        for (const { lines } of exceptions)
          for (const line of lines)
            expect(line.startsWith(`${word}:`), `${ending}: ${line}`).toBe(false);
});

describe('a case', () => {
  const judged = rules.filter(({ word }) => word !== null);

  test('has a verdict wherever its edition says something', () => {
    expect(judged.length).toBeGreaterThan(50);
    const cells = judged.flatMap(({ cells }) => cells).filter(({ because }) => because.length > 0);
    expect(cells.length).toBeGreaterThan(150);
    for (const { verdict, values } of cells)
      expect(verdict === 'undetermined', String(values)).toBe(values === null);
  });

  test('comes out as its row says', () => {
    const YES = ['conjugated', 'admitted', 'true', 'valid', 'plural', 'too', 'every', 'all'];
    const NO = ['barred', 'invalid', 'third', 'not', 'masculine-singular', 'unchanged'];
    const told = judged.flatMap(({ name, cells }) =>
      cells.flatMap(({ values, verdict }) => {
        const [value = ''] = values ?? [];
        const expected = YES.includes(value) ? 'valid' : NO.includes(value) ? 'invalid' : undefined;
        return expected ? [{ name, value, verdict, expected }] : [];
      }),
    );
    expect(told.length).toBeGreaterThan(80);
    for (const { name, value, verdict, expected } of told)
      expect(verdict, `${name}: ${value}`).toBe(expected);
  });
});

test('clauses lead to the overviews that speak of them', () => {
  const titles = (...ids: string[]) => overviewsOn(ids).map(({ slug }) => slug);
  expect(titles('fise-2009:XII.18.4.3.b')).toEqual(['plurales']);
  expect(titles('fise-2009:XII.17.4.p2')).toEqual(['verbos']);
  expect(titles('fise-2009:28.2')).toEqual([]);
  expect(overviewsOn().length).toBe(2);
});

test('the live tournament is led to from what decides in it, and from nothing else', () => {
  expect(isLive(['fise-2009:28.2', 'ajs-2024:4.1.8.2'])).toBe(true);
  expect(isLive(['ajs-2024:4.1.1.p4.s3'])).toBe(true);
  expect(isLive(['fise-2009:28.2', 'ajs-2024:4.3.1.p6'])).toBe(false);
  expect(isLive()).toBe(false);
});
