// What random games found: a rival who plays on, plays ruled invalid and left on the board, draws that come late.

import { describe, expect, test } from 'vitest';
import { PLAIN_TABLE } from '../../arbitraries/plain-table.ts';
import { editions } from '../editions/index.ts';
import { withReadings } from '../kernel/readings.ts';
import type { GameEvent } from './events.ts';
import { replay } from './replay.ts';
import type { Position } from './state.ts';

const TABLE: Position = {
  ...PLAIN_TABLE,
  board: [{ square: 'H8', tile: 'A' }],
  racks: { A: ['S', 'O', 'L', 'E', 'R', 'T', 'N'], B: ['O', 'S', 'A', 'D', 'I', 'C', 'U'] },
  bag: ['E', 'A', 'O', 'S', 'L', 'T', 'N', 'R'],
  scores: { A: 10, B: 20 },
  surpluses: { A: 1, B: 0 },
};
const AS: GameEvent[] = [
  { type: 'place', by: 'A', tiles: [{ square: 'H9', tile: 'S' }] },
  { type: 'announce', by: 'A', points: 2 },
];
const NOTED_BY_AUTHOR: GameEvent = { type: 'note', by: 'A', points: 2 };
const NOTED_BY_RIVAL: GameEvent = { type: 'note', by: 'B', points: 2 };
const RULED: GameEvent[] = [
  { type: 'challenge', by: 'B', words: [['A', 'S']] },
  {
    type: 'hand-in-slip',
    items: ['words', 'signature-A', 'signature-B', 'table', 'round', 'tick-A', 'tick-B'],
    legible: true,
  },
  { type: 'rule', by: 'judge', agreed: ['A', 'B'], inView: true },
];
const RIVAL_PLAYS: GameEvent = { type: 'place', by: 'B', tiles: [{ square: 'I8', tile: 'O' }] };
const ajs = editions['ajs-2024'];

describe('a play ruled invalid whose turn ends when the clock is pressed', () => {
  const fallen: GameEvent[] = [...AS, NOTED_BY_AUTHOR, ...RULED];

  test('is not accepted by a rival who plays at once', () => {
    const { outcomes, state } = replay(ajs, TABLE, [...fallen, RIVAL_PLAYS]);
    expect(outcomes.at(-1)).toMatchObject({ kind: 'refused', reason: 'out-of-turn' });
    expect(state.scores).toEqual(TABLE.scores);
  });

  test('is back on the rack, so that its tiles are no surplus', () => {
    const report: GameEvent = { type: 'report-surplus', by: 'B', player: 'A' };
    const { outcomes, state } = replay(ajs, TABLE, [...fallen, report]);
    expect(outcomes.at(-1)).toMatchObject({ kind: 'refused', reason: 'nothing-wrong' });
    expect(state.racks.A.toSorted()).toEqual(TABLE.racks.A.toSorted());
  });
});

describe('a rival who plays on', () => {
  test('leaves the draw to the author, without changing the play on the board', () => {
    const draw: GameEvent = { type: 'draw', by: 'A', count: 1, racked: 1, seen: 1 };
    const events = [...AS, NOTED_BY_AUTHOR, RIVAL_PLAYS, draw];
    const { outcomes, state } = replay(editions['resumen-2018'], TABLE, events);
    expect(outcomes.map((o) => o.kind)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(state.play?.by).toBe('B');
    expect(state.racks.A).toHaveLength(7);
    expect(
      replay(editions['resumen-2018'], TABLE, [...events, draw]).outcomes.at(-1),
    ).toMatchObject({
      kind: 'refused',
      reason: 'out-of-order',
    });
  });

  test('cannot do so with a turn to lose', () => {
    const strict = withReadings(editions['fise-2009'], { ruling: { failedChallengeCost: 'turn' } });
    const position: Position = { ...TABLE, lexicon: [['A', 'S']] };
    const { outcomes, state } = replay(strict, position, [...AS, ...RULED, RIVAL_PLAYS]);
    expect(state.turnsToLose.B).toHaveLength(1);
    expect(outcomes.at(-1)).toMatchObject({ kind: 'refused', reason: 'out-of-turn' });
  });
});

test.each(['author-noted', 'both-noted'])(
  'a play noted by the rival and ruled invalid before the %s limit scores nothing',
  (limit) => {
    const reading = withReadings(editions['fise-2009'], { challenge: { closes: limit } });
    const { outcomes, state } = replay(reading, TABLE, [...AS, NOTED_BY_RIVAL, ...RULED]);
    expect(outcomes.map((o) => o.kind)).not.toContain('refused');
    expect(state.scores).toEqual(TABLE.scores);
    expect(state.turns).toEqual([{ by: 'A', kind: 'invalid' }]);
    expect(state.sheets).toEqual({ A: [], B: [] });
  },
);

test('tiles returned unseen are no longer among those to choose from', () => {
  const reading = withReadings(ajs, { surplus: { openPool: 'drawn' } });
  const drawn: GameEvent = { type: 'draw', by: 'A', count: 4, racked: 2, seen: 3 };
  const report: GameEvent = { type: 'report-surplus', by: 'B', player: 'A' };
  const events = [...AS, NOTED_BY_AUTHOR, NOTED_BY_RIVAL, drawn, report];
  const { state } = replay(reading, TABLE, events);
  expect(state.bag.at(-1)).toBe('S');
  expect(state.remedy).toMatchObject({ kind: 'return', pool: ['E', 'A', 'O'], count: 2 });
});

test('a rack that is full again is not short, whatever was drawn', () => {
  const nine: Position = { ...TABLE, racks: { ...TABLE.racks, A: [...TABLE.racks.A, 'E'] } };
  const drawn: GameEvent = { type: 'draw', by: 'A', count: 0, racked: 0, seen: 0 };
  const report: GameEvent = { type: 'report-shortage', by: 'A', player: 'A' };
  const { outcomes } = replay(editions['resumen-2018'], nine, [
    ...AS,
    NOTED_BY_AUTHOR,
    drawn,
    report,
  ]);
  expect(outcomes.at(-1)).toMatchObject({ kind: 'refused', reason: 'nothing-wrong' });
});

test('tiles left in the bag wait until a remedy has been carried out', () => {
  const short: GameEvent = { type: 'draw', by: 'A', count: 0, racked: 0, seen: 0 };
  const report: GameEvent = { type: 'report-shortage', by: 'A', player: 'A' };
  const leftover: GameEvent = { type: 'report-leftover', by: 'B', owing: ['B'] };
  const events = [...AS, NOTED_BY_AUTHOR, NOTED_BY_RIVAL, short, report, leftover];
  const { outcomes } = replay(ajs, TABLE, events);
  expect(outcomes.map((o) => o.kind)).toEqual([...Array(6).fill('done'), 'refused']);
});

test.each([
  ['noted by the rival', NOTED_BY_RIVAL],
  ['followed by a draw', { type: 'draw', by: 'A', count: 1, racked: 1, seen: 1 }],
] as const)('an online play that is %s counts and is refilled once', (_, event) => {
  const online: Position = { ...TABLE, recording: 'automatic' };
  const [as] = AS as [GameEvent];
  const { state } = replay(editions['resumen-2018'], online, [
    as,
    event,
    { type: 'pass', by: 'B' },
  ]);
  expect(state.scores).toEqual({ A: 12, B: 20 });
  expect(state.turns.map((turn) => turn.kind)).toEqual(['play', 'pass']);
  expect(state.racks.A).toHaveLength(7);
});

test('a second challenge during a ruling is refused on a ground, also where nothing freezes the table', () => {
  const again: GameEvent = { type: 'challenge', by: 'B', words: [['A', 'S']] };
  const { outcomes } = replay(editions['resumen-2018'], TABLE, [...AS, again, again]);
  expect(outcomes.at(-1)).toEqual({
    kind: 'refused',
    reason: 'under-ruling',
    because: ['resumen-2018:23.s1'],
  });
});

test('tiles put back out of order are refused on a ground, also where nothing is said of surpluses', () => {
  const back: GameEvent = { type: 'return-tiles', by: 'B', tiles: ['S'] };
  const { outcomes } = replay(editions['resumen-2018'], TABLE, [back]);
  expect(outcomes).toEqual([
    { kind: 'refused', reason: 'out-of-order', because: ['resumen-2018:5.s1'] },
  ]);
});

test('tiles drawn for a lot stay out of the bag, and in sight, where they are not put back', () => {
  const before: Position = { ...PLAIN_TABLE, bag: ['A', 'E', 'S'] };
  const lots: GameEvent = { type: 'draw-lots', purpose: 'start', lots: { A: 'A', B: 'E' } };
  const kept = withReadings(ajs, { start: { lotTilesReturn: false } });
  expect(replay(kept, before, [lots]).state).toMatchObject({ bag: ['S'], lots: ['A', 'E'] });
  expect(replay(ajs, before, [lots]).state).toMatchObject({ bag: ['S', 'A', 'E'], lots: [] });
});

test.each(Object.values(editions))(
  'once turns have been taken nobody draws lots or is told to start, even with empty racks ($id)',
  (edition) => {
    const before: Position = {
      ...TABLE,
      racks: { A: [], B: [] },
      turns: [{ by: 'B', kind: 'play' }],
    };
    const starts: GameEvent = {
      ...{ type: 'assign-start', format: 'round-robin', listed: 'B', game: 1, firstStarter: 'B' },
      ...{ starts: { A: 0, B: 0 }, program: false, announced: false, notified: false },
    };
    const lots: GameEvent = { type: 'draw-lots', purpose: 'start', lots: { A: 'A', B: 'E' } };
    const { outcomes, state } = replay(edition, before, [starts, lots]);
    expect(outcomes.map(({ kind }) => kind)).not.toContain('done');
    expect(state.toMove).toBe('A');
  },
);
