// What measures the time, how long the game may last, and how much of that is left.
import type { ClockReading, ClockSetting } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { given, when, thus } = game.topic('clock');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

given(
  { es: 'que se juega con {aparato}', en: 'the game is played with {device}' },
  (table, device) => {
    set(table, { device });
  },
);

given(
  { es: 'que la partida puede durar {int} min', en: 'the game may last {int} min' },
  (table, minutes) => {
    set(table, { totalMs: minutes * MINUTE });
  },
);

given(
  {
    es: 'que la partida puede durar {int} min y han transcurrido {int} min {int} s',
    en: 'the game may last {int} min and {int} min {int} s have gone',
  },
  (table, all, minutes, seconds) => {
    set(table, { totalMs: all * MINUTE, elapsedMs: minutes * MINUTE + seconds * SECOND });
  },
);

thus(
  {
    es: 'a la partida le quedan {int} min {int} s',
    en: 'the game has {int} min {int} s left',
  },
  (table, minutes, seconds) => {
    expectEqual('time left', left(table), minutes * MINUTE + seconds * SECOND);
  },
);

thus({ es: 'el reloj está parado {parada}', en: 'the clock stands {stop}' }, (table, cause) => {
  expectEqual('what the clock stands for', table.state().clock?.stoppedFor, cause);
});

when(
  {
    es: '{persona} perdona a {jugador} el tiempo de más, consumido {hechos}',
    en: '{person} lets {player} off the time too many, used {circumstances}',
  },
  (table, by, player, over) => {
    table.happens({ type: 'waive-overtime', by, player, over });
  },
);

thus({ es: 'la partida no tiene tiempo total', en: 'the game has no total time' }, (table) => {
  expectEqual('time left', left(table), null);
});

const set = (table: Table, said: Partial<ClockSetting>): void => {
  table.position.clock = { device: 'digital', ...table.position.clock, ...said };
};

const left = (table: Table): ClockReading['leftMs'] | undefined => table.state().clock?.leftMs;
