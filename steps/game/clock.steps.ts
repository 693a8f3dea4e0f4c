// Whose time runs, and how much of it has gone.
import { expectEqual } from '../kernel/expect.ts';
import { given, thus, when } from '../kernel/registry.ts';

given(
  { es: 'que se juega a {modalidad}', en: 'the game is played with {timing}' },
  (table, timing) => {
    table.position.timing = timing;
  },
);

given(
  { es: 'que han pasado {int} segundos', en: '{int} seconds have gone by' },
  (table, seconds) => {
    table.happens({ type: 'wait', ms: seconds * 1000 });
  },
);

given(
  { es: 'que han pasado {int} milisegundos', en: '{int} milliseconds have gone by' },
  (table, ms) => {
    table.happens({ type: 'wait', ms });
  },
);

when({ es: 'pasan {int} segundos', en: '{int} seconds go by' }, (table, seconds) => {
  table.happens({ type: 'wait', ms: seconds * 1000 });
});

when({ es: '{jugador} detiene el reloj', en: '{player} stops the clock' }, (table, by) => {
  table.happens({ type: 'pause-clock', by });
});

thus({ es: 'corre el tiempo de {jugador}', en: "{player}'s time runs" }, async (table, player) => {
  expectEqual('clock running', (await table.state()).running, player);
});

thus({ es: 'el reloj está parado', en: 'the clock is stopped' }, async (table) => {
  expectEqual('clock running', (await table.state()).running, null);
});

thus(
  { es: '{jugador} ha consumido {int} segundos', en: '{player} has used {int} seconds' },
  async (table, player, seconds) => {
    expectEqual(`time used by ${player}`, (await table.state()).clocks[player], seconds * 1000);
  },
);
