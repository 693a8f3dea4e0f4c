// Tiles laid one after the other, picked up and moved before the play is done.
import type { PlacedTile, Player } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import type { Arrival } from '../language/laying.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { given, when, thus } = game.topic('laying');

const SEEN: Arrival = { dropped: false, seen: true };

given(
  { es: 'que {jugador} ha puesto {colocación}', en: '{player} has put {placing}' },
  (table, by, tiles) => put(table, by, tiles, SEEN),
);

given(
  {
    es: 'que {jugador} tiene en el tablero {colocación}, {llegada}',
    en: '{player} has on the board {placing}, {arrival}',
  },
  (table, by, tiles, arrival) => put(table, by, tiles, arrival),
);

when({ es: '{jugador} pone {colocación}', en: '{player} puts {placing}' }, (table, by, tiles) =>
  put(table, by, tiles, SEEN),
);

given(
  {
    es: 'que {jugador} ha recogido la ficha de {casilla}',
    en: '{player} has picked up the tile on {square}',
  },
  (table, by, square) => {
    table.happens({ type: 'pick-up', by, square });
  },
);

given(
  { es: 'que {jugador} ha terminado de colocar', en: '{player} has finished placing' },
  (table, by) => {
    table.happens({ type: 'finish-placing', by });
  },
);

when({ es: '{jugador} termina de colocar', en: '{player} finishes placing' }, (table, by) => {
  table.happens({ type: 'finish-placing', by });
});

when(
  { es: '{jugador} recoge la ficha de {casilla}', en: '{player} picks up the tile on {square}' },
  (table, by, square) => {
    table.happens({ type: 'pick-up', by, square });
  },
);

when(
  {
    es: '{jugador} deja la jugada en {colocación} para {fin}',
    en: '{player} moves the play to {placing} {purpose}',
  },
  (table, by, tiles, purpose) => {
    table.happens({ type: 'rearrange', by, tiles, purpose });
  },
);

when(
  {
    es: '{jugador} renuncia a cumplir y retira sus fichas',
    en: '{player} will not comply and takes the tiles back',
  },
  (table, by) => {
    table.happens({ type: 'give-up-play', by });
  },
);

thus(
  { es: 'el turno de {jugador} cuenta {recuento}', en: 'the turn of {player} counts {tally}' },
  (table, by, kind) => {
    expectEqual('last turn', table.state().turns?.at(-1), { by, kind });
  },
);

const put = (table: Table, by: Player, tiles: readonly PlacedTile[], how: Arrival): void => {
  const before = table.events.flatMap((event) => (event.type === 'lay' ? event.tiles : []));
  table.ensureOnRack(by, [...before, ...tiles]);
  table.happens({ type: 'lay', by, tiles: [...tiles], ...how });
};
