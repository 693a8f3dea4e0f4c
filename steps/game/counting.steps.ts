// Differences about a count, and their end.
import { game } from './registry.ts';

const { given, when } = game.topic('clock');

given(
  {
    es: 'que {jugador} no está de acuerdo con {cuenta}',
    en: '{player} does not agree with {count}',
  },
  (table, by, what) => {
    table.happens({ type: 'dispute-score', by, what });
  },
);

when(
  {
    es: '{jugador} discute {cuenta}',
    en: '{player} disputes {count}',
  },
  (table, by, what) => {
    table.happens({ type: 'dispute-score', by, what });
  },
);

given(
  { es: 'que los dos han acordado {int} punto(s)', en: 'both have agreed on {int} point(s)' },
  (table, points) => {
    table.happens({ type: 'agree-score', points });
  },
);

when(
  { es: 'los dos acuerdan {int} punto(s)', en: 'both agree on {int} point(s)' },
  (table, points) => {
    table.happens({ type: 'agree-score', points });
  },
);
