// Why a player stands where they stand: the numbers side by side, the one that decides, and the rivals they come from.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTournament } from './file/read.ts';
import { follow, type RoundTold, ruledBy } from './follow.ts';
import { compared, metBy } from './why.ts';

const { file } = readTournament(readFileSync('examples/torneo-24.yaml'));
if (!file) throw new Error('expected the example');
const { rounds } = follow(file, ruledBy(file));
const after = (rounds.at(-1) as RoundTold).after;
if (!after) throw new Error('expected standings');

test('the numbers are the same until the one that decides', () => {
  const told = compared(after, 'jaime');
  expect(told.map(({ name, decides }) => (decides ? name : ''))).toEqual([
    '',
    '',
    'sonneborn-berger',
    '',
  ]);
  expect(told.map(({ ahead, behind }) => `${ahead} ${behind}`)).toEqual([
    '5 5',
    '30 30',
    '20 19',
    '+171 +193',
  ]);
});

test('nobody stands behind the last one', () => {
  expect(compared(after, 'sergio')).toEqual([]);
});

test.each(file.players.map(({ id }) => id))(
  'the rivals of %s make up the first tie-break',
  (id) => {
    const met = metBy(rounds, after, id);
    const buchholz = after.standings.find((row) => row.id === id)?.buchholz ?? -1;
    const lowest = met.map(({ halfPoints }) => halfPoints).sort((a, b) => a - b);
    // Eight rounds: the two lowest are left out.
    expect(lowest.slice(2).reduce((sum, own) => sum + own, 0)).toBe(buchholz);
    expect(met.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  },
);

test('scores are told from the side of the player', () => {
  expect(metBy(rounds, after, 'lucas')[0]).toEqual({
    round: 1,
    rival: 'ana',
    score: [339, 378],
    halfPoints: 16,
  });
  expect(metBy(rounds, after, 'unai')[0]).toEqual({
    round: 1,
    rival: null,
    score: null,
    halfPoints: 0,
  });
});
