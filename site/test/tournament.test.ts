// The tournament that the site shows: it is the example, its scores can be changed one by one, and nothing else changes.
import { expect, test } from 'vitest';
import { follow, ruledBy } from '../../director/follow.ts';
import { exampleTournament } from '../data/tournament.ts';
import { changesIn, withScore } from '../src/tournament/games.ts';
import { filled } from '../src/tournament/parts.ts';

const example = exampleTournament();
const last = (file: typeof example) => follow(file, ruledBy(file)).rounds.at(-1);

test('another score stands where it was put, and is counted once', () => {
  const other = withScore(withScore(example, 0, 1, 0, 500), 0, 1, 1, 300);
  expect(other.played?.[0]?.games?.[1]?.score).toEqual([500, 300]);
  expect(changesIn(example, other)).toBe(1);
  expect(changesIn(example, withScore(example, 0, 1, 0, 419))).toBe(0);
  expect(example.played?.[0]?.games?.[1]?.score).toEqual([419, 421]);
});

test('the standings follow, and the last round is held against what the regulation pairs now', () => {
  const other = withScore(example, 6, 0, 1, 999); // Vera beats Ana, whom nobody could catch before
  expect(last(other)?.after?.standings[0]).toMatchObject({ id: 'ana', halfPoints: 14 });
  expect(last(other)?.pair.outcome).toMatchObject({ kind: 'refused', reason: 'wrong-pairing' });
  expect(last(example)?.pair.outcome.kind).toBe('done');
});

test('texts are filled in, and what is not there stays', () => {
  expect(filled('{n} de {all}, {other}', { n: 3, all: 8 })).toBe('3 de 8, {other}');
});
