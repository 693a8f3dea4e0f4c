// Reading GCG: what is accepted and how it is taken, and what is said of what cannot be read.
import { describe, expect, test } from 'vitest';
import { textOf } from './bytes.ts';
import { readGcg } from './file.ts';
import { readEvent } from './line.ts';
import { readRack, readWord } from './tiles.ts';
import { courseOf } from './turns.ts';

const HEAD = '#character-encoding UTF-8\n#player1 ana Ana Ruiz\n#player2 bru Bruno\n';
const read = (...lines: readonly string[]) =>
  readGcg({ text: `${HEAD}${lines.join('\n')}\n`, encoding: 'UTF-8', isSaid: true });

const shown = (written: ReturnType<typeof readWord>): string =>
  'strange' in written
    ? `strange ${written.strange}`
    : written.signs.map((s) => (s === '.' ? s : s.as ? `?${s.as}` : s.tile)).join(' ');

describe('the tiles of a word', () => {
  test.each([
    ['brackets', '[CH]A[LL]A[RR]O', 'CH A LL A RR O'],
    ['digits', '1A2A3O', 'CH A LL A RR O'],
    ['letters', 'ÇAKAWO', 'CH A LL A RR O'],
    ['pairs', 'CHALLARRO', 'CH A LL A RR O'],
    ['small letters are blanks', 'cASa', '?C A S ?A'],
    ['a blank for two letters', '[ch]A', '?CH A'],
    ['dots lie there', 'C.S.', 'C . S .'],
    ['what lies there may stand in round brackets', 'C(AS)A', 'C . . A'],
    ['Ñ in two signs', 'AN\u0303O', 'A Ñ O'],
    ['a sign that is no tile', 'CA#A', 'strange #'],
    ['an accent is no tile', 'CÁSA', 'strange Á'],
  ])('%s', (_, written, expected) => expect(shown(readWord(written))).toBe(expected));

  test('on a rack C and H are two tiles or one', () => {
    expect(shown(readRack('CHA?_', false))).toBe('C H A ? ?');
    expect(shown(readRack('CHA', true))).toBe('CH A');
  });
});

describe('a line', () => {
  test.each([
    ['>ana: CASAERO 8H CASA +12 12', { kind: 'play', place: { row: 7, column: 7, down: false } }],
    ['>ana: CASAERO H8 CASA +12 12', { kind: 'play', place: { row: 7, column: 7, down: true } }],
    ['>ana: 8h CASA 12 12', { kind: 'play', place: { row: 7, column: 7, down: false } }],
    ['>ana: CASAERO - +0 12', { kind: 'pass' }],
    ['>ana: CASAERO -CAS +0 12', { kind: 'exchange', tiles: 'CAS' }],
    ['>ana: CASAERO -3 +0 12', { kind: 'exchange-count', count: 3 }],
    ['>ana: CASAERO -- -12 0', { kind: 'withdrawn' }],
    ['>ana: CASAERO (challenge) +5 17', { kind: 'challenge' }],
    ['>ana: CASAERO (time) -10 2', { kind: 'time' }],
    ['>ana: (AER) +3 15', { kind: 'racks', tiles: 'AER' }],
    ['>ana: AER (AER) -3 9', { kind: 'racks', tiles: 'AER' }],
  ])('%s', (text, action) => expect(readEvent(1, text)).toMatchObject({ action }));

  test.each([
    ['>ana: CASAERO 8H CASA +12', 'la línea'],
    ['>ana CASAERO 8H CASA +12 12', 'la línea'],
    ['>ana: CASAERO 8H CASA doce 12', 'la línea'],
    ['>ana: CASAERO CASA +12 12', 'la línea'],
    ['>ana: A B 8H CASA +12 12', 'la línea'],
    ['>ana: CASAERO 8H CA$A +12 12', '«$»'],
  ])('%s cannot be read', (text, said) => {
    const wrong = readEvent(1, text);
    expect('found' in wrong && wrong.found.es).toContain(said);
  });
});

describe('a file', () => {
  test('is ISO 8859-1 or UTF-8, as it says or as its bytes tell', () => {
    const latin = Uint8Array.from('ÑU', (sign) => sign.charCodeAt(0));
    expect(textOf(latin)).toEqual({ text: 'ÑU', encoding: 'ISO 8859-1', isSaid: false });
    const utf = new TextEncoder().encode('ÑU');
    expect(textOf(utf)).toEqual({ text: 'ÑU', encoding: 'UTF-8', isSaid: false });
    const said = new TextEncoder().encode('#character-encoding UTF-8\nÑU');
    expect(textOf(said)).toMatchObject({ encoding: 'UTF-8', isSaid: true });
  });

  test('names its players, keeps its notes out and says what it does not know', () => {
    const file = read('#shade 7', '#note bien jugado', 'y más', '>bru: CASAERO 8H CASA +12 12');
    expect(file.names).toEqual({ A: 'Ana Ruiz', B: 'Bruno' });
    expect(file.wrong).toEqual([]);
    expect(file.notes.map(({ line, what }) => `${line} ${what.es}`)).toEqual([
      '4 #shade no se conoce: se pasa por alto',
    ]);
    expect(file.entries[0]?.by).toBe('B');
  });

  test('may have other line ends', () => {
    const text = `${HEAD}>ana: - +0 0\n`.replaceAll('\n', '\r\n');
    const file = readGcg({ text, encoding: 'UTF-8', isSaid: true });
    expect([file.entries.length, file.wrong]).toEqual([1, []]);
  });

  test.each([
    ['a broken line', ['casa'], 4, 'casa'],
    ['a stranger', ['>eva: - +0 0'], 4, 'eva'],
    ['no plays', [], 1, 'ninguna jugada'],
    ['a third player of the same name', ['#player2 ana Otra', '>ana: - +0 0'], 4, 'ana Otra'],
  ] as const)('with %s', (_, lines, line, said) => {
    const [wrong] = read(...lines).wrong;
    expect(wrong?.line).toBe(line);
    expect(wrong?.what.found.es).toContain(said);
  });

  test('with one player only', () => {
    const text = '#player1 ana Ana\n>ana: - +0 0\n';
    const { wrong } = readGcg({ text, encoding: 'UTF-8', isSaid: true });
    expect(wrong.map(({ what }) => what.found.en)).toEqual(['number of players: 1']);
  });

  test('joins a play with the challenge to it', () => {
    const file = read(
      '>ana: CASAERO 8H CASA +12 12',
      '>ana: CASAERO -- -12 0',
      '>bru: - +0 0',
      '>bru: X -- -1 0',
    );
    const { turns, wrong } = courseOf(file);
    expect(turns.map(({ challenged }) => challenged?.isWithdrawn)).toEqual([true, undefined]);
    expect(wrong.map(({ line }) => line)).toEqual([7]);
  });
});
