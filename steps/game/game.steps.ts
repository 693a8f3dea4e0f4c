// The table and the course of a turn: laying, announcing, noting, handing over.
import type { EditionId, GameEvent, Player } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { given, thus, when } from '../kernel/registry.ts';
import { laidFrom, placedAt, tilesOf, wordOf } from './notation.ts';
import { bagOf, midGamePosition } from './positions.ts';
import { stockPlay } from './stock-plays.ts';
import type { Table } from './table.ts';

given(
  {
    es: 'una partida sin empezar según el reglamento {reglamento}',
    en: 'a game not yet begun under the regulation {edition}',
  },
  (table, edition) => {
    table.edition = edition as EditionId;
    Object.assign(table.position, { racks: { A: [], B: [] }, bag: bagOf(100) });
  },
);

given(
  {
    es: 'una partida recién empezada según el reglamento {reglamento}',
    en: 'a game just begun under the regulation {edition}',
  },
  (table, edition) => {
    table.edition = edition as EditionId;
  },
);

given(
  {
    es: 'una partida en curso según el reglamento {reglamento}',
    en: 'a game in progress under the regulation {edition}',
  },
  (table, edition) => {
    table.edition = edition as EditionId;
    Object.assign(table.position, midGamePosition());
  },
);

given(
  { es: 'que el marcador es {int} a {int}', en: 'the score is {int} to {int}' },
  (table, a, b) => {
    table.position.scores = { A: a, B: b };
  },
);

given({ es: 'que le toca a {jugador}', en: 'it is the turn of {player}' }, (table, player) => {
  table.position.toMove = player;
});

given(
  { es: 'que {jugador} tiene {fichas} en el atril', en: '{player} has {tiles} on the rack' },
  (table, player, tiles) => {
    table.rackText(player, tiles);
  },
);

given(
  {
    es: 'que en la bolsa queda(n) {int} ficha(s)',
    en: 'there is/are {int} tile(s) left in the bag',
  },
  (table, count) => {
    table.position.bag = bagOf(count);
  },
);

given({ es: 'que la bolsa está vacía', en: 'the bag is empty' }, (table) => {
  table.position.bag = [];
});

given(
  {
    es: 'que en el tablero está {palabra} desde {casilla} {dirección}',
    en: '{Word} lies on the board from {square} {direction}',
  },
  (table, word, square, down) => {
    table.position.board.push(...table.newTiles(laidFrom(word, square, down)));
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

given(
  {
    es: 'que {jugador} ha colocado {palabra} desde {casilla} {dirección}',
    en: '{player} has laid {Word} from {square} {direction}',
  },
  (table, player, word, square, down) => lay(table, player, word, square, down),
);

given(
  { es: 'que {jugador} ha anunciado {int} punto(s)', en: '{player} has announced {int} point(s)' },
  (table, by, points) => {
    table.happens({ type: 'announce', by, points });
  },
);

given(
  { es: 'que {jugador} ha anotado {int} punto(s)', en: '{player} has noted {int} point(s)' },
  (table, by, points) => {
    table.happens({ type: 'note', by, points });
  },
);

given(
  {
    es: 'que a {jugador} le corresponde robar {int} ficha(s)',
    en: '{player} has {int} tile(s) to draw',
  },
  (table, player, tiles) => playStock(table, player, tiles),
);

given(
  { es: 'que {jugador} ha pulsado el reloj', en: '{player} has pressed the clock' },
  (table, by) => {
    table.happens({ type: 'press-clock', by });
  },
);

given({ es: 'que {jugador} ha pasado', en: '{player} has passed' }, (table, by) => {
  table.happens({ type: 'pass', by });
});

when(
  {
    es: '{jugador} coloca {palabra} desde {casilla} {dirección}',
    en: '{player} lays {Word} from {square} {direction}',
  },
  (table, player, word, square, down) => lay(table, player, word, square, down),
);

when(
  {
    es: '{jugador} coloca {palabra} desde {casilla} {dirección} y {jugador} anota {int} punto(s)',
    en: '{player} lays {Word} from {square} {direction} and {player} notes {int} point(s)',
  },
  (table, author, word, square, down, rival, points) => {
    lay(table, author, word, square, down);
    table.happens({ type: 'announce', by: author, points }, { type: 'note', by: rival, points });
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
    table.happens({ type: 'note', by, points, word: wordOf(word) });
  },
);

when({ es: '{jugador} pasa', en: '{player} passes' }, (table, by) => {
  table.happens({ type: 'pass', by });
});

when({ es: '{jugador} cambia {fichas}', en: '{player} exchanges {tiles}' }, (table, by, tiles) => {
  table.ensureOnRack(by, tilesOf(tiles));
  table.happens({ type: 'exchange', by, tiles: tilesOf(tiles) });
});

when({ es: '{jugador} pulsa el reloj', en: '{player} presses the clock' }, (table, by) => {
  table.happens({ type: 'press-clock', by });
});

thus({ es: 'la actuación {resultado}', en: 'the action {result}' }, async (table, result) => {
  const { kind, reason } = await table.outcome();
  expectEqual('outcome', reason ? { kind, reason } : { kind }, result);
});

when(
  { es: '{jugador} coloca las fichas {colocación}', en: '{player} lays the tiles {placing}' },
  (table, by, placing) => {
    const tiles = placing.split(', ').map(placedAt);
    table.ensureOnRack(
      by,
      tiles.map((t) => t.tile),
    );
    table.happens({ type: 'place', by, tiles });
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

when(
  {
    es: '{jugador} cambia sin tenerla la ficha {fichas}',
    en: '{player} exchanges without having it the tile {tiles}',
  },
  (table, by, tiles) => {
    table.happens({ type: 'exchange', by, tiles: tilesOf(tiles) });
  },
);

thus(
  { es: 'la jugada vale {int} punto(s)', en: 'the play is worth {int} point(s)' },
  async (table, points) => {
    expectEqual('score', (await table.outcome()).score, points);
  },
);

thus({ es: 'la jugada forma {palabras}', en: 'the play forms {words}' }, async (table, words) => {
  expectEqual('words formed', (await table.outcome()).words, words.map(wordOf));
});

thus({ es: 'le toca a {jugador}', en: 'it is the turn of {player}' }, async (table, player) => {
  expectEqual('toMove', (await table.state()).toMove, player);
});

thus(
  { es: 'el marcador queda {int} a {int}', en: 'the score stands at {int} to {int}' },
  async (table, a, b) => {
    expectEqual('scores', (await table.state()).scores, { A: a, B: b });
  },
);

thus(
  { es: '{jugador} tiene {int} ficha(s)', en: '{player} has {int} tile(s)' },
  async (table, player, count) => {
    const { racks, hands } = await table.state();
    expectEqual(`tiles of ${player}`, racks[player].length + hands[player].length, count);
  },
);

thus(
  { es: '{jugador} tiene {fichas} en el atril', en: '{player} has {tiles} on the rack' },
  async (table, player, tiles) => {
    expectEqual(
      `rack of ${player}`,
      (await table.state()).racks[player].toSorted(),
      tilesOf(tiles).toSorted(),
    );
  },
);

thus(
  { es: 'en la bolsa queda(n) {int} ficha(s)', en: 'there is/are {int} tile(s) left in the bag' },
  async (table, count) => {
    expectEqual('tiles in the bag', (await table.state()).bag.length, count);
  },
);

thus(
  {
    es: 'la casilla {casilla} {sino} tiene ficha',
    en: 'the square {square} {whether} hold a tile',
  },
  async (table, square, holds) => {
    const { board } = await table.state();
    expectEqual(
      `a tile on ${square}`,
      board.some((t) => t.square === square),
      holds,
    );
  },
);

thus({ es: 'la jugada está {etapa}', en: 'the play is {stage}' }, async (table, stage) => {
  expectEqual('stage', (await table.state()).stage, stage);
});

thus(
  {
    es: 'la planilla de {jugador} recoge {int} punto(s)',
    en: "{player}'s sheet shows {int} point(s)",
  },
  async (table, player, points) => {
    expectEqual(
      `sheet of ${player}`,
      (await table.state()).sheets[player].map((e) => e.points),
      [points],
    );
  },
);

thus(
  {
    es: 'la planilla de {jugador} recoge la palabra {palabra}',
    en: "{player}'s sheet shows the word {Word}",
  },
  async (table, player, word) => {
    expectEqual(
      `sheet of ${player}`,
      (await table.state()).sheets[player].map((e) => e.word),
      [wordOf(word)],
    );
  },
);

export const lay = (
  table: Table,
  by: Player,
  word: string,
  square: string,
  down: boolean,
): void => {
  const tiles = table.newTiles(laidFrom(word, square, down));
  if (table.position.racks[by].length > 0)
    table.ensureOnRack(
      by,
      tiles.map((t) => t.tile),
    );
  table.happens({ type: 'place', by, tiles });
};

/** A play of so many tiles, accepted and noted by both: only the draw is still to come. */
const playStock = (table: Table, by: Player, count: number): void => {
  const { word, laid, points } = stockPlay(count);
  const tiles = table.newTiles(laid);
  const rival: Player = by === 'A' ? 'B' : 'A';
  const events: GameEvent[] = [
    { type: 'place', by, tiles },
    { type: 'announce', by, points },
    { type: 'note', by, points },
    { type: 'note', by: rival, points },
  ];
  table.position.toMove = by;
  table.accept(word);
  table.ensureOnRack(
    by,
    tiles.map((t) => t.tile),
  );
  table.happens(...events);
};
