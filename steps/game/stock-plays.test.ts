// Every stock play is worth what it says, on the table it is made for.
import { expect, test } from 'vitest';
import { referenceCaller } from '../../checks/reference.ts';
import { lettersOf, writeWord, writtenTiles } from '../language/notation.ts';
import { midGamePosition } from './positions.ts';
import { pointsOf, STOCK_PLAYS, stockPlay } from './stock-plays.ts';
import { Table } from './table.ts';

const NAMED = STOCK_PLAYS.map((play) => [writeWord(lettersOf(play.word)), play] as const);

test.each(NAMED)('%s', async (_, { word, square, down, points }) => {
  const table = new Table();
  Object.assign(table.position, midGamePosition());
  table.happens(table.placing('A', word, square, down));
  const { method, params } = table.request();
  table.answered(await referenceCaller().call(method, params));
  expect(table.report('place').score).toBe(points);
  expect(pointsOf(word, square, down)).toBe(points);
});

test.each([1, 2, 3, 4, 5, 6, 7])('the stock play of %i lays so many tiles', (count) => {
  const table = new Table();
  Object.assign(table.position, midGamePosition());
  const { word, square, down } = stockPlay(count);
  expect(table.placing('A', word, square, down).tiles).toHaveLength(count);
});

test('what is not in stock is told', () => {
  expect(() => stockPlay(8)).toThrow('there are plays of 1 to 7');
  expect(() => pointsOf(writtenTiles('OSO'), 'A1', true)).toThrow('OSO from A1 is not known');
});
