// A word laid at once: the play, what it is worth and what it forms.
import { expectEqual } from '../kernel/expect.ts';
import { laidFrom } from '../language/notation.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { given, when, thus } = game.topic('play');

given(
  {
    es: 'que {jugador} ha colocado {palabra} desde {casilla} {dirección}',
    en: '{player} has laid {Word} from {square} {direction}',
  },
  (table, by, word, square, down) => {
    table.happens(table.placing(by, word, square, down));
  },
);

when(
  {
    es: '{jugador} coloca {palabra} desde {casilla} {dirección}',
    en: '{player} lays {Word} from {square} {direction}',
  },
  (table, by, word, square, down) => {
    table.happens(table.placing(by, word, square, down));
  },
);

when(
  {
    es: '{jugador} intenta colocar {palabra} desde {casilla} {dirección}',
    en: '{player} tries to lay {Word} from {square} {direction}',
  },
  (table, by, word, square, down) => {
    table.happens({ type: 'place', by, tiles: table.newTiles(laidFrom(word, square, down)) });
  },
);

when(
  { es: '{jugador} coloca las fichas {colocación}', en: '{player} lays the tiles {placing}' },
  (table, by, tiles) => {
    table.ensureOnRack(by, tiles);
    table.happens({ type: 'place', by, tiles });
  },
);

given(
  {
    es: 'que {jugador} ha aceptado la jugada sin casilla central',
    en: '{player} has accepted the play off the centre',
  },
  (table, by) => {
    table.happens({ type: 'decide-opening', by, accept: true });
  },
);

when(
  {
    es: '{jugador} {decisión} la jugada sin casilla central',
    en: '{player} {decision} the play off the centre',
  },
  (table, by, accept) => {
    table.happens({ type: 'decide-opening', by, accept });
  },
);

thus(
  { es: 'la jugada vale {int} punto(s)', en: 'the play is worth {int} point(s)' },
  (table, points) => {
    expectEqual('score', playOf(table).score, points);
  },
);

thus({ es: 'la jugada forma {palabras}', en: 'the play forms {words}' }, (table, words) => {
  expectEqual('words formed', playOf(table).words, words);
});

thus({ es: 'la jugada está {etapa}', en: 'the play is {stage}' }, (table, stage) => {
  expectEqual('stage', table.state().stage, stage);
});

const playOf = (table: Table) => table.report('place', 'finish-placing', 'rearrange', 'name-blank');
