// What is told of files that cannot be followed: each mistake at its line, with what was found, what was expected and what
// to do, in both languages; and nothing of such a file is taken.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTournament } from './read.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const HEAD = 'name: Prueba\nrounds: 6\nseason: 2024-2025\n';
const PLAYERS =
  'players:\n  - { id: ana, elo: 1900 }\n  - { id: bru, elo: 1800 }\n  - { id: eva, elo: null }\n';
const game = (written: string): string =>
  `${HEAD}${PLAYERS}played:\n  - round: 1\n    games:\n      - ${written}\n`;

// biome-ignore format: one mistake a line
const WRONG: readonly (readonly [what: string, text: string, line: number, es: RegExp, en: RegExp])[] = [
  ['an empty file', '  \n', 1, /está vacío/, /is empty/],
  ['a list that does not end', `${HEAD}players: [\n`, 5, /está roto/, /is broken/],
  ['a tab', `${HEAD}players:\n\t- { id: ana, elo: 1 }\n`, 5, /tabulador/, /a tab/],
  ['the same key twice', `${HEAD}rounds: 7\n${PLAYERS}`, 4, /misma clave/, /same key/],
  ['an alias', `${HEAD}players: &all\n  - { id: ana, elo: 1 }\nplayed: *all\n`, 6, /un alias/, /an alias/],
  ['things too deep in each other', `name: ${'['.repeat(20_000)}`, 1, /unas en otras/, /too deep/],
  ['a second document', `${HEAD}${PLAYERS}played: []\n---\nname: x\n`, 9, /segundo documento/, /second document/],
  ['no players', `${HEAD}played: []\n`, 1, /falta players/, /players is missing/],
  ['a field that is not known', `${HEAD}round: 3\n${PLAYERS}played: []\n`, 4, /no se conoce round:/, /round: is not known/],
  ['an unknown tie-break', `${HEAD}tieBreaks: [bucholz]\n${PLAYERS}played: []\n`, 4, /no se conoce "bucholz"/, /"bucholz" is not known/],
  ['an unknown regulation', `${HEAD}edition: ajs-2025\n${PLAYERS}played: []\n`, 4, /ajs-2025/, /ajs-2025/],
  ['an Elo that is no number', `${HEAD}${PLAYERS.replace('1900', 'mucho')}played: []\n`, 5, /hay "mucho"/, /there is "mucho"/],
  ['too few rounds to be one', `${HEAD.replace('6', '0')}${PLAYERS}played: []\n`, 2, /hay 0/, /there is 0/],
  ['a player twice', `${HEAD}${PLAYERS}  - { id: ana, elo: 1700 }\nplayed: []\n`, 8, /«ana» está dos veces/, /"ana" is there twice/],
  ['a stranger at a table', game('{ players: [ana, brun], score: [300, 200] }'), 11, /«brun»/, /"brun"/],
  ['a player at two tables', `${game('{ players: [ana, bru] }')}      - { players: [ana, eva] }\n`, 12, /dos veces en la ronda 1/, /twice in round 1/],
  ['a bye for somebody who plays', `${game('{ players: [ana, bru] }')}    byes: [bru]\n`, 12, /«bru» está dos veces/, /"bru" is twice/],
  ['a result with one player', game('{ players: [ana], score: [300, 200] }'), 11, /lista de 1/, /list of 1/],
  ['a result without its score', game('{ players: [ana, bru], how: time, by: bru }'), 11, /sin puntos/, /without a score/],
  ['an end that names nobody', game('{ players: [ana, bru], how: no-show }'), 11, /no dice quién/, /does not say who/],
  ['an end of somebody else', game('{ players: [ana, bru], how: no-show, by: eva }'), 11, /no juega en esta mesa/, /does not play at this table/],
  ['a game played out by one', game('{ players: [ana, bru], score: [1, 2], by: ana }'), 11, /se jugó entera/, /played out/],
  ['a resignation nobody answered', game('{ players: [ana, bru], score: [1, 2], how: resigned, by: ana }'), 11, /se concedió/, /granted/],
  ['a result without a pairing', `${HEAD}${PLAYERS}played:\n  - round: 1\n    byes: [ana]\n`, 9, /no tiene emparejamiento/, /has no pairing/],
  ['a round left out', `${HEAD}${PLAYERS}played:\n  - round: 2\n    games: [{ players: [ana, bru] }]\n`, 9, /la ronda 2 está en el lugar de la 1/, /round 2 is where 1 goes/],
  ['Gibson without prizes', `${HEAD}gibson: true\n${PLAYERS}played: []\n`, 4, /sin premios/, /without prizes/],
  ['an order that was not drawn', `${HEAD}order: random\n${PLAYERS}played: []\n`, 4, /sin el orden/, /without the order/],
];

test.each(WRONG)(
  '%s is told',
  (_, text, line, es, en) => {
    const { file, wrong } = readTournament(bytes(text));
    expect(file).toBeUndefined();
    const [first] = wrong;
    expect(first?.line).toBe(line);
    expect(first?.what.found.es).toMatch(es);
    expect(first?.what.found.en).toMatch(en);
    for (const said of wrong.flatMap(({ what }) => Object.values(what)))
      for (const text of [said.es, said.en]) expect(text).not.toMatch(/undefined|^$/);
  },
  20_000,
);

test('a file with more rounds than it has is told', () => {
  const rounds = [1, 2].map((n) => `  - round: ${n}\n    games: [{ players: [ana, bru] }]\n`);
  const { wrong } = readTournament(
    bytes(`${HEAD.replace('6', '1')}${PLAYERS}played:\n${rounds.join('')}`),
  );
  expect(wrong.map(({ what }) => what.found.en)).toEqual(['there is a round 2']);
});

describe('a file', () => {
  test('of bytes that are no text is told', () => {
    const { wrong } = readTournament(new Uint8Array([0x6e, 0x3a, 0xff, 0xfe, 0x00]));
    expect(wrong[0]?.what.found.es).toMatch(/UTF-8/);
  });

  test('that is too large is told', () => {
    const { wrong } = readTournament(new Uint8Array(3 * 2 ** 20));
    expect(wrong[0]?.what.found.es).toMatch(/demasiado grande/);
  });

  test('with thousands of mistakes tells the first ones, soon', () => {
    const names = Array.from({ length: 9000 }, (_, i) => `{ players: [x${i}, y${i}] }`);
    const text = `${HEAD}${PLAYERS}played:\n${Array.from({ length: 18 }, (_, i) => `  - round: ${i + 1}\n    games: [${names.slice(i * 500, i * 500 + 500)}]\n`).join('')}`;
    const { wrong } = readTournament(bytes(text));
    expect(wrong).toHaveLength(20);
  }, 20_000);

  test('as the documentation shows it can be followed', () => {
    const [, shown = ''] =
      /```yaml\n(.*?)```/s.exec(readFileSync('docs/TOURNAMENT-FILES.md', 'utf8')) ?? [];
    const { file, wrong } = readTournament(bytes(shown));
    expect(wrong).toEqual([]);
    expect(file?.played).toHaveLength(1);
  });

  test('is the same in JSON', () => {
    const yaml = readTournament(readFileSync('examples/torneo-24.yaml')).file;
    expect(readTournament(bytes(JSON.stringify(yaml))).file).toEqual(yaml);
  });
});
