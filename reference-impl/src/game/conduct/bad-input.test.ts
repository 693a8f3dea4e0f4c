// Findings, penalties and questions that nobody can make: each is refused with a reason and a clause, and changes nothing.
import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../../../protocol/generated/types.ts';
import { textOf } from '../../../arbitraries/games.ts';
import { PLAIN_TABLE } from '../../../arbitraries/plain-table.ts';
import { editions } from '../../editions/index.ts';
import type { GameEvent } from '../events.ts';
import { apply, numbered } from '../replay.ts';
import { type Position, stateOf } from '../state.ts';

const TABLE: Position = {
  ...PLAIN_TABLE,
  racks: { A: ['S', 'O', 'L', 'E', 'R', 'T', 'N'], B: ['O', 'S', 'A', 'D', 'I', 'C', 'U'] },
  scores: { A: 310, B: 290 },
  tournament: { class: 'international', tribunal: true },
};
const OVER: Position = {
  ...TABLE,
  ended: { reason: 'passes' },
};

const BREACH: GameEvent = { type: 'speak', by: 'A', to: 'B', about: 'strategy' };
const FREE: GameEvent = { type: 'speak', by: 'A', to: 'B', about: 'sums' };
const penalise = {
  type: 'penalise',
  by: 'arbiter',
  player: 'A',
  measure: 'points',
  points: 30,
  for: 1,
  proved: true,
} as const;
const find = { type: 'find', by: 'arbiter', player: 'A', offence: 'mockery' } as const;

type Case = readonly [what: string, reason: string, events: readonly GameEvent[]];

// biome-ignore format: one case a line
const EVERYWHERE: readonly Case[] = [
  ['points off for what has not happened', 'no-breach', [{ ...penalise, for: 9 }]],
  ['points off for nothing', 'no-breach', [{ type: 'penalise', by: 'arbiter', player: 'A', measure: 'points', points: 30, proved: true }]],
  ['points off for itself', 'no-breach', [BREACH, { ...penalise, for: 2 }]],
  ['points off for what is free', 'no-breach', [FREE, penalise]],
  ['points off for what the rival did', 'no-breach', [BREACH, { ...penalise, player: 'B' }]],
  ['points off by the other player', 'not-competent', [BREACH, { ...penalise, by: 'B' }]],
  ['points off by the offender', 'not-competent', [BREACH, { ...penalise, by: 'A' }]],
  ['points off by a spectator', 'not-competent', [BREACH, { ...penalise, by: 'spectator' }]],
  ['points off by the judges of words', 'not-competent', [BREACH, { ...penalise, by: 'judge' }]],
  ['points off without proof', 'not-proved', [BREACH, { ...penalise, proved: false }]],
  ['no points off', 'wrong-amount', [BREACH, { ...penalise, points: 0 }]],
  ['an unknown number of points off', 'wrong-amount', [BREACH, { type: 'penalise', by: 'arbiter', player: 'A', measure: 'points', for: 1, proved: true }]],
  ['a ban without a tournament to be banned from', 'not-allowed', [BREACH, { ...penalise, measure: 'future' }]],
  ['points off twice', 'already-punished', [BREACH, penalise, penalise]],
];

// biome-ignore format: one case a line
const FINDINGS: readonly Case[] = [
  ['a fault found by a player', 'not-competent', [{ ...find, by: 'B' }]],
  ['a fault found by an assistant', 'not-competent', [{ ...find, by: 'assistant' }]],
  ['a fault found by a spectator', 'not-competent', [{ ...find, by: 'spectator' }]],
  ['points swelled that no sheet shows', 'no-breach', [{ ...find, offence: 'overscoring', findings: ['systematic', 'to-swell-score'] }]],
  ['a clock left in neutral that runs', 'no-breach', [{ ...find, offence: 'neutral-clock', findings: ['on-purpose'] }]],
  ['other rules broken by one who has broken none', 'no-breach', [{ ...find, offence: 'rule-breaking', findings: ['systematic'] }]],
  ['a warning for a fault that was none', 'no-breach', [{ ...find, offence: 'throw-game' }, { ...penalise, measure: 'warning' }]],
  ['a measure that a fault does not carry, though not grave', 'not-grave', [find, { ...penalise, measure: 'tournament' }]],
  ['a ban by the arbiter', 'not-competent', [find, { ...find }, { ...penalise, measure: 'future', from: 'world', for: 2 }]],
];

// biome-ignore format: one case a line
const WAITING: readonly Case[] = [
  ['waiting for an answer that nobody has asked for', 'not-applicable', [{ type: 'await-ruling', by: 'A', boardOpen: true }]],
];

/** The last event is refused with this reason and a clause, and the table stays as it was. */
const expectRefused = (
  id: EditionId,
  position: Position,
  reason: string,
  events: readonly GameEvent[],
): void => {
  const edition = editions[id];
  let state = stateOf(position);
  const outcomes = [];
  for (const event of events) {
    const before = numbered(state, outcomes);
    const step = apply(edition, before, event);
    outcomes.push(step.outcome);
    if (outcomes.length === events.length) {
      expect(step.outcome).toMatchObject({ kind: 'refused', reason });
      expect(step.outcome.because.length).toBeGreaterThan(0);
      expect(textOf(step.state)).toBe(textOf(before));
    } else expect(step.outcome.kind).toBe('done');
    state = step.state;
  }
};

describe.each(['fise-2003', 'redeletras', 'fise-2009', 'ajs-2024'] as const)('under %s', (id) => {
  test.each(EVERYWHERE)('%s: refused as %s', (_, reason, events) => {
    expectRefused(id, TABLE, reason, events);
  });

  test.each(WAITING)('%s: refused as %s', (_, reason, events) => {
    expectRefused(id, TABLE, reason, events);
  });
});

describe.each(['fise-2009', 'ajs-2024'] as const)('what officials find under %s', (id) => {
  test.each(FINDINGS)('%s: refused as %s', (_, reason, events) => {
    expectRefused(id, TABLE, reason, events);
  });
});

test.each(['redeletras', 'fise-2009', 'ajs-2024'] as const)(
  'a look at one’s own sheet, or at a sheet once tiles were drawn, is refused under %s',
  (id) => {
    const looks = { type: 'inspect-sheet', of: 'B', clean: true } as const;
    expectRefused(id, PLAIN_TABLE, 'not-entitled', [{ ...looks, by: 'B' }]);
    expectRefused(id, PLAIN_TABLE, 'not-entitled', [{ ...looks, by: 'neighbour' }]);
    expectRefused(id, TABLE, 'too-late', [{ ...looks, by: 'A' }]);
  },
);

test.each(['fise-2003', 'redeletras', 'fise-2009', 'ajs-2024'] as const)(
  'nothing is said to anybody once the game is over under %s',
  (id) => {
    expectRefused(id, OVER, 'game-over', [BREACH]);
  },
);

test.each(Object.values(editions).map(({ id }) => id))(
  'a hint at a slip that nobody has written is not admitted under %s',
  (id) => {
    const event: GameEvent = { type: 'ask-spelling', by: 'judge', hint: ['A', 'S'] };
    const { outcome, state } = apply(editions[id], stateOf(TABLE), event);
    expect(outcome.kind).not.toBe('done');
    expect(textOf(state)).toBe(textOf(stateOf(TABLE)));
  },
);
