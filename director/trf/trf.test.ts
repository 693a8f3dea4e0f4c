// FIDE's tournament report file: the example says of points, Buchholz and Sonneborn-Berger what the same tournament in
// YAML does; and what is wrong in one is told at its line.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../check.ts';
import { readTournament } from '../file/read.ts';
import { follow, ruledBy } from '../follow.ts';
import { otherPoints } from './points.ts';
import { READINGS } from './readings.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const EXAMPLE = readFileSync('examples/torneo-24.trf', 'utf8');

const followed = (text: string) => {
  const read = readTournament(bytes(text));
  if (!read.file) throw new Error(JSON.stringify(read.wrong));
  const own = follow(read.file, ruledBy(read.file, READINGS));
  return { ...read, own, file: read.file, rows: own.rounds.at(-1)?.after?.standings ?? [] };
};

describe('the example', () => {
  const { rows, own, file, claimed, notes } = followed(EXAMPLE);

  test('stands as the same tournament with its points, but for their difference', () => {
    const whole = readTournament(readFileSync('examples/torneo-24.yaml')).file;
    if (!whole) throw new Error('expected the example');
    const full = follow(whole, ruledBy(whole)).rounds.at(-1)?.after?.standings ?? [];
    const id = new Map(whole.players.map((one, i) => [one.id, String(i + 1)]));
    expect(rows).toHaveLength(24);
    expect(rows.map(({ differential: _, ...row }) => row)).toEqual(
      full.map(({ differential: _, ...row }) => ({ ...row, id: id.get(row.id) })),
    );
  });

  test('has the points that it says itself, and says what it does not carry', () => {
    expect(claimed.size).toBe(24);
    expect(otherPoints(file, own, claimed)).toEqual([]);
    expect(notes.map(({ es }) => es).join('\n')).toMatch(/no se calcula la diferencia/);
  });

  test('breaks nothing; the rematch in its last round is not regulated', () => {
    expect(findingsOf(file, own).map(({ round, reason }) => [round, reason])).toEqual([[8, null]]);
  });

  test('reads the same in ISO 8859-1', () => {
    const latin = readTournament(Buffer.from(EXAMPLE, 'latin1'));
    expect(latin.file).toEqual(file);
  });
});

const line = (number: number, name: string, points: string, ...cells: string[]): string =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} 1800 ESP ${' '.repeat(22)} ${points.padStart(4)} ${String(number).padStart(4)}  ${cells.join('')}`;

const two = (a: string, b: string): string =>
  ['012 Dos', line(1, 'Ana', '', `   2 w ${a}  `), line(2, 'Bruno', '', `   1 b ${b}  `), ''].join(
    '\n',
  );

test.each([
  ['1', '0', [2, 0], 'played'],
  ['=', '=', [1, 1], 'played'],
  ['w', 'l', [2, 0], 'played'],
  ['D', 'D', [1, 1], 'played'],
  ['+', '-', [2, 0], 'no-show'],
  ['-', '+', [0, 2], 'no-show'],
  ['-', '-', [0, 0], 'both-absent'],
])('%s and %s are a result', (a, b, halfPoints, how) => {
  const { rows, own } = followed(two(a, b));
  expect(['1', '2'].map((id) => rows.find((row) => row.id === id)?.halfPoints)).toEqual(halfPoints);
  expect(own.rounds[0]?.games[0]?.event.result.how).toBe(how);
});

test('rounds in which nobody plays have not been played', () => {
  const text = two('1', '0').replaceAll(/ ([10]) {2}$/gm, ' $1  0000 - Z  0000 - Z');
  expect(followed(`XXR 6\n${text}`).own.rounds).toHaveLength(1);
});

test('those whom only the difference would set apart share their place', () => {
  const cells = [
    ['   2 w 1  ', '   4 w 1  '],
    ['   1 b 0  ', '   3 b 0  '],
    ['   4 w 1  ', '   2 w 1  '],
    ['   3 b 0  ', '   1 b 0  '],
  ];
  const text = ['012 Cuatro', ...cells.map((own, i) => line(i + 1, `J${i}`, '', ...own)), ''].join(
    '\n',
  );
  const { rows, own } = followed(text);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
  expect(own.rounds[1]?.after?.leads.map(({ by }) => by)).toEqual(['nothing', 'points', 'nothing']);
});

test('points that the file adds up otherwise, and byes of half a point, are said', () => {
  const text = [
    '012 Cuatro',
    line(1, 'Ana', '2.5', '   2 w 1  ', '0000 - H  '),
    line(2, 'Bruno', '1.0', '   1 b 0  ', '0000 - U  '),
    line(3, 'Eva', '1.0', '   4 w =  ', '   4 b =  '),
    line(4, 'Hugo', '1.0', '   3 b =  ', '   3 w =  '),
    '',
  ].join('\n');
  const { file, own, claimed, notes } = followed(text);
  expect(otherPoints(file, own, claimed).map(({ en }) => en)).toEqual([
    'Ana: the file says 2½ points and the regulation gives 1',
  ]);
  expect(notes.at(-1)?.en).toMatch(/half-point byes.*Ana/);
});

// biome-ignore format: one mistake a line
test.each([
  ['a result that the rival has not', EXAMPLE.replace('    12 w 1    10 b 1', '    11 w 1    10 b 1'), 9, /que no lo tiene/, /who has none/],
  ['two winners', two('1', '1'), 2, /acaba «11»/, /ends "11"/],
  ['an unknown code', two('X', '0'), 2, /no se entiende «2 w X»/, /cannot be read/],
  ['a result without a rival', two('1', '0').replace('   2 w 1', '0000 w 1'), 2, /no se entiende/, /cannot be read/],
  ['columns that have moved', two('1', '0').replace('ESP', 'ESPAÑA XXX'), 2, /columnas/, /columns/],
  ['a number twice', [line(1, 'Ana', ''), line(1, 'Bruno', ''), ''].join('\n'), 2, /dos veces/, /twice/],
  ['one player', `${line(1, 'Ana', '')}\n`, 1, /no hay jugadores/, /no players/],
])('%s is told', (_, text, at, es, en) => {
  const { file, wrong } = readTournament(bytes(text));
  expect(file).toBeUndefined();
  expect(wrong[0]?.line).toBe(at);
  expect(wrong[0]?.what.found.es).toMatch(es);
  expect(wrong[0]?.what.found.en).toMatch(en);
});
