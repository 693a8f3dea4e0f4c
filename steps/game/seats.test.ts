// Players change places; tiles, which may be called A and B too, do not.
import { expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { prepare } from '../kernel/prepare.ts';
import { changedAbout, isChanged } from './seats.ts';
import { Table } from './table.ts';

const GAME = {
  readings: { scoring: { tileValue: { A: 2 } } },
  position: {
    racks: { A: ['A', 'B'], B: ['C'] },
    toMove: 'A',
    turns: [{ by: 'B', kind: 'play' }],
    handling: { agreed: ['A'] },
    board: [{ square: 'A1', tile: 'B', as: 'A' }],
    lexicon: [['A', 'B']],
    sheets: { A: [{ by: 'A', points: 8 }], B: [] },
  },
  events: [{ type: 'speak', by: 'A', to: 'arbiter' }],
};

test('players change places, and nothing else does', () => {
  expect(changedAbout(GAME)).toEqual({
    readings: GAME.readings,
    position: {
      ...GAME.position,
      racks: { A: ['C'], B: ['A', 'B'] },
      toMove: 'B',
      turns: [{ by: 'A', kind: 'play' }],
      handling: { agreed: ['B'] },
      sheets: { A: [], B: [{ by: 'B', points: 8 }] },
    },
    events: [{ type: 'speak', by: 'B', to: 'arbiter' }],
  });
});

const tables = readFeatures()
  .scenarios.flatMap(({ cases }) => cases)
  .map(({ steps }) => prepare(steps).subject)
  .filter((subject) => subject instanceof Table);

test('twice over, every game of the suite is what it was', () => {
  expect(tables.length).toBeGreaterThan(3000);
  for (const table of tables)
    expect(changedAbout(changedAbout(table.game()))).toEqual(table.game());
});

test('in about half of the games Ana is B, and each is seated alike every time', () => {
  const changed = tables.filter((table) => isChanged(table.game()));
  expect(changed.length / tables.length).toBeCloseTo(0.5, 1);
  for (const table of changed) expect(table.request()).toEqual(table.request());
});
