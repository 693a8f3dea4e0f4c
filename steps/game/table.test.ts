// The table that Given and When steps set.
import { describe, expect, test } from 'vitest';
import { writtenTiles } from '../language/notation.ts';
import { Table } from './table.ts';

const squares = (tiles: readonly { readonly square: string }[]) => tiles.map((t) => t.square);
const OSOS = writtenTiles('OSOS');

describe('a word laid over others', () => {
  test('takes only the squares that the board has free', () => {
    const table = new Table();
    table.position.board.push({ square: 'H8', tile: 'O' });
    expect(squares(table.placing('A', OSOS, 'H8', false).tiles)).toEqual(['H9', 'H10', 'H11']);
  });

  test('sees tiles laid before, at once or one by one, and not those picked up', () => {
    const table = new Table();
    table.happens(
      { type: 'place', by: 'A', tiles: [{ square: 'H8', tile: 'O' }] },
      {
        type: 'lay',
        by: 'A',
        tiles: [
          { square: 'H9', tile: 'S' },
          { square: 'H10', tile: 'O' },
        ],
        dropped: false,
        seen: true,
      },
      { type: 'pick-up', by: 'A', square: 'H10' },
    );
    expect(squares(table.placing('A', OSOS, 'H8', false).tiles)).toEqual(['H10', 'H11']);
  });
});

describe('a rack', () => {
  test('gets the tiles that a play needs and keeps seven', () => {
    const table = new Table();
    table.placing('A', writtenTiles('ZOZ'), 'H8', false);
    expect(table.position.racks.A).toEqual(['Z', 'O', 'Z', 'A', 'E', 'S', 'R']);
  });

  test('that has not been filled stays empty', () => {
    const table = new Table();
    table.position.racks.A = [];
    table.placing('A', writtenTiles('ZOZ'), 'H8', false);
    expect(table.position.racks.A).toEqual([]);
  });
});

describe('an event', () => {
  const step = (index: number, text: string) => ({
    index,
    text,
    values: [],
    texts: [],
    definition: {
      subject: 'game',
      topic: 'exchange',
      kind: 'when' as const,
      wording: { es: text, en: text },
      body: () => {},
    },
  });

  test('remembers the step that made it', () => {
    const table = new Table();
    table.begin(step(1, 'uno'));
    table.happens({ type: 'pass', by: 'A' }, { type: 'pass', by: 'B' });
    table.begin(step(2, 'dos'));
    table.happensInVain({ type: 'pass', by: 'A' });
    expect([0, 1, 2].map((i) => table.madeBy(i)?.text)).toEqual(['uno', 'uno', 'dos']);
    expect(table.madeBy(3)).toBeUndefined();
  });
});
