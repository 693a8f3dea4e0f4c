// Too many tiles or too few: pointing it out, and what the regulation provides.
import type { GameEvent, Player } from '../../protocol/generated/types.ts';
import type { Handed } from '../language/drawing.ts';
import { rivalOf } from './players.ts';
import { game } from './registry.ts';

const { given, when } = game.topic('drawing');

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
    es: 'que {jugador} ha señalado que {jugador} robó de menos',
    en: '{player} has pointed out that {player} drew too few',
  },
  (table, by, player) => {
    table.happens({ type: 'report-shortage', by, player });
  },
);

given(
  {
    es: 'que {jugador} ha señalado que {jugador} robó de más',
    en: '{player} has pointed out that {player} drew too many',
  },
  (table, by, player) => {
    table.happens({ type: 'report-surplus', by, player });
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
    table.happens({ type: 'return-tiles', by, tiles });
  },
);

given(
  {
    es: 'que {jugador} ha entregado {fichas} de su atril',
    en: '{player} has handed over {tiles} of the own rack',
  },
  (table, by, tiles) => {
    table.happens({ type: 'hand-over', by, tiles });
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
    es: '{jugador} señala, {momento} y sin llamar al árbitro, que {jugador} ha robado de más',
    en: '{player} points out, {moment} and without calling the arbiter, that {player} drew too many',
  },
  (table, by, moment, player) => {
    const arbiter = false;
    table.happens(...handedOver(moment, player), { type: 'report-surplus', by, player, arbiter });
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
  { es: '{jugador} devuelve {fichas} a la bolsa', en: '{player} puts {tiles} back in the bag' },
  (table, by, tiles) => {
    table.happens({ type: 'return-tiles', by, tiles });
  },
);

when(
  {
    es: '{jugador} entrega {fichas} de su atril',
    en: '{player} hands over {tiles} of the own rack',
  },
  (table, by, tiles) => {
    table.happens({ type: 'hand-over', by, tiles });
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

/** The turn goes round until the moment in question. */
const handedOver = (moment: readonly Handed[], player: Player): GameEvent[] => {
  const events: Record<Handed, GameEvent> = {
    press: { type: 'press-clock', by: player },
    'rival-passes': { type: 'pass', by: rivalOf(player) },
    passes: { type: 'pass', by: player },
  };
  return moment.map((what) => events[what]);
};
