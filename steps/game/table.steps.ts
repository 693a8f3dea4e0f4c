// The table before anything happens: edition, score, racks, bag, board, words.
import { laidFrom } from '../language/notation.ts';
import { advancedPosition, bagOf, midGamePosition } from './positions.ts';
import { game } from './registry.ts';

const { given } = game.topic('table');

given(
  {
    es: 'una partida sin empezar según el reglamento {reglamento}',
    en: 'a game not yet begun under the regulation {edition}',
  },
  (table, edition) => {
    table.setUp(edition, { racks: { A: [], B: [] }, bag: bagOf(100, table.unsaid) });
  },
);

given(
  {
    es: 'una partida recién empezada según el reglamento {reglamento}',
    en: 'a game just begun under the regulation {edition}',
  },
  (table, edition) => {
    table.setUp(edition, {});
  },
);

given(
  {
    es: 'una partida en curso según el reglamento {reglamento}',
    en: 'a game in progress under the regulation {edition}',
  },
  (table, edition) => {
    table.setUp(edition, midGamePosition(table.unsaid));
  },
);

given(
  {
    es: 'una partida avanzada según el reglamento {reglamento}',
    en: 'a game well advanced under the regulation {edition}',
  },
  (table, edition) => {
    table.setUp(edition, advancedPosition(table.unsaid));
  },
);

given({ es: 'que el programa lleva la cuenta', en: 'the program keeps the score' }, (table) => {
  table.recording = 'automatic';
});

given(
  { es: 'que el marcador es {int} a {int}', en: 'the score is {int} to {int}' },
  (table, a, b) => {
    table.say({ scores: { A: a, B: b } });
  },
);

given({ es: 'que le toca a {jugador}', en: 'it is the turn of {player}' }, (table, player) => {
  table.position.toMove = player;
});

given(
  { es: 'que {jugador} tiene {fichas} en el atril', en: '{player} has {tiles} on the rack' },
  (table, player, tiles) => {
    table.sayRack(player, tiles);
  },
);

given(
  {
    es: 'que {jugador} tiene {int} ficha(s) en el atril',
    en: '{player} has {int} tile(s) on the rack',
  },
  (table, player, count) => {
    table.sayRack(player, bagOf(count, table.unsaid), false);
  },
);

given(
  {
    es: 'que en la bolsa queda(n) {int} ficha(s)',
    en: 'there is/are {int} tile(s) left in the bag',
  },
  (table, count) => {
    table.say({ bag: bagOf(count, table.unsaid) });
  },
);

given(
  {
    es: 'que en la bolsa quedan, por orden de salida, {fichas}',
    en: 'there are left in the bag, in the order they come out, {tiles}',
  },
  (table, tiles) => {
    table.say({ bag: tiles });
    table.bagIsSaid = true;
  },
);

given({ es: 'que la bolsa está vacía', en: 'the bag is empty' }, (table) => {
  table.say({ bag: [] });
});

given(
  {
    es: 'que en el tablero está {palabra} desde {casilla} {dirección}',
    en: '{Word} lies on the board from {square} {direction}',
  },
  (table, word, square, down) => {
    table.lieOnBoard(...laidFrom(word, square, down));
  },
);

given({ es: 'que {palabras} es/son válida(s)', en: '{words} is/are valid' }, (table, words) => {
  table.accept(...words);
});

given(
  { es: 'que {palabras} no es/son válida(s)', en: '{words} is/are not valid' },
  (table, words) => {
    table.reject(...words);
  },
);
