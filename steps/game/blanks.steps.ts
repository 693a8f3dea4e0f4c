// The letter that a blank stands for: said, noted, settled later, complained of.
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { when, thus } = game.topic('blanks');

when(
  {
    es: '{jugador} dice {grafía} para el comodín de {casilla}',
    en: '{player} says {symbol} for the blank on {square}',
  },
  (table, by, letter, square) => {
    table.happens({ type: 'name-blank', by, square, letter });
  },
);

when(
  {
    es: 'se aclara un comodín del que el autor anotó {nota}, el rival {nota} y el autor dice {letra}',
    en: 'a blank is settled for which the author noted {jotting}, the rival {jotting} and the author says {letter}',
  },
  (table, author, rival, said) => {
    table.happens({ type: 'settle-blank', author, rival, said });
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

thus(
  {
    es: 'el comodín de {casilla} está por {grafía}',
    en: 'the blank on {square} is there for {symbol}',
  },
  (table, square, letter) => {
    const blank = table.state().board.find((placed) => placed.square === square);
    expectEqual(`blank on ${square}`, [blank?.tile, blank?.as], ['?', letter]);
  },
);

thus(
  { es: 'el comodín vale por {letra}', en: 'the blank stands for {letter}' },
  (table, letter) => {
    expectEqual('letter', table.report('settle-blank').letter, letter);
  },
);
