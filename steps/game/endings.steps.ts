// How a game ends and what is deducted.
import type { TurnKind } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { given, thus, when } from '../kernel/registry.ts';

const MINUTE = 60_000;
const SECOND = 1000;

given(
  { es: 'que los últimos {int} turnos fueron {turnos}', en: 'the last {int} turns were {turns}' },
  (table, count, kind) => {
    table.tookTurns(Array<TurnKind>(count).fill(kind));
  },
);

given(
  {
    es: 'que hubo un(a) {turno} y después {int} {turnos}',
    en: 'there was one {turn} and then {int} {turns}',
  },
  (table, kind, count, rest) => {
    table.tookTurns([kind, ...Array<TurnKind>(count).fill(rest)]);
  },
);

given(
  {
    es: 'que Ana, que empezó, lleva {int} turno(s) y Bruno {int}',
    en: 'Ana, who started, has had {int} turn(s) and Bruno {int}',
  },
  (table, a, b) => {
    const all = Array.from({ length: a + b }, (_, i) => ({
      by: i % 2 === 0 ? ('A' as const) : ('B' as const),
      kind: 'play' as const,
    }));
    table.position.turns = all;
    table.position.toMove = a > b ? 'B' : 'A';
  },
);

given({ es: 'que se ha agotado el tiempo total', en: 'the total time has run out' }, (table) => {
  table.happens({ type: 'time-up' });
});

given(
  {
    es: 'que {jugador} ha declarado que no puede colocar',
    en: '{player} has declared being unable to place',
  },
  (table, by) => {
    table.happens({ type: 'declare-blocked', by });
  },
);

when(
  { es: '{jugador} declara que no puede colocar', en: '{player} declares being unable to place' },
  (table, by) => {
    table.happens({ type: 'declare-blocked', by });
  },
);

when(
  { es: 'se agota el tiempo total de la partida', en: 'the total time of the game runs out' },
  (table) => {
    table.happens({ type: 'time-up' });
  },
);

when(
  {
    es: 'el juez cierra la ronda a los {int} min {int} s',
    en: 'the judge closes the round after {int} min {int} s',
  },
  (table, minutes, seconds) => {
    table.happens({ type: 'close-round', elapsedMs: minutes * MINUTE + seconds * SECOND });
  },
);

when(
  {
    es: 'el reloj de {jugador} marca {int} min {int} s consumidos',
    en: "{player}'s clock shows {int} min {int} s used",
  },
  (table, player, minutes, seconds) => {
    table.happens({ type: 'read-clock', player, usedMs: minutes * MINUTE + seconds * SECOND });
  },
);

thus({ es: 'la partida {final}', en: 'the game {ending}' }, async (table, ending) => {
  expectEqual('ending', (await table.state()).ended?.reason ?? 'none', ending);
});

thus({ es: 'gana {jugador}', en: '{player} wins' }, async (table, player) => {
  expectEqual('winner', (await table.state()).ended?.winner, player);
});
