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
    const { edition, position } = table.game();
    expect([edition, position.recording]).toEqual(['redeletras', 'automatic']);
  });

  test('say the board, in place of what would lie there unsaid', () => {
    const table = laying('RADIOS');
    table.setUp('redeletras', midGamePosition());
    expect(table.position.board.map(({ tile }) => tile).join('')).toBe('RADIOS');
  });

  test('keep what they laid where the game begins empty', () => {
    const table = laying('PATIO');
    table.setUp('redeletras', {});
    expect(table.position.board).toHaveLength(5);
  });

  test('may not contradict themselves', () => {
    const table = laying('RADIO');
    expect(() => table.lieOnBoard({ square: 'H6', tile: 'P' })).toThrow(
      'harness: H6 is said to hold P, expected R as before',
    );
  });

  test('say racks, score and bag for the game that is set up after them', () => {
    const table = new Table();
    table.say({ scores: { A: 7, B: 8 }, bag: ['Z'] });
    table.sayRack('B', ['Q']);
    table.setUp('redeletras', midGamePosition());
    const { scores, bag, racks } = table.position;
    expect([scores, bag, racks.A.length, racks.B]).toEqual([{ A: 7, B: 8 }, ['Z'], 7, ['Q']]);
  });
});

describe('a rack', () => {
  test('gets the tiles that a play needs and keeps seven', () => {
    const table = new Table();
    table.placing('A', writtenTiles('ZOZ'), 'H8', false);
    expect(table.position.racks.A).toEqual(['Z', 'O', 'Z', 'A', 'E', 'S', 'R']);
  });

  test('that is said has the tiles that a play needs, or the text is wrong', () => {
    const table = new Table();
    table.sayRack('A', ['Z', 'O']);
    expect(() => table.placing('A', writtenTiles('ZOZ'), 'H8', false)).toThrow(
      'harness: Z is needed, expected on the rack that is said to be ZO',
    );
  });

  test('of which only the number is said gets the tiles that a play needs', () => {
    const table = new Table();
    table.sayRack('A', ['A', 'E'], false);
    table.placing('A', writtenTiles('ZO'), 'H8', false);
    expect(table.position.racks.A).toEqual(['Z', 'O', 'A', 'E']);
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
