// The table that Given and When steps set.
import { describe, expect, test } from 'vitest';
import { laidFrom, writtenTiles } from '../language/notation.ts';
import { midGamePosition } from './positions.ts';
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

describe('the Antecedentes of a feature, run before the game is set up', () => {
  const laying = (word: string) => {
    const table = new Table();
    table.recording = 'automatic';
    table.lieOnBoard(...laidFrom(writtenTiles(word), 'H6', false));
    return table;
  };

  test('say who keeps the score', () => {
    const table = laying('PATIO');
    table.setUp('redeletras', midGamePosition());
    const { edition, position } = table.request().params;
    expect([edition, position.recording]).toEqual(['redeletras', 'automatic']);
  });

  test('may name tiles that the game has, and add others', () => {
    const table = laying('PATIOS');
    table.setUp('redeletras', midGamePosition());
    expect(squares(table.position.board)).toEqual(['H6', 'H7', 'H8', 'H9', 'H10', 'H11']);
  });

  test('keep what they laid where the game begins empty', () => {
    const table = laying('PATIO');
    table.setUp('redeletras', {});
    expect(table.position.board).toHaveLength(5);
  });

  test('may not contradict the game', () => {
    const table = laying('RADIO');
    expect(() => table.setUp('redeletras', midGamePosition())).toThrow(
      'harness: H6 is said to hold R, expected P as before',
    );
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
