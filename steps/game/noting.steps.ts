// The points of a play: announced, noted on the sheets, recounted.
import type { GameEvent } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { expectEqual } from '../kernel/expect.ts';
import { lettersOf } from '../language/notation.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('play');

given(
  { es: 'que {jugador} ha empezado a contar', en: '{player} has begun to count' },
  (table, by) => {
    table.happens({ type: 'begin-count', by });
  },
);

given(
  { es: 'que {jugador} ha anunciado {int} punto(s)', en: '{player} has announced {int} point(s)' },
  (table, by, points) => {
    table.happens({ type: 'announce', by, points });
  },
);

when(
  {
    es: '{jugador} anuncia {int} punto(s) sin decir su total',
    en: '{player} announces {int} point(s) without saying the total',
  },
  (table, by, points) => {
    table.happens({ type: 'announce', by, points, totalSaid: false });
  },
);

given(
  { es: 'que {jugador} ha anotado {int} punto(s)', en: '{player} has noted {int} point(s)' },
  (table, by, points) => {
    table.happens({ type: 'note', by, points });
  },
);

given(
  { es: 'que los {int} puntos {anotación}', en: 'the {int} points {noting}' },
  (table, points, players) => {
    table.happens(...players.map((by): GameEvent => ({ type: 'note', by, points })));
  },
);

given(
  {
    es: 'que {jugador} ha colocado {palabra} desde {casilla} {dirección} y ha anunciado {int} punto(s)',
    en: '{player} has laid {Word} from {square} {direction} and announced {int} point(s)',
  },
  (table, by, word, square, down, points) => {
    table.happens(table.placing(by, word, square, down), { type: 'announce', by, points });
  },
);

given(
  {
    es: 'que {jugador} ha colocado {palabra} desde {casilla} {dirección} y ha anunciado y anotado {int} punto(s)',
    en: '{player} has laid {Word} from {square} {direction} and has announced and noted {int} point(s)',
  },
  (table, by, word, square, down, points) => {
    table.happens(
      table.placing(by, word, square, down),
      { type: 'announce', by, points },
      { type: 'note', by, points },
    );
  },
);

given(
  {
    es: 'que {jugador} colocó {palabra} desde {casilla} {dirección}, ambos anotaron {int} punto(s) y el turno pasó',
    en: '{player} laid {Word} from {square} {direction}, both noted {int} point(s) and the turn went by',
  },
  (table, by, word, square, down, points) => {
    table.happens(
      table.placing(by, word, square, down),
      { type: 'announce', by, points },
      ...PLAYERS.map((player): GameEvent => ({ type: 'note', by: player, points })),
      { type: 'press-clock', by },
    );
  },
);

when(
  {
    es: '{jugador} coloca {palabra} desde {casilla} {dirección} y {jugador} anota {int} punto(s)',
    en: '{player} lays {Word} from {square} {direction} and {player} notes {int} point(s)',
  },
  (table, author, word, square, down, rival, points) => {
    table.happens(
      table.placing(author, word, square, down),
      { type: 'announce', by: author, points },
      { type: 'note', by: rival, points },
    );
  },
);

when(
  { es: '{jugador} anota {int} punto(s)', en: '{player} notes {int} point(s)' },
  (table, by, points) => {
    table.happens({ type: 'note', by, points });
  },
);

when(
  {
    es: '{jugador} anota {int} punto(s) y la palabra {palabra}',
    en: '{player} notes {int} point(s) and the word {Word}',
  },
  (table, by, points, word) => {
    table.happens({ type: 'note', by, points, word: lettersOf(word) });
  },
);

given(
  {
    es: 'que {jugador} ha pedido un recuento de la jugada',
    en: '{player} has asked to recount the play',
  },
  (table, by) => {
    table.happens({ type: 'request-recount', by });
  },
);

when(
  { es: '{jugador} pide un recuento de la jugada', en: '{player} asks to recount the play' },
  (table, by) => {
    table.happens({ type: 'request-recount', by });
  },
);

thus(
  {
    es: 'la planilla de {jugador} recoge {int} punto(s)',
    en: "{player}'s sheet shows {int} point(s)",
  },
  (table, player, points) => {
    const noted = table.state().sheets?.[player].map((entry) => entry.points);
    expectEqual(`sheet of ${player}`, noted, [points]);
  },
);

thus(
  {
    es: 'la planilla de {jugador} recoge la palabra {palabra}',
    en: "{player}'s sheet shows the word {Word}",
  },
  (table, player, word) => {
    const noted = table.state().sheets?.[player].map((entry) => entry.word);
    expectEqual(`sheet of ${player}`, noted, [lettersOf(word)]);
  },
);

when({ es: '{jugador} empieza a contar', en: '{player} begins to count' }, (table, by) => {
  table.happens({ type: 'begin-count', by });
});

when(
  { es: '{jugador} anuncia {int} punto(s)', en: '{player} announces {int} point(s)' },
  (table, by, points) => {
    table.happens({ type: 'announce', by, points });
  },
);
