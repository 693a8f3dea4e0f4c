// A score cites the clauses that made it, and none that did not matter.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../../protocol/generated/vocabulary.ts';
import { line } from '../../../arbitraries/laid.ts';
import { editions } from '../../editions/index.ts';
import { boardOf, type PlacedTile } from '../board/board.ts';
import type { Direction, Square } from '../board/squares.ts';
import { formedWords } from './formation.ts';
import { scoreOf } from './scoring.ts';

const CASA = line('H6', 'across', 'C A S A');

/** What each clause of 2009 is about; every score rests on the values of letters and tiles (12 and, by 1, the original game). */
const ABOUT = {
  '13': 'letter premium',
  '14.p1': 'word premium',
  '14.p2': 'letters before words',
  '15': 'several word premiums',
  '16': 'centre',
  '20.2': 'centre covered later',
  '17': 'premium used up',
  '18': 'every word',
  '8.s3': 'every word formed',
  '18.s2': 'shared premium',
  '19': 'seven tiles',
  '10.1': 'blank',
} as const;
type Clause = keyof typeof ABOUT;

const grounds = (
  board: PlacedTile[],
  start: Square,
  direction: Direction,
  text: string,
  id: (typeof EDITIONS)[number] = 'fise-2009',
): readonly string[] => {
  const tiles = line(start, direction, text);
  const before = boardOf(board);
  return scoreOf(editions[id], before, tiles, formedWords(before, tiles, direction)).because;
};

// biome-ignore format: one play a line
const PLAYS: readonly (readonly [string, PlacedTile[], Square, Direction, string, readonly Clause[]])[] = [
  ['a tile on a plain square', line('B3', 'across', 'A L'), 'B5', 'across', 'A', []],
  ['a letter premium', line('B9', 'across', 'A'), 'B10', 'across', 'S', ['13']],
  ['a word premium', line('E6', 'across', 'O L'), 'E5', 'across', 'S', ['14.p1']],
  ['a letter and a word premium', line('A2', 'across', 'A L'), 'A1', 'across', 'S . . A', ['13', '14.p1', '14.p2']],
  ['a letter premium without effect, under a blank, and a word premium', line('A2', 'across', 'A L'), 'A1', 'across', 'S . . ?=A', ['13', '14.p1', '10.1']],
  ['two word premiums', line('E6', 'across', 'O L O R A'), 'E5', 'across', 'S . . . . . S', ['14.p1', '15']],
  ['the centre at the opening', [], 'H7', 'across', 'S O L', ['14.p1', '16']],
  ['the centre covered later', line('H9', 'across', 'O L'), 'H8', 'across', 'S', ['14.p1', '16', '20.2']],
  ['a premium used up', CASA, 'H10', 'across', 'S', ['17']],
  ['a cross word over a premium used up', CASA, 'H10', 'down', 'S O', ['17', '18', '8.s3']],
  ['a premium in two words', CASA, 'I9', 'across', 'A L', ['13', '18', '8.s3', '18.s2']],
  ['a blank', line('B3', 'across', 'A L'), 'B5', 'across', '?=A', ['10.1']],
  ['a blank that lies there already', line('B3', 'across', '?=A L'), 'B5', 'across', 'A', ['10.1']],
  ['five tiles', line('B3', 'across', 'A'), 'C3', 'down', 'L A L A L', ['13', '14.p1', '14.p2']],
  ['six tiles, one short of the bonus', line('I3', 'across', 'A'), 'I4', 'across', 'L A L A L A', ['13', '17', '19']],
  ['seven tiles', [], 'H7', 'across', 'S O L E D A D', ['13', '14.p1', '14.p2', '16', '19']],
];

describe('a score', () => {
  test.each(PLAYS)('of %s cites what made it', (_, board, start, direction, text, clauses) => {
    const cited = grounds(board, start, direction, text);
    const expected = [...clauses, '12', '1'].map((number) => `fise-2009:${number}`);
    expect([...cited].sort()).toEqual(expected.sort());
  });

  test('of something cites each of these clauses', () => {
    const cited = new Set(PLAYS.flatMap(([, , , , , clauses]) => clauses));
    expect([...cited].sort()).toEqual(Object.keys(ABOUT).sort());
  });

  test.each(EDITIONS)('under %s rests on the values of the original game', (id) => {
    const through = id === 'ajs-2024' ? 'fise-2009' : id;
    expect(grounds([], 'H7', 'across', 'S O L', id)).toContain(`${through}:1`);
  });

  test('does not cite a rule on the centre that an edition does not have', () => {
    expect(
      grounds(line('H9', 'across', 'O L'), 'H8', 'across', 'S', 'fise-2003').toSorted(),
    ).toEqual(['fise-2003:1', 'fise-2003:12', 'fise-2003:14', 'fise-2003:16']);
  });
});
