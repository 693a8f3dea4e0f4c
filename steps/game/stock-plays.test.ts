// Every stock play is worth what it says, on the table it is made for.
import { expect, test } from 'vitest';
import { PLAYS } from '../../checks/features/otherwise.ts';
import { referenceCaller } from '../../checks/reference.ts';
import { lettersOf, writeWord, writtenTiles } from '../language/notation.ts';
import { midGamePosition } from './positions.ts';
import { pointsOf, STOCK_PLAYS, stockPlay } from './stock-plays.ts';
import { Table } from './table.ts';

const NAMED = [...STOCK_PLAYS, ...PLAYS].map(
  (play) => [writeWord(lettersOf(play.word)), play] as const,
);

test.each(NAMED)('%s', async (_, { word, square, down, points }) => {
  const table = new Table();
  Object.assign(table.position, midGamePosition());
  table.happens(table.placing('A', word, square, down));
  const { method, params } = table.request();
  table.answered(await referenceCaller().call(method, params));
  expect(table.report('place').score).toBe(points);
});

test.each([1, 2, 3, 4, 5, 6, 7])('the stock plays of %i lay so many tiles', (count) => {
  for (const plays of [undefined, PLAYS]) {
    const table = new Table();
    Object.assign(table.position, midGamePosition());
    const { word, square, down } = stockPlay(count, plays);
    expect(table.placing('A', word, square, down).tiles).toHaveLength(count);
  }
});

test.each(STOCK_PLAYS)('a play that is named without its points has them', (play) => {
  expect(pointsOf(play.word, play.square, play.down)).toBe(play.points);
});

test('what is not in stock is told', () => {
  expect(() => stockPlay(8)).toThrow('there are plays of 1 to 7');
  expect(() => pointsOf(writtenTiles('OSO'), 'A1', true)).toThrow('OSO from A1 is not known');
});
