// Before the first play: the tiles, the lots, who starts, where one sits.
import type { DrawLotsEvent, LotPurpose, Tile } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('start');

given(
  {
    es: 'que en un sorteo anterior los dos sacaron {ficha}',
    en: 'in an earlier lot both drew {tile}',
  },
  (table, tile) => {
    table.happens(lotsOf('start', tile, tile));
  },
);

given(
  {
    es: 'que en el sorteo Ana sacó {ficha} y Bruno {ficha}',
    en: 'in the lot Ana drew {tile} and Bruno {tile}',
  },
  (table, a, b) => {
    table.happens(lotsOf('start', a, b));
  },
);

given(
  {
    es: 'que en el sorteo de {asiento} Ana sacó {ficha} y Bruno {ficha}',
    en: 'in the lot for {seat} Ana drew {tile} and Bruno {tile}',
  },
  (table, purpose, a, b) => {
    table.happens(lotsOf(purpose, a, b));
  },
);

given(
  { es: 'que el cuadro nombra primero a {jugador}', en: 'the table names {player} first' },
  (table, listed) => {
    table.start.listed = listed;
  },
);

given(
  {
    es: 'que es la partida {int} y la primera la empezó {jugador}',
    en: 'it is game {int} and {player} started the first',
  },
  (table, number, firstStarter) => {
    Object.assign(table.start, { game: number, firstStarter });
  },
);

given(
  {
    es: 'que Ana ha salido {int} vez/veces y Bruno {int}',
    en: 'Ana has started {int} time(s) and Bruno {int}',
  },
  (table, a, b) => {
    table.start.starts = { A: a, B: b };
  },
);

given(
  { es: 'que la salida la da el programa, {aviso}', en: 'the program gives the start, {notice}' },
  (table, notice) => {
    Object.assign(table.start, { program: true, ...notice });
  },
);

when(
  {
    es: '{jugador} reclama por las fichas del juego',
    en: '{player} complains about the set of tiles',
  },
  (table, by) => {
    table.happens({ type: 'complain-tiles', by });
  },
);

when(
  {
    es: 'en el sorteo Ana saca {ficha} y Bruno saca {ficha}',
    en: 'in the lot Ana draws {tile} and Bruno draws {tile}',
  },
  (table, a, b) => {
    table.happens(lotsOf('start', a, b));
  },
);

when(
  {
    es: 'en el sorteo de {asiento} Ana saca {ficha} y Bruno saca {ficha}',
    en: 'in the lot for {seat} Ana draws {tile} and Bruno draws {tile}',
  },
  (table, purpose, a, b) => {
    table.happens(lotsOf(purpose, a, b));
  },
);

when(
  { es: 'se fija la salida en {formato}', en: 'the start is settled in {format}' },
  (table, format) => {
    table.happens({ ...table.start, format });
  },
);

when(
  {
    es: '{jugador} pide sortear {asientos} {acuerdo}',
    en: '{player} asks for lots on {seats} {accord}',
  },
  (table, by, about, agreed) => {
    table.happens({ type: 'request-seat-lots', by, about: [...about], agreed });
  },
);

when(
  {
    es: '{jugador} elige tener delante el lado {lado}',
    en: '{player} chooses to face the edge {edge}',
  },
  (table, by, side) => {
    table.happens({ type: 'choose-side', by, side });
  },
);

thus({ es: 'el sorteo lo gana {ganador}', en: 'the lot is won by {winner}' }, (table, winner) => {
  expectEqual('winner of the lot', table.report('draw-lots').starter, winner);
});

thus({ es: 'empieza {salida}', en: 'the starter is {starter}' }, (table, starter) => {
  expectEqual('starter', table.report('assign-start', 'draw-lots').starter, starter);
});

const lotsOf = (purpose: LotPurpose, A: Tile, B: Tile): DrawLotsEvent => ({
  type: 'draw-lots',
  purpose,
  lots: { A, B },
});
