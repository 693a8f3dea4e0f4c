// Decisions, queries, appeals and reports that no official can make: each is refused with a reason and a clause, and
// changes nothing.
import { describe, expect, test } from 'vitest';
import { PLAIN_TABLE } from '../../../arbitraries/plain-table.ts';
import { editions } from '../../editions/index.ts';
import type { GameEvent } from '../events.ts';
import { replay } from '../replay.ts';
import type { Position } from '../state.ts';

const TABLE: Position = {
  ...PLAIN_TABLE,
  scores: { A: 60, B: 45 },
  tournament: { class: 'international', tribunal: true },
};

/** On which no edition says anything. */
const GAP: GameEvent = { type: 'speak', by: 'B', to: 'arbiter', about: 'other' };
const settle = { type: 'settle', by: 'arbiter', on: 1, source: 'own-view' } as const;

// biome-ignore format: one case a line
const CASES: readonly (readonly [what: string, reason: string, event: GameEvent])[] = [
  ['a decision on what has not happened', 'not-applicable', { ...settle, on: 9 }],
  ['a decision on itself', 'not-applicable', { ...settle, on: 2 }],
  ['an order about nothing', 'not-applicable', { ...settle, order: {} }],
];

describe.each(['fise-2003', 'redeletras', 'fise-2009', 'ajs-2024'] as const)('under %s', (id) => {
  test.each(CASES)('%s is refused as %s', (_, reason, event) => {
    const { outcomes, state } = replay(editions[id], TABLE, [GAP, event]);
    expect(outcomes[1]).toMatchObject({ kind: 'refused', reason });
    expect(outcomes[1]?.because.length).toBeGreaterThan(0);
    expect(state.scores).toEqual(TABLE.scores);
    expect(state.officials.settled).toEqual([]);
  });

  test('what is settled is settled', () => {
    const { outcomes } = replay(editions[id], TABLE, [GAP, settle, settle]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['unregulated', 'done', 'refused']);
  });
});

describe.each(['fise-2003', 'redeletras', 'fise-2009'] as const)('an appeal under %s', (id) => {
  test.each([
    ['against what has not happened', { type: 'appeal', by: 'A', against: 9 }],
    ['against what is no sanction', { type: 'appeal', by: 'A', against: 1 }],
    [
      'answered although nobody appealed',
      { type: 'answer-appeal', by: 'tribunal', upheld: true, against: 1 },
    ],
  ] as const)('%s is refused', (_, event) => {
    const { outcomes } = replay(editions[id], TABLE, [GAP, event]);
    expect(outcomes[1]).toMatchObject({ kind: 'refused', reason: 'not-applicable' });
    expect(outcomes[1]?.because.length).toBeGreaterThan(0);
  });
});

test('nothing is put to the committee that has not happened', () => {
  const event: GameEvent = { type: 'ask-committee', by: 'arbiter', on: 9, why: 'doubt' };
  const { outcomes, state } = replay(editions['ajs-2024'], TABLE, [event]);
  expect(outcomes[0]).toMatchObject({ kind: 'refused', reason: 'not-applicable' });
  expect(state.officials.queries).toEqual([]);
});

test('a summary tells of no incident twice', () => {
  const talk: GameEvent = { type: 'speak', by: 'A', to: 'B', about: 'strategy' };
  const report = { type: 'file-report', by: 'arbiter', sentTo: 'commission' } as const;
  const over: Position = { ...TABLE, tournament: { class: 'local', tribunal: false, over: true } };
  const told = (incidents: readonly number[]) =>
    replay(editions['ajs-2024'], over, [talk, talk, { ...report, incidents }]).outcomes[2]?.kind;
  expect(told([1, 2])).toBe('done');
  expect(told([1, 1])).toBe('refused');
  expect(told([1, 2, 2])).toBe('refused');
});

test('a tribunal that cannot hear quashes nothing', () => {
  const talk: GameEvent = { type: 'speak', by: 'A', to: 'B', about: 'strategy' };
  const penalty: GameEvent = {
    ...{ type: 'penalise', by: 'arbiter', player: 'A', measure: 'points', points: 30 },
    ...{ for: 1, proved: true },
  };
  const events: GameEvent[] = [
    talk,
    penalty,
    { type: 'appeal', by: 'A', against: 2 },
    { type: 'answer-appeal', by: 'arbiter', upheld: true, against: 2 },
  ];
  const { state } = replay(editions['fise-2003'], TABLE, events);
  expect(state.scores).toEqual({ A: 30, B: 45 });
  expect(state.conduct.sanctions).toMatchObject([{ status: 'in-force' }]);
});
