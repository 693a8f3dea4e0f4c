// `articulado tournament`: the examples, one round, what is broken, programs, and calls that do not do.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { written } from '../trial.ts';
import { command } from './tournament.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  printed.mockClear();
  complained.mockClear();
});

const YAML = 'examples/torneo-24.yaml';

const tournament = async (...args: readonly string[]) => {
  const code = await command.run(args);
  const [out, err] = [printed, complained].map(({ mock }) =>
    mock.calls.map(([text]) => text).join('\n'),
  );
  return { code, out: out ?? '', err: err ?? '' };
};

describe('the example', () => {
  test('is told whole, each line with its clause', async () => {
    const { code, out } = await tournament(YAML, '--lang', 'es');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^ {2}5 +Jaime Robles +5 +30 +20 +\+171 +7 +8 +Sonneborn-Berger, 20 > 19 {2}ajs-2024:4\.1\.8\.p1 ajs-2024:4\.1\.8\.2$/m,
    );
    expect(out).toMatch(/descansa Unai Barrio {2}ajs-2024:4\.1\.6\.s1/);
    expect(out).toMatch(/rey de la colina.* ajs-2024:4\.1\.1\.p4\.s3/);
    expect(out).toMatch(
      /Hugo Ferrer no comparece; no vale para el Elo; cuenta para Jaime Robles; .* ronda 5 /,
    );
    expect(out).toMatch(/el reglamento no da la fórmula {2}ajs-2024:5\.1\.p2$/);
    const inRounds = out
      .slice(out.indexOf('Ronda 1'))
      .split('\n')
      .filter((line) => line.startsWith('  '));
    expect(inRounds.length).toBeGreaterThan(35);
    for (const line of inRounds) expect(line).toMatch(/ajs-2024:[\w.]+$/);
  });

  test('is told as it stood after a round, with all its games', async () => {
    const { out } = await tournament(YAML, '--round', '4', '--lang', 'en');
    expect(out).toContain('Standings after round 4 of 8');
    expect(out.match(/^ {2}\S+ \S+ – .*rated/gm)).toHaveLength(12);
    expect(out).not.toContain('Round 5');
  });

  test('breaks nothing', async () => {
    const { code, out } = await tournament(YAML, '--check', '--lang', 'es');
    expect([code, out]).toEqual([0, expect.stringContaining('cumple todo')]);
    expect(out).not.toContain('no se examina');
  });

  test('for programs', async () => {
    const { out } = await tournament(YAML, '--json');
    const told = JSON.parse(out);
    expect(Object.keys(told)).toEqual([
      'name',
      'edition',
      'tournament',
      'round',
      'standings',
      'games',
      'rounds',
      'next',
      'award',
      'eloChange',
      'findings',
      'unexamined',
      'notes',
    ]);
    expect(told.standings[0]).toEqual({
      rank: 1,
      id: 'ana',
      halfPoints: 16,
      buchholz: 64,
      sonnebornBerger: 156,
      byLot: false,
      name: 'Ana Ruiz',
      differential: 293,
      lead: { by: 'points', because: ['ajs-2024:4.1.8.p1'] },
    });
    expect(told.rounds).toHaveLength(8);
    expect(told.rounds[7]).toMatchObject({ koth: true, pairing: { outcome: { kind: 'done' } } });
  });

  test('in TRF has no difference of points, and says so', async () => {
    const { code, out } = await tournament('examples/torneo-24.trf', '--lang', 'es');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}1 +Ruiz,Ana +8 +32 +39 +– +8 /m);
    expect(out).toMatch(/^\(el TRF dice quién gana/m);
    const told = JSON.parse(
      (await tournament('examples/torneo-24.trf', '--json')).out.slice(out.length + 1),
    );
    expect(told.standings[0].differential).toBeNull();
  });
});

test('the next round is paired where the regulation pairs it', async () => {
  const text = readFileSync(YAML, 'utf8');
  const file = written('seven.yaml', text.slice(0, text.indexOf('  - round: 8')));
  const { out } = await tournament(file, '--lang', 'es');
  expect(out).toMatch(/^Ronda 8: la siguiente/m);
  expect(out).toMatch(/^ {2}Ana Ruiz – Nuria Campos {2}ajs-2024:4\.1\.1\.p4\.s1/m);
  expect(out).toMatch(/^ {2}descansa Rosa Ledesma {2}ajs-2024:4\.1\.1\.p4/m);
});

test('what is broken is told at its line, with its clause', async () => {
  const text = readFileSync(YAML, 'utf8')
    .replace('[results, standings]\n  - round: 2', '[results]\n  - round: 2')
    .replace('seats: 30', 'seats: 8')
    .replace('  program: swiss-perfect\n', '');
  const { code, out } = await tournament(written('broken.yaml', text), '--check', '--lang', 'es');
  expect(code).toBe(1);
  expect(out).toMatch(
    /broken\.yaml:15 {2}oficialidad: se rechaza porque el local es pequeño\n {2}ajs-2024:4\.1\.1\.p3 {2}\S/,
  );
  expect(out).toMatch(
    /broken\.yaml:\d+ {2}ronda 1, publicación: .*\n {2}ajs-2024:4\.1\.14\.p1\.s1 /,
  );
  expect(out).toContain('2 incumplimientos');
  expect(out).toContain('no se examina: programa de emparejar');
});

describe('a file that cannot be followed', () => {
  test('is told in its language, and nothing else is said', async () => {
    const text = readFileSync(YAML, 'utf8').replace(
      '{ players: [ana, gema]',
      '{ players: [ana, genma]',
    );
    const { code, out, err } = await tournament(written('wrong.yaml', text), '--lang', 'es');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /wrong\.yaml:\d+ {2}no hay ningún jugador «genma»\n {2}se espera el id .*\n {2}¿quizá gema\?/,
    );
  });

  test('brings nothing of it to the terminal as it is', async () => {
    const text = readFileSync(YAML, 'utf8').replace('Ana Ruiz', '"Ana \\e[31m Ruiz"');
    const { out } = await tournament(written('sign.yaml', text));
    expect(out).toContain('Ana ·[31m Ruiz');
    expect(out).not.toContain('\u001b');
  });
});

test.each([
  ['no such file', ['nada.yaml'], /nada\.yaml cannot be read/],
  ['two files', [YAML, YAML], /2 files/],
  ['no file', [], /no tournament to look at/],
  [
    'a round that is not there',
    [YAML, '--round', '9'],
    /--round 9\n {2}expected a round from 1 to 8/,
  ],
  ['a round that is no number', [YAML, '--round', 'final'], /--round final/],
  ['no such language', [YAML, '--lang', 'fr'], /no language "fr"/],
])('%s', async (_, args, said) => {
  await expect(tournament(...args)).rejects.toThrow(said);
});
