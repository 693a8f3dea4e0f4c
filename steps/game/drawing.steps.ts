// Tiles and the bag: what a player has to draw and draws, and counting what is left.
import type { DrawEvent, Player } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { lettersOf } from '../language/notation.ts';
import { playOf } from './noted-play.ts';
import { game } from './registry.ts';
import { stockPlay } from './stock-plays.ts';

const { given, when, thus } = game.topic('drawing');

given(
  {
    es: 'que a {jugador} le corresponde robar {int} ficha(s)',
    en: '{player} has {int} tile(s) to draw',
  },
  (table, by, count) => {
    const { word, square, down, points } = stockPlay(count, table.unsaid.plays);
    table.position.toMove = by;
    table.accept(lettersOf(word));
    table.happens(...playOf(table, by, word, square, down, points));
  },
);

given(
  {
    es: 'que {jugador} ha jugado {palabra} desde {casilla} {dirección} y los dos han anotado {int} punto(s)',
    en: '{player} has played {Word} from {square} {direction} and both have noted {int} point(s)',
  },
  (table, by, word, square, down, points) => {
    table.happens(...playOf(table, by, word, square, down, points));
  },
);

given(
  {
    es: 'que {jugador} ha jugado {palabra} desde {casilla} {dirección} y ha robado {int} ficha(s)',
    en: '{player} has played {Word} from {square} {direction} and drawn {int} tile(s)',
  },
  (table, by, word, square, down, count) => {
    table.happens(
      ...playOf(table, by, word, square, down),
      drawOf(by, { count, racked: count, seen: count }),
    );
  },
);

given(
  {
    es: 'que {jugador} ha jugado {palabra} desde {casilla} {dirección} y ha robado {int} ficha(s) boca abajo',
    en: '{player} has played {Word} from {square} {direction} and drawn {int} tile(s) face down',
  },
  (table, by, word, square, down, count) => {
    table.happens(
      ...playOf(table, by, word, square, down),
      drawOf(by, { count, racked: 0, seen: 0 }),
    );
  },
);

given(
  {
    es: 'que {jugador} roba {int} ficha(s) {manejo}',
    en: '{player} draws {int} tile(s) {handling}',
  },
  (table, by, count, how) => {
    const [racked, seen] = [how.racked ? count : 0, how.seen ? count : 0];
    table.happens(drawOf(by, { count, racked, seen }));
  },
);

given(
  {
    es: 'que {jugador} roba {int} ficha(s) y ve {int} de ellas',
    en: '{player} draws {int} tile(s) and sees {int} of them',
  },
  (table, by, count, seen) => {
    table.happens(drawOf(by, { count, racked: 0, seen }));
  },
);

given(
  {
    es: 'que {jugador} roba {int} ficha(s) y pone {int} en el atril',
    en: '{player} draws {int} tile(s) and racks {int} of them',
  },
  (table, by, count, racked) => {
    table.happens(drawOf(by, { count, racked, seen: racked }));
  },
);

given(
  { es: 'que {jugador} ha robado {int} ficha(s)', en: '{player} has drawn {int} tile(s)' },
  (table, by, count) => {
    table.happens(drawOf(by, { count, racked: count, seen: count }));
  },
);

when(
  { es: '{jugador} roba {int} ficha(s)', en: '{player} draws {int} tile(s)' },
  (table, by, count) => {
    table.happens(drawOf(by, { count, racked: count, seen: count }));
  },
);

when(
  { es: '{persona} cuenta la bolsa {modo}', en: '{person} counts the bag {manner}' },
  (table, by, manner) => {
    table.happens({ type: 'count-bag', by, ...manner });
  },
);

thus({ es: 'se cuenta(n) {int} ficha(s)', en: '{int} tile(s) is/are counted' }, (table, count) => {
  expectEqual('counted', table.report('count-bag').counted, count);
});

const drawOf = (by: Player, drawn: Omit<DrawEvent, 'type' | 'by'>): DrawEvent => ({
  type: 'draw',
  by,
  ...drawn,
});
