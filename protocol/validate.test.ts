// Findings in words: what was found where, and what was expected.
import { describe, expect, test } from 'vitest';
import {
  problemsIn,
  problemText,
  reportValidators,
  type Validator,
  validators,
} from './validate.ts';

const RESULT = {
  outcomes: [{ kind: 'done', because: ['fise-2009:45.2'] }],
  state: {
    board: [],
    racks: { A: [], B: [] },
    hands: { A: [], B: [] },
    bag: [],
    scores: { A: 0, B: 0 },
    toMove: 'A',
    stage: 'to-play',
    turns: [],
    sheets: { A: [], B: [] },
    clocks: { A: 0, B: 0 },
    running: null,
    turnsToLose: { A: 0, B: 0 },
    expelled: [],
    ended: null,
  },
};
const { board, racks, bag, scores, toMove, ended } = RESULT.state;
const LEAST = { board, racks, bag, scores, toMove, ended };
const HANDSHAKE = {
  protocolVersion: '1',
  implementation: { name: 'X', version: '1', language: 'Ada' },
  claims: { 'fise-2009': ['final', 'servidor'] },
};
const state = (changes: object) => ({ ...RESULT, state: { ...RESULT.state, ...changes } });
const outcome = (changes: object) => ({
  ...RESULT,
  outcomes: [{ ...RESULT.outcomes[0], ...changes }],
});

const replay = validators.gameReplayResult;
const { response, initializeResult } = validators;

// biome-ignore format: one value a line
const BAD: readonly (readonly [string, Validator, unknown, found: string, expected: string | RegExp])[] = [
  ['a missing field', replay, { state: RESULT.state }, 'the whole value lacks "outcomes"', 'a property "outcomes"'],
  ['a field missing deep inside', replay, state({ racks: { A: [] } }), '/state/racks lacks "B"', 'a property "B"'],
  ['a value that is neither of a list nor null', replay, state({ running: 'C' }), '/state/running is "C"', 'one of "A", "B", "both" or null'],
  ['a value outside a list', replay, state({ toMove: 'C' }), '/state/toMove is "C"', 'one of "A", "B"'],
  ['null outside a list', replay, state({ toMove: null }), '/state/toMove is null', 'one of "A", "B"'],
  ['a value of another type', replay, state({ bag: 'A' }), '/state/bag is "A"', 'array'],
  ['a fraction for a whole number', replay, state({ scores: { A: 0.5, B: 0 } }), '/state/scores/A is 0.5', 'integer'],
  ['a number as text', replay, state({ scores: { A: '7', B: 0 } }), '/state/scores/A is "7"', 'integer'],
  ['a negative time', replay, state({ clocks: { A: -1, B: 0 } }), '/state/clocks/A is -1', 'must be >= 0'],
  ['a tile that does not exist', replay, state({ bag: ['K'] }), '/state/bag/0 is "K"', /^one of "A", "B", "C", "CH"/],
  ['Ñ in two characters', replay, state({ bag: ['Ñ'.normalize('NFD')] }), '/state/bag/0 is "N\u0303"', /"Ñ"/],
  ['an unknown kind of outcome', replay, outcome({ kind: 'ok' }), '/outcomes/0 has kind "ok"', 'one of "done", "refused", "unregulated"'],
  ['a wrong version of JSON-RPC', response, { jsonrpc: '1.0', id: 1, result: null }, '/jsonrpc is "1.0"', '"2.0"'],
  ['an answer without id', response, { jsonrpc: '2.0', result: null }, 'the whole value lacks "id"', 'a property "id"'],
  ['a list for an answer', response, [], 'the whole value is []', 'object'],
  ['nothing for an answer', response, undefined, 'the whole value is absent', 'object'],
  ['an unknown edition', initializeResult, { ...HANDSHAKE, claims: { 'fise-2010': [] } }, '/claims has a field "fise-2010"', /"fise-2009"/],
  ['an unknown claim', initializeResult, { ...HANDSHAKE, claims: { 'fise-2009': ['todo'] } }, '/claims/fise-2009/0 is "todo"', /"jugada", .*"servidor"/],
  ['no request at once', initializeResult, { ...HANDSHAKE, atOnce: 0 }, '/atOnce is 0', 'must be >= 1'],
  ['a refusal without reason', replay, outcome({ kind: 'refused' }), '/outcomes/0 lacks "reason"', 'a property "reason"'],
  ['an empty name', initializeResult, { ...HANDSHAKE, implementation: { name: '', version: '1', language: 'Ada' } }, '/implementation/name is ""', /fewer than 1/],
];

describe('a valid message', () => {
  test.each([
    ['a result', replay, RESULT],
    ['a handshake', initializeResult, HANDSHAKE],
    ['a field nobody knows', replay, { ...RESULT, extra: 1 }],
    ['a field nobody knows deep inside', replay, state({ racks: { A: [], B: [], C: [] } })],
    ['a state of what every profile speaks of', replay, { ...RESULT, state: LEAST }],
    ['an error', response, { jsonrpc: '2.0', id: null, error: { code: -1, message: '' } }],
  ] as const)('%s has no problems', (_, validate, value) => {
    expect(validate(value)).toBe(true);
    expect(problemsIn(validate, value)).toEqual([]);
  });
});

describe('a bad message', () => {
  test.each(BAD)(
    '%s is told with what was found and expected',
    (_, validate, value, found, expected) => {
      expect(validate(value)).toBe(false);
      const problems = problemsIn(validate, value);
      const told = problems.find((p) => p.found === found);
      expect(told, JSON.stringify(problems)).toBeDefined();
      if (typeof expected === 'string') expect(told?.expected).toBe(expected);
      else expect(told?.expected).toMatch(expected);
    },
  );

  test('points at the place', () => {
    expect(problemsIn(replay, state({ clocks: { A: 0 } }))[0]).toMatchObject({
      pointer: '/state/clocks',
      property: 'B',
    });
  });

  test('lists every problem, not only the first', () => {
    expect(
      problemsIn(replay, state({ toMove: 'C', stage: 'asleep', bag: 1 }))
        .map((p) => p.pointer)
        .sort(),
    ).toEqual(['/state/bag', '/state/stage', '/state/toMove']);
  });

  test('is quoted in at most 80 characters', () => {
    const [problem] = problemsIn(replay, state({ toMove: 'x'.repeat(500) }));
    expect(problem?.found).toMatch(/^\/state\/toMove is "x+…$/);
    expect(problem?.found.length).toBeLessThan(100);
  });
});

describe('hostile input', () => {
  const many = <T>(of: (i: number) => T): T[] => Array.from({ length: 20_000 }, (_, i) => of(i));

  test.each([
    ['unknown fields', { state: Object.fromEntries(many((i) => [`key${i}`, i])) }],
    ['wrong tiles', state({ bag: many(() => 'K') })],
    ['wrong outcomes', { ...RESULT, outcomes: many((i) => ({ kind: i })) }],
    ['unknown editions claimed', { claims: Object.fromEntries(many((i) => [`e${i}`, []])) }],
  ])('of many %s is refused and told in a few words', (_, value) => {
    for (const validator of [replay, initializeResult]) {
      expect(validator(value)).toBe(false);
      const problems = problemsIn(validator, value);
      expect(problems.length).toBeLessThanOrEqual(50);
      for (const { found } of problems) expect(found.length).toBeLessThan(150);
    }
  });
});

describe('in time that grows with the input and no faster', () => {
  const ITEMS = 140_000;
  const MOST_MS = 4000;
  const timed = (work: () => void): number => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const item = (i: number) => ({ id: `reading-${i}`, value: i, es: 'x', en: 'x' });

  test.each([
    ['items that all differ', Array.from({ length: ITEMS }, (_, i) => item(i)), false],
    [
      'items that differ but for the last',
      [...Array.from({ length: ITEMS }, (_, i) => item(i)), item(7)],
      true,
    ],
    [
      'the fields of one in another order',
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      true,
    ],
    ['a number and its text', [1, '1'], false],
  ])('%s are told apart', (_, items, hasTwins) => {
    const { interpretation } = validators;
    let told: readonly string[] = [];
    const ms = timed(() => {
      told = interpretation
        .errors({ clauses: items })
        .filter(({ keyword }) => keyword === 'uniqueItems')
        .map(({ instancePath }) => instancePath);
    });
    expect(told).toEqual(hasTwins ? ['/clauses'] : []);
    expect(ms).toBeLessThan(MOST_MS);
  });

  test('165 kB of unknown keys are told in five findings at most', () => {
    const keys = Object.fromEntries(Array.from({ length: 12_000 }, (_, i) => [`key${i}`, i]));
    for (const validator of Object.values(validators)) {
      let text = '';
      const ms = timed(() => {
        text = problemText(problemsIn(validator, { ...keys, state: keys, clauses: [keys] }));
      });
      expect(ms).toBeLessThan(MOST_MS);
      expect(text.split('; ').length).toBeLessThanOrEqual(5);
      expect(text.length).toBeLessThan(5000);
    }
  });
});

describe('the report of an outcome', () => {
  test('is checked by the type of its event', () => {
    expect(reportValidators.game.draw?.({ by: 'A', drawn: ['A'], shown: [] })).toBe(true);
    expect(reportValidators.game.draw?.({ drawn: ['A'], shown: [] })).toBe(false);
    expect(reportValidators.game.wait).toBeUndefined();
  });
});

describe('a bad request', () => {
  const base = { jsonrpc: '2.0', id: 1, method: 'game/replay' };
  const params = {
    edition: 'fise-2009',
    readings: {},
    events: [{ type: 'dance', by: 'A' }],
  };

  test('of an unknown type of event is told by its type', () => {
    expect(validators.request({ ...base, params })).toBe(false);
    const told = problemsIn(validators.request, { ...base, params }).map(
      (p) => `${p.found}, expected ${p.expected}`,
    );
    expect(told).toContainEqual(
      expect.stringMatching(/^\/params\/events\/0 has type "dance", expected one of .*"pass"/),
    );
    expect(told).toContain('/params lacks "position", expected a property "position"');
  });
});
