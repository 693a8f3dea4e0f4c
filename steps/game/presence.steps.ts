// Being there: the start of the round, coming late, leaving and coming back, staying away.
import type { Player, Presence, RoundPhase } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { playOf } from './noted-play.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { given, when, thus } = game.topic('presence');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

given(
  { es: 'que el juez está leyendo los emparejamientos', en: 'the judge is reading the pairings' },
  (table) => setRound(table, 'calling', 0),
);

given(
  {
    es: 'que se acaban de leer los emparejamientos',
    en: 'the pairings have just been read',
  },
  (table) => setRound(table, 'called', 0),
);

given({ es: 'que la ronda {avance}', en: 'the round {progress}' }, (table, phase) =>
  setRound(table, phase, 0),
);

given(
  {
    es: 'que la ronda empezó hace {int} min {int} s',
    en: 'the round started {int} min {int} s ago',
  },
  (table, minutes, seconds) => setRound(table, 'started', minutes * MINUTE + seconds * SECOND),
);

given(
  {
    es: 'que {jugador} {paradero} y corre su tiempo',
    en: '{player} {whereabouts} and that clock runs',
  },
  (table, player, where) => {
    setPresence(table, player, where);
    table.position.toMove = player;
    table.position.clock = { device: 'digital', ...table.position.clock, running: player };
  },
);

given({ es: 'que {jugador} {paradero}', en: '{player} {whereabouts}' }, (table, player, where) =>
  setPresence(table, player, where),
);

given(
  {
    es: 'que {persona} ha dado comienzo a la ronda',
    en: '{person} has started the round',
  },
  (table, by) => {
    setRound(table, 'called', MINUTE);
    table.happens({ type: 'start-round', by });
  },
);

given(
  {
    es: 'que {jugador} ha llegado {int} min {int} s después',
    en: '{player} has come {int} min {int} s later',
  },
  (table, player, minutes, seconds) => {
    table.happens(waiting(minutes, seconds), { type: 'arrive', player });
  },
);

given(
  {
    es: 'que {jugador} ha abandonado la partida {motivo}',
    en: '{player} has given up the game {motive}',
  },
  (table, player, motive) => {
    table.happens({ type: 'abandon', player, ...motive });
  },
);

given({ es: 'que el torneo {vigencia}', en: 'the tournament {standing}' }, (table, over) => {
  table.position.tournament = { class: 'national', tribunal: false, over };
});

given(
  {
    es: 'que {jugador} ha salido de la sala {permiso}',
    en: '{player} has left the room {leave}',
  },
  (table, player, how) => {
    table.happens({ type: 'leave', player, ...how });
  },
);

given(
  {
    es: 'que {jugador} ha jugado {palabra} desde {casilla} {dirección}, los dos han anotado {int} puntos y {jugador} ha salido {permiso}',
    en: '{player} has played {Word} from {square} {direction}, both have noted {int} points and {player} has left {leave}',
  },
  (table, by, word, square, down, points, player, how) => {
    table.happens(...playOf(table, by, word, square, down, points));
    table.happens({ type: 'leave', player, ...how });
  },
);

given(
  {
    es: 'que {jugador} ha vuelto {int} min {int} s después y ha detenido el reloj',
    en: '{player} has come back {int} min {int} s later and stopped the clock',
  },
  (table, by, minutes, seconds) => {
    table.happens(waiting(minutes, seconds), { type: 'come-back', player: by });
    table.happens({ type: 'pause-clock', by });
  },
);

given(
  {
    es: 'que {jugador} ha vuelto {int} min {int} s después y ha anotado {int} puntos',
    en: '{player} has come back {int} min {int} s later and noted {int} points',
  },
  (table, player, minutes, seconds, points) => {
    table.happens(waiting(minutes, seconds), { type: 'come-back', player });
    table.happens({ type: 'note', by: player, points });
  },
);

given(
  {
    es: 'que {jugador} ha vuelto {int} min {int} s después',
    en: '{player} has come back {int} min {int} s later',
  },
  (table, player, minutes, seconds) => {
    table.happens(waiting(minutes, seconds), { type: 'come-back', player });
  },
);

when({ es: '{persona} da comienzo a la ronda', en: '{person} starts the round' }, (table, by) => {
  table.position.round ??= { phase: 'called', sinceMs: MINUTE, next: 'none' };
  table.happens({ type: 'start-round', by });
});

when(
  {
    es: '{jugador} llega {int} min {int} s después',
    en: '{player} comes {int} min {int} s later',
  },
  (table, player, minutes, seconds) => {
    table.happens(waiting(minutes, seconds), { type: 'arrive', player });
  },
);

when(
  { es: 'el sorteo dura {int} segundos', en: 'the lots take {int} seconds' },
  (table, seconds) => {
    table.happens(waiting(0, seconds));
  },
);

when(
  { es: '{jugador} sale de la sala {permiso}', en: '{player} leaves the room {leave}' },
  (table, player, how) => {
    table.happens({ type: 'leave', player, ...how });
  },
);

when(
  {
    es: '{jugador} vuelve {int} min {int} s después',
    en: '{player} comes back {int} min {int} s later',
  },
  (table, player, minutes, seconds) => {
    table.happens(waiting(minutes, seconds), { type: 'come-back', player });
  },
);

when(
  { es: 'acaban las demás partidas de la ronda', en: 'the other games of the round are over' },
  (table) => {
    table.happens({ type: 'others-finished' });
  },
);

when(
  { es: '{jugador} abandona la partida {motivo}', en: '{player} gives up the game {motive}' },
  (table, player, motive) => {
    table.happens({ type: 'abandon', player, ...motive });
  },
);

thus({ es: '{jugador} {paradero}', en: '{player} {whereabouts}' }, (table, player, where) => {
  expectEqual(`where ${player} is`, table.state().presence?.[player] ?? 'here', where);
});

thus(
  { es: 'se registra un resultado de {int} a {int}', en: 'a result of {int} to {int} is recorded' },
  (table, a, b) => {
    expectEqual('result recorded', table.state().ended?.recorded, { A: a, B: b });
  },
);

thus(
  {
    es: 'no se fija el resultado que se registra',
    en: 'the result that is recorded is not fixed',
  },
  (table) => {
    expectEqual('result recorded', table.state().ended?.recorded, undefined);
  },
);

const setRound = (table: Table, phase: RoundPhase, sinceMs: number): void => {
  table.position.round = { phase, sinceMs, next: 'none' };
};

const setPresence = (table: Table, player: Player, where: Presence): void => {
  const presence = table.position.presence ?? { A: 'here', B: 'here' };
  table.position.presence = { ...presence, [player]: where };
};

const waiting = (minutes: number, seconds: number) =>
  ({ type: 'wait', ms: minutes * MINUTE + seconds * SECOND }) as const;
