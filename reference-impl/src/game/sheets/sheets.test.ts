// Sheets where scenarios do not reach: what no edition admits, and what holds of every correction.
import { describe, expect, test } from 'vitest';
import type { SheetEntry } from '../../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../../protocol/generated/vocabulary.ts';
import { PLAIN_TABLE } from '../../../arbitraries/plain-table.ts';
import { editions } from '../../editions/index.ts';
import type { GameEvent } from '../events.ts';
import { apply, replay } from '../replay.ts';
import { type Position, stateOf } from '../state.ts';

const line = (by: 'A' | 'B', points: number, total: number): SheetEntry => ({
  by,
  word: ['S', 'O', 'L'],
  points,
  total,
});

const A_SHEET = [line('A', 14, 14), line('B', 16, 16), line('A', 8, 20)];
const B_SHEET = [line('A', 14, 14), line('B', 10, 10), line('A', 8, 20)];

const OPEN: Position = {
  ...PLAIN_TABLE,
  racks: { A: ['?'], B: ['?'] },
  scores: { A: 20, B: 16 },
  turns: [{ by: 'B', kind: 'pass' }],
  sheets: { A: A_SHEET, B: B_SHEET },
};
const OVER: Position = { ...OPEN, ended: { reason: 'passes' } };
const CLOSED: Position = { ...OVER, signed: ['A', 'B'] };
const DELIVERED: Position = { ...CLOSED, delivered: true };

const correction = (more: Partial<Extract<GameEvent, { type: 'ask-correction' }>>): GameEvent => ({
  type: 'ask-correction',
  askedBy: ['A'],
  what: 'count',
  of: 'B',
  line: 2,
  points: 10,
  ...more,
});
const writes = (...lines: number[]): GameEvent => ({
  type: 'complete-sheet',
  by: 'A',
  words: lines.map((at) => ({ line: at, word: ['S', 'O', 'L'] })),
  ms: 1000,
});

// biome-ignore format: one case a line
const BAD: readonly (readonly [what: string, reason: string, event: GameEvent, table: Position])[] = [
  ['a line that is not there', 'no-such-line', correction({ line: 9 }), OVER],
  ['no line at all', 'no-such-line', { type: 'ask-correction', askedBy: ['A'], what: 'count', of: 'B' }, OVER],
  ['a line of the other player', 'no-such-line', correction({ line: 1 }), OVER],
  ['a count without what the play is worth', 'no-discrepancy', { type: 'ask-correction', askedBy: ['A'], what: 'count', of: 'B', line: 2 }, OVER],
  ['a count by the arbiter alone', 'not-entitled', correction({ askedBy: ['arbiter'] }), OVER],
  ['a count by a player and a spectator', 'not-entitled', correction({ askedBy: ['A', 'spectator'] }), OVER],
  ['one player named twice, the game being closed', 'needs-both', correction({ askedBy: ['A', 'A'], granted: true }), CLOSED],
  ['a word on a line that is not there', 'no-such-line', writes(7), OVER],
  ['a word on a line that has one', 'not-applicable', writes(1), OVER],
  ['a word in a closed game', 'game-closed', writes(1), CLOSED],
  ['a signature in a closed game', 'game-closed', { type: 'sign', by: 'A', on: 'rival-sheet' }, CLOSED],
  ['a signature demanded of who has signed', 'already-signed', { type: 'demand-signature', by: 'A' }, { ...OVER, signed: ['B'] }],
  ['a signature demanded while play goes on', 'too-early', { type: 'demand-signature', by: 'A' }, OPEN],
  ['a signature while play goes on', 'too-early', { type: 'sign', by: 'A', on: 'rival-sheet' }, OPEN],
  ['a sheet filled in twice', 'not-applicable', { type: 'fill-in', by: 'A' }, { ...OVER, signed: ['A'] }],
  ['a note of points for a turn without a play', 'no-play', { type: 'note', by: 'A', points: 3 }, OPEN],
];

describe('under fise-2009', () => {
  test.each(BAD)('%s is refused as %s', (_, reason, event, table) => {
    const before = stateOf(table);
    const { outcome, state } = apply(editions['fise-2009'], before, event);
    expect(outcome).toMatchObject({ kind: 'refused', reason });
    expect(outcome.because.length).toBeGreaterThan(0);
    expect(state).toEqual(before);
  });
});

// biome-ignore format: one case a line
const BAD_CLAIMS: readonly (readonly [what: string, reason: string, event: GameEvent, table: Position])[] = [
  ['a claim before the result is in', 'too-early', correction({ what: 'overall', askedBy: ['A', 'B'], granted: true }), CLOSED],
  ['a claim with nothing wrong', 'no-discrepancy', correction({ what: 'overall', askedBy: ['A', 'B'], granted: true }), DELIVERED],
  ['a result handed in twice', 'result-delivered', { type: 'deliver-result', by: 'A' }, DELIVERED],
  ['a result with one signature', 'sheet-incomplete', { type: 'deliver-result', by: 'A' }, { ...OVER, signed: ['A'] }],
  ['a round that goes back', 'too-late', { type: 'next-round', phase: 'called' }, { ...DELIVERED, round: { phase: 'started', sinceMs: 0, next: 'started' } }],
  ['a round that stays where it is', 'too-late', { type: 'next-round', phase: 'none' }, DELIVERED],
];

describe('under ajs-2024', () => {
  test.each(BAD_CLAIMS)('%s is refused as %s', (_, reason, event, table) => {
    const before = stateOf(table);
    const { outcome, state } = apply(editions['ajs-2024'], before, event);
    expect(outcome).toMatchObject({ kind: 'refused', reason });
    expect(state).toEqual(before);
  });
});

test.each(EDITIONS)(
  'where a program keeps the score no sheet is signed or corrected under %s',
  (id) => {
    const online: Position = { ...OVER, recording: 'automatic' };
    const events: readonly GameEvent[] = [
      { type: 'fill-in', by: 'A' },
      { type: 'sign', by: 'A', on: 'rival-sheet' },
      { type: 'review-sheet', by: 'A', of: 'B' },
      correction({}),
    ];
    for (const event of events)
      expect(apply(editions[id], stateOf(online), event).outcome.kind, event.type).not.toBe('done');
  },
);

test('a count put right on both sheets takes its totals with it and is in force once', () => {
  const { state } = replay(editions['fise-2009'], OVER, [correction({})]);
  expect(state.sheets.A.map(({ total }) => total)).toEqual([14, 10, 20]);
  expect(state.sheets.B).toEqual(B_SHEET);
  expect(state.scores).toEqual({ A: 20, B: 10 });
  const again = replay(editions['fise-2009'], OVER, [
    correction({}),
    correction({ askedBy: ['B'] }),
  ]);
  expect(again.outcomes[1]).toMatchObject({ kind: 'refused', reason: 'no-discrepancy' });
});

test('a sum put right moves the totals after it and no other', () => {
  const sum = correction({ what: 'sum', of: 'A', line: 3 });
  const { state } = replay(editions['fise-2009'], OVER, [sum]);
  expect(state.sheets.A.map(({ total }) => total)).toEqual([14, 16, 22]);
  expect(state.scores).toEqual({ A: 22, B: 16 });
});

test('only the author’s sheet being wrong, the score stays', () => {
  const wrong: Position = { ...OVER, sheets: { A: B_SHEET, B: A_SHEET }, scores: { A: 20, B: 10 } };
  const { state } = replay(editions['fise-2009'], wrong, [correction({})]);
  expect(state.scores).toEqual({ A: 20, B: 10 });
  expect(state.sheets.B[1]).toMatchObject({ points: 10, total: 10 });
});

test('a play that lies unaccepted is counted again, and not corrected', () => {
  const { outcomes } = replay(
    editions['fise-2009'],
    { ...PLAIN_TABLE, racks: { A: ['S', 'O', 'L'], B: ['A'] }, bag: ['E'] },
    [
      {
        type: 'place',
        by: 'A',
        tiles: [
          { square: 'H7', tile: 'S' },
          { square: 'H8', tile: 'O' },
          { square: 'H9', tile: 'L' },
        ],
      },
      { type: 'note', by: 'A', points: 9 },
      correction({ of: 'A', line: 1, points: 6 }),
    ],
  );
  expect(outcomes[2]).toMatchObject({ kind: 'refused', reason: 'too-early' });
});

test('a recount after a correction takes nothing off twice', () => {
  const { state } = replay(
    editions['fise-2009'],
    { ...PLAIN_TABLE, racks: { A: ['S', 'O', 'L'], B: ['A'] }, bag: ['E'] },
    [
      {
        type: 'place',
        by: 'A',
        tiles: [
          { square: 'H7', tile: 'S' },
          { square: 'H8', tile: 'O' },
          { square: 'H9', tile: 'L' },
        ],
      },
      { type: 'note', by: 'A', points: 9 },
      { type: 'note', by: 'B', points: 9 },
      correction({ of: 'A', line: 1, points: 6 }),
      { type: 'request-recount', by: 'B' },
    ],
  );
  expect(state.scores.A).toBe(6);
});
