// The total time of the game runs out.
import { answer, type Case, question, text } from '../situation.ts';
import { ended } from '../telling/ending.ts';
import { names } from '../telling/names.ts';
import { turn } from '../telling/table.ts';
import { BOARD } from './plays.ts';

const STARTER = names(
  ['quien empezó', 'the player who started'],
  ['el otro jugador', 'the other player'],
);

export const totalTime: Case = {
  slug: 'tiempo-total',
  title: text('Se acaba el tiempo total', 'The total time runs out'),
  topic: 'ending-time',
  names: STARTER,
  questions: [
    question(
      'turnos',
      '¿Cuántos turnos lleva cada uno?',
      'How many turns has each had?',
      answer('10', 'Los mismos', 'The same number'),
      answer('9', 'Quien empezó, uno más', 'The starter, one more'),
    ),
    question(
      'fichas',
      '¿Había fichas puestas en este turno?',
      'Were tiles laid in this turn?',
      answer('no', 'No', 'No'),
      answer('si', 'Sí', 'Yes'),
    ),
  ],
  steps: ({ turnos, fichas }) => [
    BOARD,
    `que Ana, que empezó, lleva 10 turnos y Bruno ${turnos}`,
    ...(fichas === 'si'
      ? [`que ${turnos === '9' ? 'Bruno' : 'Ana'} ha colocado PATIOS desde H6 en horizontal`]
      : []),
    'se agota el tiempo total de la partida',
  ],
  doing: (heard) => [
    ...ended(heard, STARTER),
    ...(heard.after.ended
      ? []
      : [
          text(
            'Se juega hasta que los dos tengan los mismos turnos.',
            'Play until both have had the same number of turns.',
          ),
        ]),
    ...turn(heard, STARTER),
  ],
};
