// `articulado replay`: the examples, and games that go wrong, each in its own way.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { written } from '../trial.ts';
import { command } from './replay.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  printed.mockClear();
  complained.mockClear();
});

const WORDS = ['--words', 'examples/palabras.txt'];

const replay = async (...args: readonly string[]) => {
  const code = await command.run([...WORDS, ...args]);
  const text = [...printed.mock.calls, ...complained.mock.calls].map(([line]) => line).join('\n');
  return { code, text };
};

const HEAD = '#character-encoding UTF-8\n#player1 ana Ana Ruiz\n#player2 bru Bruno\n';
let games = 0;
const gameOf = (...lines: readonly string[]): string => {
  games += 1;
  return written(`game-${games}.gcg`, `${HEAD}${lines.join('\n')}\n`);
};

describe('the examples', () => {
  test.each([
    ['partida', 'fise-2009', 'la partida termina porque un jugador agota sus fichas, 558–357'],
    ['partida', 'ajs-2024', 'la partida termina porque un jugador agota sus fichas, 558–357'],
    ['partida-con-impugnacion', 'fise-2003', 'impugnada: la jugada es incorrecta y se levanta'],
    ['partida-con-impugnacion', 'redeletras', '30 turnos, 0 diferencias'],
    ['partida-con-impugnacion', 'resumen-2018', 'SFARUII'],
  ])('%s agrees with %s', async (name, edition, said) => {
    const { code, text } = await replay(
      ...[`examples/${name}.gcg`, '--edition', edition, '--lang', 'es'],
    );
    expect(text).toContain(said);
    expect(code).toBe(0);
    expect(text).toMatch(
      new RegExp(`^ {6}${edition === 'ajs-2024' ? 'fise-2009' : edition}:`, 'm'),
    );
  });

  test('the one with errors has each told in its place', async () => {
    const file = 'examples/partida-con-errores.gcg';
    const { code, text } = await replay(file, '--edition', 'fise-2009', '--lang', 'en');
    expect(code).toBe(1);
    expect(text.match(/^examples\S+ {2}.*/gm)).toEqual([
      `${file}:11  the file gives the play 42 points`,
      `${file}:12  the total noted is 134`,
      `${file}:18  +5 points for a failed challenge`,
      `${file}:22  the file has it done`,
    ]);
    expect(text).toContain('expected that it is refused because it does not join the board');
    expect(text).toContain('the game cannot be followed from here\n15 turns, 4 differences');
  });

  test('for programs', async () => {
    const { text } = await replay('examples/partida.gcg', '--edition', '2009', '--json');
    const told = JSON.parse(text);
    expect(told.turns).toHaveLength(21);
    expect(told.turns[0]).toMatchObject({ line: 5, by: 'A', score: 24, differences: [] });
    expect(told.turns[0].outcomes[0].because).toContain('fise-2009:20.p1');
    expect(told.ended.reason).toBe('out');
  });
});

const OPENING = '>ana: HULARIE 8D HULAR +24 24';

describe('a game in which', () => {
  test.each([
    ['a play leaves the board', ['>ana: HULARIE 8M HULAR +24 24'], '8M', 'leaves the board'],
    ['a square is beyond the board', ['>ana: HULARIE 16D HULAR +24 24'], '16D', 'leaves the board'],
    ['a tile is not on the rack', ['>ana: AEIOSTR 8D HULAR +24 24'], 'D', 'not on the rack'],
    ['somebody plays twice', [OPENING, '>ana: EEEEEEE - +0 24'], '-', 'out of turn'],
    ['a dot is where nothing lies', ['>ana: HULARIE 8D H.LAR +24 24'], 'D', 'no tile lies (H5)'],
    ['nothing is laid', [OPENING, '>bru: AEIOSTR 8D ..... +0 0'], 'D', 'lays no tile'],
    ['there are too many tiles', ['>ana: XXHULAR 8D HULAR +24 24'], 'X', 'more tiles X'],
    [
      'a rack forgets a tile',
      [OPENING, '>bru: AEIOSTR - +0 0', '>ana: SSSSSSS - +0 24'],
      '',
      'one that still has what was left: IE',
    ],
    [
      'a word is taken back though it is in the list',
      [OPENING, '>ana: HULARIE -- -24 0'],
      '',
      'HULAR is in the list',
    ],
    [
      'a word stays though it is not',
      ['>ana: HULARIE 8D RALUH +24 24', '>ana: HULARIE (challenge) +0 24'],
      '',
      'RALUH is not in the list',
    ],
    [
      'more is lost than was won',
      ['>ana: HULARIE 8D RALUH +24 24', '>ana: HULARIE -- -20 4'],
      '',
      'takes 20 points away',
    ],
    ['racks are counted too early', [OPENING, '>ana: (AEIOSTR) +7 31'], '', 'play go on'],
  ])('%s', async (_, lines, part, said) => {
    const { code, text } = await replay(
      ...[gameOf(...lines), '--edition', 'fise-2009', '--lang', 'en'],
    );
    expect(text).toContain(said);
    expect(text).toContain(part);
    expect(code).toBe(1);
  });

  test('a word that is not in the list stands while nobody challenges', async () => {
    const file = gameOf('>ana: HULARIE 8D RALUH +18 18', '>bru: AEIOSTR -3 +0 0');
    const { code, text } = await replay(file, '--edition', 'fise-2009', '--lang', 'en');
    expect([code, text]).toEqual([0, expect.stringContaining('stands as nobody challenges')]);
    expect(text).toContain('does not say which tiles are exchanged');
  });
});

describe('a call that does not do', () => {
  test.each([
    [
      'a file that cannot be read',
      [written('x.gcg', 'casa\n'), '--edition', 'fise-2009'],
      /x\.gcg:1 {2}the line "casa"/,
    ],
    [
      'a rack with a strange sign',
      [gameOf('>ana: H€LARIE 8D HULAR +24 24'), '--edition', 'fise-2009'],
      /:4 {2}the rack has "€"/,
    ],
  ] as const)('%s', async (_, args, said) => {
    const { code, text } = await replay(...args, '--lang', 'en');
    expect([code, text]).toEqual([2, expect.stringMatching(said)]);
  });

  test.each([
    ['no edition', ['examples/partida.gcg'], /no edition to apply/],
    ['no such file', ['nada.gcg', '--edition', 'fise-2009'], /nada\.gcg cannot be read/],
    ['two files', ['a.gcg', 'b.gcg', '--edition', 'fise-2009'], /2 files/],
    [
      'no such words',
      ['examples/partida.gcg', '--edition', 'fise-2009', '--words', 'nada'],
      /--words nada cannot be read/,
    ],
  ])('%s', async (_, args, said) => {
    await expect(replay(...args)).rejects.toThrow(said);
  });

  test('nothing of a file reaches the terminal as it is', async () => {
    const file = written(
      'sign.gcg',
      readFileSync('examples/partida.gcg', 'utf8').replace('Ana Ruiz', 'Ana \u001b[31m'),
    );
    const { text } = await replay(file, '--edition', 'fise-2009');
    expect(text).not.toContain('\u001b');
  });
});
