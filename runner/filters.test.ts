// What is asked for, written out or short.
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../corpus/features.ts';
import { type AskedFilters, casesAsked, checkFilters } from './filters.ts';
import { UsageError } from './usage.ts';

const CASES = readFeatures().scenarios.flatMap((s) => s.cases);
const asked = async (filters: AskedFilters) => casesAsked(CASES, await checkFilters(filters));

describe('a name', () => {
  // biome-ignore format: one call a line
  test.each([
    ['an edition by its year', { edition: ['2018'] }, { editions: ['resumen-2018'] }],
    ['a profile by its beginning', { profile: ['plan'] }, { profiles: ['planilla'] }],
    ['a profile that is the beginning of another', { profile: ['final'] }, { profiles: ['final'] }],
    ['a role for its profiles', { role: ['servidor'] }, { profiles: ['jugada', 'impugnacion', 'final'] }],
    ['a scenario by its number', { scenario: ['1', '@esc-0002'] }, { scenarios: ['esc-0001', 'esc-0002'] }],
    ['a case by number and year', { case: ['1/2018/2'] }, { cases: ['esc-0001/resumen-2018/2'] }],
    ['a clause by its number within an edition', { clause: ['45.2'], edition: ['2009'] }, { clauses: ['fise-2009:45.2'] }],
    ['a clause with the year of its edition', { clause: ['2009:45.2'] }, { clauses: ['fise-2009:45.2'] }],
    ['a shard', { shard: '2/3' }, { shard: { index: 2, of: 3 } }],
  ] as const)('may be %s', async (_, filters, expected) => {
    expect(await checkFilters(filters)).toMatchObject(expected);
  });

  // biome-ignore format: one call a line
  test.each([
    ['an edition that may be several', { edition: ['fise'] }, /^the edition "fise" may be several\n {2}expected one of fise-2003, fise-2009$/],
    ['an edition of no name', { edition: [''] }, /^unknown edition ""/],
    ['a clause that several editions have', { clause: ['33'] }, /^the clause "33" may be several\n {2}expected one of .*redeletras:33/],
    ['a scenario in words', { scenario: ['the first'] }, /^the scenario is "the first"/],
    ['a case that is a scenario', { case: ['esc-0001'] }, /^the case is "esc-0001"/],
    ['a case of number none', { case: ['1/2009/0'] }, /^the case is "1\/2009\/0"/],
    ['a shard of none', { shard: '0/3' }, /^--shard is "0\/3"/],
    ['a shard beyond the last', { shard: '4/3' }, /^--shard is "4\/3"/],
    ['a scenario that is not there', { scenario: ['9999'] }, /^the suite has no esc-9999\n {2}expected one such as esc-/],
  ] as const)('may not be %s', async (_, filters, told) => {
    const error = await asked(filters).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toMatch(told);
  });
});

test('one case can be asked for alone', async () => {
  const found = await asked({ case: ['esc-0001/fise-2009/1'] });
  expect(found.map((c) => c.id)).toEqual(['esc-0001/fise-2009/1']);
});

test('shards have every case once, and some of every profile', async () => {
  const shards = await Promise.all(['1/3', '2/3', '3/3'].map((shard) => asked({ shard })));
  expect(
    shards
      .flat()
      .map((c) => c.id)
      .sort(),
  ).toEqual(CASES.map((c) => c.id).sort());
  for (const shard of shards)
    expect(new Set(shard.map((c) => c.profile))).toEqual(new Set(CASES.map((c) => c.profile)));
});
