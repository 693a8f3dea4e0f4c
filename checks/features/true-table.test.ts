// The check of true tables can fail: each way in which a table is not true is told.
import { expect, test } from 'vitest';
import { Table } from '../../steps/game/table.ts';
import { laidFrom, tilesOf, wordOf, writtenTiles } from '../../steps/language/notation.ts';
import { untruths } from './true-table.ts';

const tableOf = (change: (table: Table) => void): string[] => {
  const table = new Table();
  change(table);
  return untruths({ table, outcomes: table.events.map(() => ({ kind: 'done', because: [] })) });
};

test('a table as it can be is true', () => {
  expect(tableOf(() => {})).toEqual([]);
});

test('more tiles of a kind than the set has', () => {
  const found = tableOf((table) => {
    table.position.racks.A = tilesOf('ZZ');
  });
  expect(found).toEqual(['2 tiles Z, of which the set has 1']);
});

test.each([
  ['off the centre', 'A1', 'words that leave the centre free'],
  ['beside other words', 'H8', 'tiles that touch no other word: A1, A2'],
])('words %s', (_, square, expected) => {
  const found = tableOf((table) => {
    table.position.scores = { A: 10, B: 0 };
    table.position.board.push(...laidFrom(writtenTiles('SE'), square, false));
    if (square === 'H8') table.position.board.push(...laidFrom(writtenTiles('LA'), 'A1', false));
    table.accept(wordOf('SE'));
  });
  expect(found).toEqual([expected]);
});

test('nil–nil after a play', () => {
  const found = tableOf((table) => {
    table.position.turns = [{ by: 'A', kind: 'play' }];
  });
  expect(found).toEqual(['nil–nil after plays that scored']);
});

test('points that are not those of the play', () => {
  const table = new Table();
  table.happens(table.placing('A', writtenTiles('SOL'), 'H7', false), {
    type: 'announce',
    by: 'A',
    points: 7,
  });
  const outcomes = [
    { kind: 'done', because: [], report: { score: 6, words: [wordOf('SOL')] } },
    { kind: 'done', because: [] },
  ] as const;
  expect(untruths({ table, outcomes })).toEqual(['7 points said of a play worth 6']);
});
