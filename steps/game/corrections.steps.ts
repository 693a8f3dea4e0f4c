// Points put right: a play counted again, a sum, a deduction, what the arbiters have entered.
import { game } from './registry.ts';

const NOTHING = { rack: 0, time: 0, sanction: 0 };

const { given, when } = game.topic('corrections');

given(
  {
    es: 'que a {jugador} se le descontaron {int} puntos por su atril',
    en: '{player} had {int} points taken off for the rack',
  },
  (table, player, points) => {
    const items = { A: { ...NOTHING }, B: { ...NOTHING } };
    items[player].rack = -points;
    table.position.ended = { reason: 'passes', items };
  },
);

given(
  {
    es: 'que a petición de {petición} se ha recontado la línea {int}, de {jugador}, que vale {int} puntos',
    en: 'at the request of {request} line {int}, of {player}, has been recounted, which is worth {int} points',
  },
  (table, asking, line, of, points) => {
    table.happens({ type: 'ask-correction', ...asking, what: 'count', of, line, points });
  },
);

when(
  {
    es: 'a petición de {petición} se recuenta la línea {int}, de {jugador}, que vale {int} puntos',
    en: 'at the request of {request} line {int}, of {player}, is recounted, which is worth {int} points',
  },
  (table, asking, line, of, points) => {
    table.happens({ type: 'ask-correction', ...asking, what: 'count', of, line, points });
  },
);

when(
  {
    es: 'a petición de {petición} se repasa la suma de la línea {int}, de {jugador}',
    en: 'at the request of {request} the sum of line {int}, of {player}, is gone over',
  },
  (table, asking, line, of) => {
    table.happens({ type: 'ask-correction', ...asking, what: 'sum', of, line });
  },
);

when(
  {
    es: 'a petición de {petición} se discute la palabra de la línea {int}, de {jugador}',
    en: 'at the request of {request} the word of line {int}, of {player}, is disputed',
  },
  (table, asking, line, of) => {
    table.happens({ type: 'ask-correction', ...asking, what: 'validity', of, line });
  },
);

when(
  {
    es: 'a petición de {petición} se repasa el descuento por el atril de {jugador}',
    en: 'at the request of {request} the deduction for {player}’s rack is gone over',
  },
  (table, asking, of) => {
    table.happens({ type: 'ask-correction', ...asking, what: 'deduction', of });
  },
);

when(
  {
    es: 'a petición de {petición} se revisa la puntuación global de {jugador}',
    en: 'at the request of {request} the overall score of {player} is reviewed',
  },
  (table, asking, of) => {
    table.happens({ type: 'ask-correction', ...asking, what: 'overall', of });
  },
);

when(
  {
    es: 'a petición de {petición} se revisa el punto de victoria de {jugador}',
    en: 'at the request of {request} the victory point of {player} is reviewed',
  },
  (table, asking, of) => {
    table.happens({ type: 'ask-correction', ...asking, what: 'victory-point', of });
  },
);
