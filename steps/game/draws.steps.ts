// Drawing from the bag, too many and too few tiles.
import type { GameEvent, Player } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { given, thus, when } from '../kernel/registry.ts';
import type { Handed } from '../language/vocabulary.ts';
import { laidFrom, tilesOf } from './notation.ts';
import { bagOf } from './positions.ts';
import type { Table } from './table.ts';

given(
  {
    es: 'que {jugador} roba {int} ficha(s) {manejo}',
    en: '{player} draws {int} tile(s) {handling}',
  },
  (table, by, count, how) => {
    table.happens(drawOf(by, count, how.racked ? count : 0, how.seen ? count : 0));
  },
);

given(
  {
    es: 'que {jugador} roba {int} ficha(s) y ve {int} de ellas',
    en: '{player} draws {int} tile(s) and sees {int} of them',
  },
  (table, by, count, seen) => {
    table.happens(drawOf(by, count, 0, seen));
  },
);

given(
  {
    es: 'que {jugador} roba {int} ficha(s) y pone {int} en el atril',
    en: '{player} draws {int} tile(s) and racks {int} of them',
  },
  (table, by, count, racked) => {
    table.happens(drawOf(by, count, racked, racked));
  },
);

given(
  {
    es: 'que {jugador} ya robó de más {int} vez/veces en esta partida',
    en: '{player} has already drawn too many {int} time(s) in this game',
  },
  (table, player, times) => {
    table.position.surpluses[player] = times;
  },
);

given(
  {
    es: 'que {jugador} tiene {int} ficha(s) en el atril',
    en: '{player} has {int} tile(s) on the rack',
  },
  (table, player, count) => {
    table.setRack(player, bagOf(count));
  },
);

given(
  {
    es: 'que a {jugador} ya se le han apreciado {int} falta(s) en la partida y {int} en el torneo',
    en: '{player} has already been found at fault {int} time(s) in the game and {int} in the tournament',
  },
  (table, player, game, tournament) => {
    table.position.offences[player] = { game, tournament };
  },
);

given(
  {
    es: 'que {jugador} ha señalado que {jugador} robó de menos',
    en: '{player} has pointed out that {player} drew too few',
  },
  (table, by, player) => {
    table.happens({ type: 'report-shortage', by, player });
  },
);

given(
  {
    es: 'que {jugador} ha señalado, {momento}, que {jugador} robó de más',
    en: '{player} has pointed out, {moment}, that {player} drew too many',
  },
  (table, by, moment, player) => {
    table.happens(...handedOver(moment, player), { type: 'report-surplus', by, player });
  },
);

given(
  {
    es: 'que {jugador} ha señalado, {momento}, que {jugador} robó de menos',
    en: '{player} has pointed out, {moment}, that {player} drew too few',
  },
  (table, by, moment, player) => {
    table.happens(...handedOver(moment, player), { type: 'report-shortage', by, player });
  },
);

given(
  {
    es: 'que {jugador} ha devuelto {fichas} a la bolsa',
    en: '{player} has put {tiles} back in the bag',
  },
  (table, by, tiles) => {
    table.happens({ type: 'return-tiles', by, tiles: tilesOf(tiles) });
  },
);

given(
  { es: 'que {jugador} ha robado {int} ficha(s)', en: '{player} has drawn {int} tile(s)' },
  (table, by, count) => {
    table.happens(drawOf(by, count, count, count));
  },
);

given(
  {
    es: 'que {jugador} ha entregado {fichas} de su atril',
    en: '{player} has handed over {tiles} of the own rack',
  },
  (table, by, tiles) => {
    table.happens({ type: 'hand-over', by, tiles: tilesOf(tiles) });
  },
);

given(
  {
    es: 'que {jugador} ha colocado {palabra} desde {casilla} {dirección} y ha anunciado {int} punto(s)',
    en: '{player} has laid {Word} from {square} {direction} and announced {int} point(s)',
  },
  (table, by, word, square, down, points) => {
    table.happens(layOf(table, by, word, square, down), { type: 'announce', by, points });
  },
);

given(
  { es: 'que los {int} puntos {anotación}', en: 'the {int} points {noting}' },
  (table, points, players) => {
    table.happens(...players.map((by): GameEvent => ({ type: 'note', by, points })));
  },
);

given(
  {
    es: 'que {jugador} ha jugado {palabra} desde {casilla} {dirección} y ha robado {int} ficha(s)',
    en: '{player} has played {Word} from {square} {direction} and drawn {int} tile(s)',
  },
  (table, by, word, square, down, count) => {
    table.happens(...playOf(table, by, word, square, down), drawOf(by, count, count, count));
  },
);

given(
  {
    es: 'que {jugador} ha jugado {palabra} desde {casilla} {dirección} y ha robado {int} ficha(s) boca abajo',
    en: '{player} has played {Word} from {square} {direction} and drawn {int} tile(s) face down',
  },
  (table, by, word, square, down, count) => {
    table.happens(...playOf(table, by, word, square, down), drawOf(by, count, 0, 0));
  },
);

when(
  { es: '{jugador} roba {int} ficha(s)', en: '{player} draws {int} tile(s)' },
  (table, by, count) => {
    table.happens(drawOf(by, count, count, count));
  },
);

when(
  {
    es: '{jugador} señala, {momento}, que {jugador} ha robado de más',
    en: '{player} points out, {moment}, that {player} drew too many',
  },
  (table, by, moment, player) => {
    table.happens(...handedOver(moment, player), { type: 'report-surplus', by, player });
  },
);

when(
  {
    es: '{jugador} señala, {momento}, que {jugador} ha robado de menos',
    en: '{player} points out, {moment}, that {player} drew too few',
  },
  (table, by, moment, player) => {
    table.happens(...handedOver(moment, player), { type: 'report-shortage', by, player });
  },
);

when(
  {
    es: '{jugador} señala que {jugador} ha robado de más',
    en: '{player} points out that {player} drew too many',
  },
  (table, by, player) => {
    table.happens({ type: 'report-surplus', by, player });
  },
);

when(
  {
    es: '{jugador} señala que {jugador} ha robado de menos',
    en: '{player} points out that {player} drew too few',
  },
  (table, by, player) => {
    table.happens({ type: 'report-shortage', by, player });
  },
);

when(
  { es: '{jugador} devuelve {fichas} a la bolsa', en: '{player} puts {tiles} back in the bag' },
  (table, by, tiles) => {
    table.happens({ type: 'return-tiles', by, tiles: tilesOf(tiles) });
  },
);

when(
  {
    es: '{jugador} entrega {fichas} de su atril',
    en: '{player} hands over {tiles} of the own rack',
  },
  (table, by, tiles) => {
    table.happens({ type: 'hand-over', by, tiles: tilesOf(tiles) });
  },
);

when(
  {
    es: '{jugador} descubre fichas en la bolsa y quien antes dejó de robar fue {jugador}',
    en: '{player} discovers tiles in the bag and the first who failed to draw was {player}',
  },
  (table, by, owing) => {
    table.happens({ type: 'report-leftover', by, owing: [owing] });
  },
);

when(
  {
    es: 'el árbitro aprecia que {jugador} jugó a sabiendas con fichas de más',
    en: 'the arbiter finds that {player} knowingly played with too many tiles',
  },
  (table, player) => {
    table.happens({ type: 'find-offence', player });
  },
);

thus(
  {
    es: '{jugador} mira {int} ficha(s) y devuelve {int} a la bolsa',
    en: '{player} looks at {int} tile(s) and puts {int} back in the bag',
  },
  async (table, _, sees, returns) => {
    const { remedy } = await table.outcome();
    expectEqual('remedy', { sees: remedy?.sees, returns: remedy?.returns }, { sees, returns });
  },
);

thus(
  {
    es: 'las sobrantes salen de {reserva} {elección}',
    en: 'the surplus comes from {pool} {choice}',
  },
  async (table, pool, chosenBy) => {
    const { remedy } = await table.outcome();
    expectEqual('remedy', { pool: remedy?.pool, chosenBy: remedy?.chosenBy }, { pool, chosenBy });
  },
);

thus(
  { es: 'vuelven sin verse {int} ficha(s)', en: '{int} tile(s) go back unseen' },
  async (table, count) => {
    expectEqual('remedy.unseenReturned', (await table.outcome()).remedy?.unseenReturned, count);
  },
);

thus(
  {
    es: '{jugador} roba {int} ficha(s) y enseña {int}',
    en: '{player} draws {int} tile(s) and shows {int}',
  },
  async (table, _, draws, sees) => {
    const { remedy } = await table.outcome();
    expectEqual('remedy', { draws: remedy?.draws, sees: remedy?.sees }, { draws, sees });
  },
);

thus(
  { es: '{jugador} debe entregar {int} ficha(s)', en: '{player} has to hand over {int} tile(s)' },
  async (table, _, count) => {
    expectEqual('remedy.handsOver', (await table.outcome()).remedy?.handsOver, count);
  },
);

thus(
  { es: '{jugador} enseña {int} ficha(s)', en: '{player} shows {int} tile(s)' },
  async (table, _, count) => {
    expectEqual('shown', (await table.outcome()).shown?.length, count);
  },
);

thus(
  { es: '{jugador} {sino} pierde turno', en: '{player} {whether} lose a turn' },
  async (table, _, loses) => {
    expectEqual('remedy.losesTurn', (await table.outcome()).remedy?.losesTurn, loses);
  },
);

thus(
  { es: 'el juez {sino} registra el incidente', en: 'the judge {whether} record the incident' },
  async (table, recorded) => {
    expectEqual('remedy.recorded', (await table.outcome()).remedy?.recorded, recorded);
  },
);

thus(
  { es: '{jugador} tiene {int} turno(s) por perder', en: '{player} has {int} turn(s) to lose' },
  async (table, player, count) => {
    expectEqual(`turns ${player} has to lose`, (await table.state()).turnsToLose[player], count);
  },
);

thus(
  { es: '{sino} se expulsa a {jugador} del torneo', en: 'the tournament {whether} expel {player}' },
  async (table, out, player) => {
    expectEqual(`${player} expelled`, (await table.state()).expelled.includes(player), out);
  },
);

thus(
  { es: 'el error {consecuencia}', en: 'the mistake {consequence}' },
  async (table, consequence) => {
    const { kind, remedy } = await table.outcome();
    expectEqual('consequence', { kind, losesTurn: remedy?.losesTurn ?? false }, consequence);
  },
);

const drawOf = (by: Player, count: number, racked: number, seen: number): GameEvent => ({
  type: 'draw',
  by,
  count,
  racked,
  seen,
});

const layOf = (
  table: Table,
  by: Player,
  word: string,
  square: string,
  down: boolean,
): GameEvent => {
  const tiles = table.newTiles(laidFrom(word, square, down));
  table.ensureOnRack(
    by,
    tiles.map((placed) => placed.tile),
  );
  return { type: 'place', by, tiles };
};

/** A play accepted and noted by both: only the draw is still to come. */
const playOf = (
  table: Table,
  by: Player,
  word: string,
  square: string,
  down: boolean,
): GameEvent[] => [
  layOf(table, by, word, square, down),
  { type: 'announce', by, points: 0 },
  { type: 'note', by: 'A', points: 0 },
  { type: 'note', by: 'B', points: 0 },
];

/** The turn goes round until the moment in question. */
const handedOver = (moment: readonly Handed[], player: Player): GameEvent[] => {
  const rival: Player = player === 'A' ? 'B' : 'A';
  const events: Record<Handed, GameEvent> = {
    press: { type: 'press-clock', by: player },
    'rival-passes': { type: 'pass', by: rival },
    passes: { type: 'pass', by: player },
  };
  return moment.map((what) => events[what]);
};
