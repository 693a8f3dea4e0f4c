// Laying tiles one after the other, moving them, blanks' letters, announcing an exchange, counting the bag.
import type { GameEvent, Player } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { given, thus, when } from '../kernel/registry.ts';
import { placedAt, tilesOf } from './notation.ts';
import type { Table } from './table.ts';

const SEEN = { dropped: false, seen: true };

given(
  { es: 'que {jugador} ha puesto {colocación}', en: '{player} has put {placing}' },
  (table, by, placing) => put(table, by, placing, SEEN),
);

given(
  {
    es: 'que {jugador} tiene en el tablero {colocación}, {llegada}',
    en: '{player} has on the board {placing}, {arrival}',
  },
  (table, by, placing, arrival) => put(table, by, placing, arrival),
);

given(
  { es: 'que {jugador} ha empezado a contar', en: '{player} has begun to count' },
  (table, by) => {
    table.happens({ type: 'begin-count', by });
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

when({ es: '{jugador} pone {colocación}', en: '{player} puts {placing}' }, (table, by, placing) =>
  put(table, by, placing, SEEN),
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
  (table, by, placing, purpose) => {
    table.happens({ type: 'rearrange', by, tiles: placing.split(', ').map(placedAt), purpose });
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

when(
  {
    es: '{jugador} dice {fichas} para el comodín de {casilla}',
    en: '{player} says {tiles} for the blank on {square}',
  },
  (table, by, letter, square) => {
    table.happens({ type: 'name-blank', by, square, letter: letterOf(letter) });
  },
);

when(
  {
    es: 'se aclara un comodín del que el autor anotó {nota}, el rival {nota} y el autor dice {fichas}',
    en: 'a blank is settled for which the author noted {jotting}, the rival {jotting} and the author says {tiles}',
  },
  (table, author, rival, said) => {
    table.happens({ type: 'settle-blank', author, rival, said: letterOf(said) as 'A' });
  },
);

when(
  {
    es: '{jugador} reclama después por la letra de un comodín',
    en: '{player} complains later about the letter of a blank',
  },
  (table, by) => {
    table.happens({ type: 'claim-blank', by });
  },
);

when(
  { es: '{persona} cuenta la bolsa {modo}', en: '{person} counts the bag {manner}' },
  (table, by, manner) => {
    table.happens({ type: 'count-bag', by, ...manner });
  },
);

thus(
  { es: 'el comodín vale por {fichas}', en: 'the blank stands for {tiles}' },
  async (table, letter) => {
    expectEqual('letter', (await table.outcome()).letter, letterOf(letter));
  },
);

thus({ es: 'se cuentan {int} ficha(s)', en: '{int} tile(s) are counted' }, async (table, count) => {
  expectEqual('counted', (await table.outcome()).counted, count);
});

type NamedLetter = Extract<GameEvent, { type: 'name-blank' }>['letter'];

const letterOf = (text: string): NamedLetter => tilesOf(text)[0] as NamedLetter;

const put = (
  table: Table,
  by: Player,
  placing: string,
  how: { dropped: boolean; seen: boolean },
): void => {
  const tiles = placing.split(', ').map(placedAt);
  const before = table.events.flatMap((e) => (e.type === 'lay' ? e.tiles : []));
  table.ensureOnRack(
    by,
    [...before, ...tiles].map((t) => t.tile),
  );
  table.happens({ type: 'lay', by, tiles, ...how });
};
