// Events that no game admits: each is refused with a reason and a clause, and changes nothing.

import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { PLAIN_TABLE } from '../../arbitraries/plain-table.ts';
import { editions } from '../editions/index.ts';
import type { Tile } from './board/tiles.ts';
import type { GameEvent } from './events.ts';
import { apply } from './replay.ts';
import { type Position, stateOf } from './state.ts';

const TABLE: Position = {
  ...PLAIN_TABLE,
  board: [{ square: 'H8', tile: 'A' }],
  racks: { A: ['S', 'O', 'L', 'E', 'R', 'T', 'N'], B: ['O', 'S', 'A', 'D', 'I', 'C', 'U'] },
  bag: ['E', 'A', 'O', 'S'],
  scores: { A: 10, B: 20 },
};
const NINE: Position = { ...TABLE, racks: { ...TABLE.racks, A: [...TABLE.racks.A, 'E', 'S'] } };
const OPENING: Position = { ...TABLE, board: [] };

/** Ana lays tiles down column 8, from a row on. */
const lays = (from: string, ...tiles: Tile[]): GameEvent => ({
  type: 'place',
  by: 'A',
  tiles: tiles.map((tile, i) => ({
    square: `${String.fromCharCode(from.charCodeAt(0) + i)}8`,
    tile,
  })),
});
const places = (...tiles: Extract<GameEvent, { type: 'place' }>['tiles']): GameEvent => ({
  type: 'place',
  by: 'A',
  tiles,
});
const EIGHT = places(
  { square: 'G8', tile: 'E' },
  ...(['S', 'O', 'L', 'E', 'R', 'T', 'N'] as const).map((tile, i) => ({
    square: `${'IJKLMNO'[i]}8`,
    tile,
  })),
);

// biome-ignore format: one case a line
const CASES: readonly (readonly [what: string, reason: string, event: GameEvent, table: Position])[] = [
  ['a tile that is not on the rack', 'tile-not-on-rack', lays('I', 'Z'), TABLE],
  ['a tile laid twice that is there once', 'tile-not-on-rack', lays('I', 'S', 'S'), TABLE],
  ['a blank that is not on the rack', 'tile-not-on-rack', places({ square: 'I8', tile: '?', as: 'S' }), TABLE],
  ['a square already taken', 'square-occupied', lays('H', 'S'), TABLE],
  ['a second tile on one square', 'square-occupied', places({ square: 'I8', tile: 'S' }, { square: 'I8', tile: 'O' }), TABLE],
  ['a second tile laid on one square, one by one', 'square-occupied', { type: 'lay', by: 'A', tiles: [{ square: 'I8', tile: 'S' }, { square: 'I8', tile: 'O' }], dropped: false, seen: true }, TABLE],
  ['a tile laid off the board', 'square-occupied', { type: 'lay', by: 'A', tiles: [{ square: 'H16', tile: 'S' }], dropped: false, seen: true }, TABLE],
  ['a square off the board', 'square-occupied', lays('P', 'S'), TABLE],
  ['a play of no tiles', 'not-in-line', lays('I'), TABLE],
  ['an eighth tile from a rack of seven', 'tile-not-on-rack', EIGHT, TABLE],
  ['an eighth tile from a rack of nine', 'wrong-number', EIGHT, NINE],
  ['an opening of one tile', 'too-few-tiles', lays('H', 'S'), OPENING],
  ['a play out of turn', 'out-of-turn', { type: 'place', by: 'B', tiles: [{ square: 'I8', tile: 'S' }] }, TABLE],
  ['a pass out of turn', 'out-of-turn', { type: 'pass', by: 'B' }, TABLE],
  ['an exchange out of turn', 'out-of-turn', { type: 'exchange', by: 'B', tiles: ['O'] }, TABLE],
  ['an exchange of nothing', 'wrong-number', { type: 'exchange', by: 'A', tiles: [] }, TABLE],
  ['an exchange of more than the bag holds', 'bag-too-small', { type: 'exchange', by: 'A', tiles: ['S', 'O', 'L', 'E', 'R'] }, TABLE],
  ['an exchange of a tile that is not there', 'tile-not-on-rack', { type: 'exchange', by: 'A', tiles: ['Z'] }, TABLE],
  ['a draw that is not due', 'out-of-order', { type: 'draw', by: 'A', count: 1, racked: 0, seen: 0 }, TABLE],
  ['a draw of more than the bag holds', 'bag-too-small', { type: 'draw', by: 'A', count: 5, racked: 0, seen: 0 }, TABLE],
  ['a draw with more tiles seen than drawn', 'wrong-number', { type: 'draw', by: 'A', count: 1, racked: 0, seen: 2 }, TABLE],
  ['an announcement without a play', 'no-play', { type: 'announce', by: 'A', points: 2 }, TABLE],
  ['a note without a play', 'no-play', { type: 'note', by: 'B', points: 2 }, TABLE],
  ['a clock pressed without a play', 'out-of-order', { type: 'press-clock', by: 'A' }, TABLE],
  ['a clock pressed out of turn', 'out-of-turn', { type: 'press-clock', by: 'B' }, TABLE],
];

describe.each(EDITIONS)('under %s', (id) => {
  test.each(CASES)('%s is refused as %s', (_, reason, event, table) => {
    const { outcome, state } = apply(editions[id], stateOf(table), event);
    expect(outcome).toMatchObject({ kind: 'refused', reason });
    expect(outcome.because.length).toBeGreaterThan(0);
    expect(state).toEqual(stateOf(table));
  });

  test.each(CASES)(
    '%s is refused as %s where a program keeps the score',
    (_, reason, event, table) => {
      const online: Position = { ...table, recording: 'automatic' };
      const { outcome, state } = apply(editions[id], stateOf(online), event);
      expect(outcome).toMatchObject({ kind: 'refused', reason });
      expect(state).toEqual(stateOf(online));
    },
  );
});
