// Whose time runs, and how much of it has gone.
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('clock');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

given(
  { es: 'que se juega a {modalidad}', en: 'the game is played with {timing}' },
  (table, timing) => {
    table.position.timing = timing;
  },
);

given(
  {
    es: 'que cada jugador tiene {int} min y {jugador} ha consumido {int} min {int} s',
    en: 'each player has {int} min and {player} has used {int} min {int} s',
  },
  (table, allotted, player, minutes, seconds) => {
    table.position.clock = {
      device: 'digital',
      ...table.position.clock,
      allotmentMs: allotted * MINUTE,
    };
    table.position.clocks[player] = minutes * MINUTE + seconds * SECOND;
  },
);

given(
  { es: 'que cada jugador tiene {int} min', en: 'each player has {int} min' },
  (table, allotted) => {
    table.position.clock = {
      device: 'digital',
      ...table.position.clock,
      allotmentMs: allotted * MINUTE,
    };
  },
);

given(
  {
    es: 'que {jugador} ha consumido {int} min {int} s',
    en: '{player} has used {int} min {int} s',
  },
  (table, player, minutes, seconds) => {
    table.position.clocks[player] = minutes * MINUTE + seconds * SECOND;
  },
);

given(
  { es: 'que {jugador} ha pulsado el reloj', en: '{player} has pressed the clock' },
  (table, by) => {
    table.happens({ type: 'press-clock', by });
  },
);

given(
  { es: 'que ha(n) pasado {int} segundo(s)', en: '{int} second(s) has/have gone by' },
  (table, seconds) => {
    table.happens({ type: 'wait', ms: seconds * SECOND });
  },
);

given(
  { es: 'que ha(n) pasado {int} milisegundo(s)', en: '{int} millisecond(s) has/have gone by' },
  (table, ms) => {
    table.happens({ type: 'wait', ms });
  },
);

when({ es: '{jugador} pulsa el reloj', en: '{player} presses the clock' }, (table, by) => {
  table.happens({ type: 'press-clock', by });
});

when({ es: 'pasa(n) {int} segundo(s)', en: '{int} second(s) goes/go by' }, (table, seconds) => {
  table.happens({ type: 'wait', ms: seconds * SECOND });
});

when(
  { es: 'pasa(n) {int} min {int} s', en: '{int} min {int} s go by' },
  (table, minutes, seconds) => {
    table.happens({ type: 'wait', ms: minutes * MINUTE + seconds * SECOND });
  },
);

when({ es: 'pasan {int} milisegundos', en: '{int} milliseconds go by' }, (table, ms) => {
  table.happens({ type: 'wait', ms });
});

given(
  { es: 'que {jugador} ha detenido el reloj', en: '{player} has stopped the clock' },
  (table, by) => {
    table.happens({ type: 'pause-clock', by });
  },
);

given(
  { es: 'que {jugador} ha llamado al árbitro', en: '{player} has called the arbiter' },
  (table, by) => {
    table.happens({ type: 'call-arbiter', by });
  },
);

given(
  { es: 'que el árbitro se ha retirado de la mesa', en: 'the arbiter has left the table' },
  (table) => {
    table.happens({ type: 'arbiter-leaves' });
  },
);

when({ es: 'el árbitro se retira de la mesa', en: 'the arbiter leaves the table' }, (table) => {
  table.happens({ type: 'arbiter-leaves' });
});

when({ es: '{jugador} llama al árbitro', en: '{player} calls the arbiter' }, (table, by) => {
  table.happens({ type: 'call-arbiter', by });
});

when({ es: '{jugador} detiene el reloj', en: '{player} stops the clock' }, (table, by) => {
  table.happens({ type: 'pause-clock', by });
});

when(
  { es: '{persona} para el reloj sin motivo', en: '{person} stops the clock for no reason' },
  (table, by) => {
    table.happens({ type: 'pause-clock', by });
  },
);

thus({ es: 'corre el tiempo de {jugador}', en: "{player}'s time runs" }, (table, player) => {
  expectEqual('clock running', table.state().running, player);
});

thus({ es: 'corre el tiempo de los dos', en: 'the time of both runs' }, (table) => {
  expectEqual('clock running', table.state().running, 'both');
});

thus(
  {
    es: '{jugador} ha consumido {int} min {int} s',
    en: '{player} has used {int} min {int} s',
  },
  (table, player, minutes, seconds) => {
    const used = minutes * MINUTE + seconds * SECOND;
    expectEqual(`time used by ${player}`, table.state().clocks?.[player], used);
  },
);

thus({ es: 'el reloj {marcha}', en: 'the clock {motion}' }, (table, running) => {
  expectEqual('clock running', table.state().running, running);
});

thus(
  { es: '{jugador} ha consumido {int} segundo(s)', en: '{player} has used {int} second(s)' },
  (table, player, seconds) => {
    expectEqual(`time used by ${player}`, table.state().clocks?.[player], seconds * SECOND);
  },
);
