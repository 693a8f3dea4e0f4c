// The sheets of the players: what stands on them, noting on them, going over them.
import type { GameEvent, Player, SheetEntry } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { expectEqual } from '../kernel/expect.ts';
import { lettersOf, type WrittenTile } from '../language/notation.ts';
import type { WrittenLine } from '../language/sheets.ts';
import { finishedPosition } from './positions.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { given, when, thus } = game.topic('sheets');

const SECOND = 1000;

given(
  {
    es: 'una partida acabada según el reglamento {reglamento}',
    en: 'a game that is over under the regulation {edition}',
  },
  (table, edition) => {
    table.setUp(edition, finishedPosition(table.unsaid));
  },
);

given(
  {
    es: 'que en la planilla de {jugador} figura, de {jugador}, {línea}',
    en: '{player}’s sheet has, for {player}, {line}',
  },
  (table, keeper, by, line) => {
    write(table, [keeper], { by, ...line });
  },
);

given(
  {
    es: 'que en las dos planillas figura, de {jugador}, {línea}',
    en: 'both sheets have, for {player}, {line}',
  },
  (table, by, line) => {
    write(table, PLAYERS, { by, ...line });
  },
);

given(
  {
    es: 'que en la planilla de {jugador} figura, por {turno} de {jugador}, {línea}',
    en: '{player}’s sheet has, for {turn} of {player}, {line}',
  },
  (table, keeper, kind, by, line) => {
    write(table, [keeper], { by, kind, ...line });
  },
);

given(
  {
    es: 'que {jugador} ha anotado en su planilla {línea}',
    en: '{player} has noted on the own sheet {line}',
  },
  (table, by, line) => {
    table.happens(noteOf(by, line));
  },
);

when(
  { es: '{jugador} anota en su planilla {línea}', en: '{player} notes on the own sheet {line}' },
  (table, by, line) => {
    table.happens(noteOf(by, line));
  },
);

when(
  { es: '{jugador} revisa la planilla de {jugador}', en: '{player} goes over {player}’s sheet' },
  (table, by, of) => {
    table.happens({ type: 'review-sheet', by, of });
  },
);

thus(
  {
    es: 'en la línea {int} se echa en falta {carencia}',
    en: 'on line {int} there is missing {lack}',
  },
  (table, line, lack) => {
    const missing = table.report('review-sheet').lacks ?? [];
    const here = missing.filter((one) => one.line === line);
    expectEqual(`what line ${line} lacks`, here, lack ? [{ line, ...lack }] : []);
  },
);

thus({ es: 'las planillas coinciden', en: 'the sheets agree' }, (table) => {
  expectEqual('lines that differ', table.report('review-sheet').differs, []);
});

thus(
  { es: 'las planillas difieren en la línea {int}', en: 'the sheets differ on line {int}' },
  (table, line) => {
    expectEqual('lines that differ', table.report('review-sheet').differs, [line]);
  },
);

thus(
  {
    es: 'la línea {int} de la planilla de {jugador} dice {línea}',
    en: 'line {int} of {player}’s sheet says {line}',
  },
  (table, number, player, line) => {
    const { by, kind, ...written } = table.state().sheets?.[player][number - 1] ?? {};
    expectEqual(`line ${number} of the sheet of ${player}`, written, line);
  },
);

given(
  {
    es: 'que {jugador} ha tardado {int} segundos en apuntar {palabra} en la línea {int} de su planilla',
    en: '{player} has taken {int} seconds to write {Word} on line {int} of the own sheet',
  },
  (table, by, seconds, word, line) => {
    table.happens(lateWord(by, seconds, word, line));
  },
);

when(
  {
    es: '{jugador} tarda {int} segundos en apuntar {palabra} en la línea {int} de su planilla',
    en: '{player} takes {int} seconds to write {Word} on line {int} of the own sheet',
  },
  (table, by, seconds, word, line) => {
    table.happens(lateWord(by, seconds, word, line));
  },
);

/** A line stands on the sheets of these players before anything happens. */
const write = ({ position }: Table, keepers: readonly Player[], line: SheetEntry): void => {
  const { A, B } = position.sheets ?? { A: [], B: [] };
  const on = (player: Player, sheet: readonly SheetEntry[]) =>
    keepers.includes(player) ? [...sheet, line] : [...sheet];
  position.sheets = { A: on('A', A), B: on('B', B) } as NonNullable<typeof position.sheets>;
};

const noteOf = (by: Player, { points = 0, ...line }: WrittenLine): GameEvent => ({
  type: 'note',
  by,
  points,
  ...line,
});

const lateWord = (
  by: Player,
  seconds: number,
  word: readonly WrittenTile[],
  line: number,
): GameEvent => ({
  type: 'complete-sheet',
  by,
  words: [{ line, word: lettersOf(word) }],
  ms: seconds * SECOND,
});
