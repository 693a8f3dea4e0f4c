// A sanction that is quashed: what it took comes back, and what others have imposed besides stays.
import { describe, expect, test } from 'vitest';
import { PLAIN_TABLE } from '../../../arbitraries/plain-table.ts';
import { editions } from '../../editions/index.ts';
import type { GameEvent } from '../events.ts';
import { replay } from '../replay.ts';
import type { Position } from '../state.ts';

const TABLE: Position = {
  ...PLAIN_TABLE,
  scores: { A: 310, B: 290 },
  tournament: { class: 'international', tribunal: true },
};

type Measure = Extract<GameEvent, { type: 'penalise' }>['measure'];

const talk = (by: 'A' | 'B'): GameEvent => ({ type: 'speak', by, to: 'spectator', about: 'sums' });

const punish = (player: 'A' | 'B', act: number, measure: Measure): GameEvent => ({
  ...{ type: 'penalise', by: 'arbiter', player, measure, for: act, proved: true, grave: true },
  ...(measure === 'points' ? { points: 25 } : {}),
});

/** Somebody appeals against the sanction that this event imposed, and is found right. */
const quash = (by: 'A' | 'B', against: number): GameEvent[] => [
  { type: 'appeal', by, against },
  { type: 'answer-appeal', by: 'tribunal', upheld: true, against },
];

const playing = (...events: readonly GameEvent[]) => {
  const { outcomes, state } = replay(editions['fise-2009'], TABLE, [
    talk('A'),
    talk('A'),
    ...events,
  ]);
  expect(outcomes.map(({ kind }) => kind)).not.toContain('refused');
  return state;
};

describe('of two that put a player out', () => {
  test('the game stays lost while one of them is in force', () => {
    const state = playing(punish('A', 1, 'game'), punish('A', 2, 'tournament'), ...quash('A', 3));
    expect(state.ended).toMatchObject({ reason: 'disqualification', winner: 'B' });
    expect(state.expelled).toEqual(['A']);
  });

  test('a player expelled twice is still out', () => {
    const state = playing(
      punish('A', 1, 'tournament'),
      punish('A', 2, 'tournament'),
      ...quash('A', 3),
    );
    expect(state.expelled).toEqual(['A']);
  });

  test('the game goes on when both are quashed', () => {
    const both = [punish('A', 1, 'tournament'), punish('A', 2, 'game')];
    const state = playing(...both, ...quash('A', 4), ...quash('A', 3));
    expect(state.ended).toBeNull();
    expect(state.expelled).toEqual([]);
    expect(state.timed.running).toBe('A');
  });

  test('the game goes on in whatever order they are quashed', () => {
    const both = [punish('A', 1, 'tournament'), punish('A', 2, 'game')];
    const state = playing(...both, ...quash('A', 3), ...quash('A', 4));
    expect(state.ended).toBeNull();
    expect(state.expelled).toEqual([]);
  });
});

test('points taken off after the end stay off when the end is undone', () => {
  const state = playing(punish('A', 1, 'game'), punish('A', 2, 'points'), ...quash('A', 3));
  expect(state.ended).toBeNull();
  expect(state.scores).toEqual({ A: 285, B: 290 });
});

test('points come back and the game stays lost', () => {
  const state = playing(punish('A', 1, 'points'), punish('A', 2, 'game'), ...quash('A', 3));
  expect(state.scores).toEqual({ A: 310, B: 290 });
  expect(state.ended?.winner).toBe('B');
});

test('a game that had ended is won again by who had won it', () => {
  const pass = (by: 'A' | 'B'): GameEvent => ({ type: 'pass', by });
  const passes = [pass('A'), pass('B'), pass('A'), pass('B')];
  const before = playing(...passes);
  const lost = playing(...passes, punish('A', 1, 'game'));
  const state = playing(...passes, punish('A', 1, 'game'), ...quash('A', 7));
  expect(lost.ended?.winner).toBe('B');
  expect(state.ended).toEqual(before.ended);
  expect(state.scores).toEqual(before.scores);
});

test('what one player gets back changes nothing for the other', () => {
  const events = [talk('B'), punish('A', 1, 'points'), punish('B', 3, 'points')];
  const state = playing(...events, ...quash('B', 5));
  expect(state.scores).toEqual({ A: 285, B: 290 });
  expect(state.conduct.sanctions.map(({ status }) => status)).toEqual(['in-force', 'quashed']);
});
