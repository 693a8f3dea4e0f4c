// Schemas that follow from others, on contracts made up here, and the whole one as committed.
import { describe, expect, test } from 'vitest';
import { derivedSchemas, eventSchemas, reportsByEvent } from './derived.ts';
import { type Contract, readContract, resolveRef, type Schema } from './schemas.ts';

const REPORT: Schema = { title: 'ShoutReport', type: 'object' };
const event = (type: string, more: Schema = {}): Schema => ({
  type: 'object',
  properties: { type: { const: type } },
  ...more,
});
const contractOf = ($defs: Record<string, Schema>): Contract =>
  new Map([['game/events/noise', { $defs }]]);

describe('a reference', () => {
  test.each([
    ['#/$defs/turn', 'game/table', { file: 'game/table', def: 'turn' }],
    ['table.schema.json#/$defs/turn', 'game/state', { file: 'game/table', def: 'turn' }],
    ['../../vocabulary/tile.schema.json', 'game/events/play', { file: 'vocabulary/tile' }],
  ])('%s in %s leads to its file', ($ref, from, expected) => {
    expect(resolveRef($ref, from)).toEqual(expected);
  });
});

describe('an event', () => {
  test('is a definition with a constant type; what has none is a report', () => {
    const contract = contractOf({ shout: event('shout'), 'shout-report': REPORT });
    expect(eventSchemas(contract).map((e) => e.type)).toEqual(['shout']);
  });

  test('is called as its type', () => {
    expect(() => eventSchemas(contractOf({ shout: event('whisper') }))).toThrow(
      'schemas/game/events/noise.schema.json#/$defs/shout  has type "whisper"\n  expected "shout"',
    );
  });

  test('has the report that it names', () => {
    const contract = contractOf({
      shout: event('shout', { 'x-report': '#/$defs/shout-report' }),
      'shout-report': REPORT,
    });
    expect([...reportsByEvent(contract)]).toEqual([
      ['shout', { file: 'game/events/noise', def: 'shout-report' }],
    ]);
  });

  test('does not name a report that is not there', () => {
    const contract = contractOf({ shout: event('shout', { 'x-report': '#/$defs/echo' }) });
    expect(() => reportsByEvent(contract)).toThrow(/has x-report #\/\$defs\/echo\n {2}expected/);
  });
});

describe('the schemas as committed', () => {
  const contract = readContract();
  const derived = derivedSchemas(contract);

  test('are up to date', () => {
    for (const [name, schema] of derived) expect(contract.get(name)).toEqual(schema);
    expect(derived.size).toBeGreaterThan(7);
  });

  test('have a closed set a file, none of them empty', () => {
    const sets = [...contract].filter(([, schema]) => schema['x-tuple'] !== undefined);
    expect(sets.length).toBeGreaterThan(30);
    for (const [name, schema] of sets) {
      expect(name).toMatch(/^vocabulary\//);
      expect(schema.enum?.length, name).toBeGreaterThan(0);
      expect(new Set(schema.enum).size, name).toBe(schema.enum?.length);
    }
  });

  test('say nowhere that an answer may not have fields that nobody knows', () => {
    for (const [name, schema] of contract) {
      // Readings are asked for by the suite itself: a parameter that does not exist is a mistake there.
      if (!/^(game|lexicon|tournament|session|results)\//.test(name) || name.endsWith('/readings'))
        continue;
      expect(JSON.stringify(schema), name).not.toContain('"additionalProperties":false');
    }
  });
});
