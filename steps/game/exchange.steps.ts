// Exchanging tiles and passing.
import { game } from './registry.ts';

const { given, when } = game.topic('exchange');

given({ es: 'que {jugador} ha pasado', en: '{player} has passed' }, (table, by) => {
  table.happens({ type: 'pass', by });
});

given(
  {
    es: 'que {jugador} ha intentado pasar fuera de turno',
    en: '{player} has tried to pass out of turn',
  },
  (table, by) => {
    table.happensInVain({ type: 'pass', by });
  },
);

given(
  { es: 'que {jugador} ha cambiado {fichas}', en: '{player} has exchanged {tiles}' },
  (table, by, tiles) => {
    table.ensureOnRack(
      by,
      tiles.map((tile) => ({ tile })),
    );
    table.happens({ type: 'exchange', by, tiles });
  },
);

given(
  {
    es: 'que {jugador} ha cambiado {fichas} y ha tomado {int} ficha(s) de la bolsa',
    en: '{player} has exchanged {tiles} and taken {int} tile(s) from the bag',
  },
  (table, by, tiles, taken) => {
    table.happens({ type: 'exchange', by, tiles, taken });
  },
);

given(
  { es: 'que el cambio de {jugador} {anuncio}', en: 'the exchange of {player} {announcement}' },
  (table, by, announced) => {
    if (announced) table.happens({ type: 'announce-exchange', by, count: 0 });
  },
);

given(
  { es: 'que {jugador} ha anunciado cambio', en: '{player} has announced an exchange' },
  (table, by) => {
    table.happens({ type: 'announce-exchange', by, count: 0 });
  },
);

given(
  {
    es: 'que {jugador} ha anunciado que cambia {int} ficha(s)',
    en: '{player} has announced an exchange of {int} tile(s)',
  },
  (table, by, count) => {
    table.happens({ type: 'announce-exchange', by, count });
  },
);

when({ es: '{jugador} anuncia cambio', en: '{player} announces an exchange' }, (table, by) => {
  table.happens({ type: 'announce-exchange', by, count: 0 });
});

when({ es: '{jugador} pasa', en: '{player} passes' }, (table, by) => {
  table.happens({ type: 'pass', by });
});

when({ es: '{jugador} cambia {fichas}', en: '{player} exchanges {tiles}' }, (table, by, tiles) => {
  table.ensureOnRack(
    by,
    tiles.map((tile) => ({ tile })),
  );
  table.happens({ type: 'exchange', by, tiles });
});

when(
  {
    es: '{jugador}, que ya ha robado {int} ficha(s), cambia {fichas}',
    en: '{player}, who has already drawn {int} tile(s), exchanges {tiles}',
  },
  (table, by, alreadyDrawn, tiles) => {
    table.happens({ type: 'exchange', by, tiles, alreadyDrawn });
  },
);

when(
  {
    es: '{jugador} intenta cambiar {fichas}',
    en: '{player} tries to exchange {tiles}',
  },
  (table, by, tiles) => {
    table.happens({ type: 'exchange', by, tiles });
  },
);
