// A challenge has been made, and one of the two thinks better of it.
import { answer, type Case, question, text } from '../situation.ts';
import { lifted, turn } from '../telling/table.ts';
import { AUTHOR, BOARD, RACK } from './plays.ts';

export const secondThoughts: Case = {
  slug: 'desdecirse',
  title: text(
    'Impugnada la jugada, alguien se desdice',
    'A play challenged, somebody thinks better of it',
  ),
  topic: 'challenge-procedure',
  names: AUTHOR,
  questions: [
    question(
      'que',
      '¿Qué quiere?',
      'What is wanted?',
      answer(
        'impugnacion',
        'Quien impugnó, retirar la impugnación',
        'The challenger: to withdraw the challenge',
      ),
      answer('jugada', 'Quien jugó, retirar la jugada', 'The author: to take the play back'),
    ),
    question(
      'papeleta',
      '¿Se ha pedido ya el dictamen?',
      'Has the ruling been asked for?',
      answer('no', 'No', 'No'),
      answer('si', 'Sí, con papeleta', 'Yes, with a slip'),
    ),
  ],
  steps: ({ que, papeleta }) => [
    BOARD,
    RACK,
    'que OLSA no es válida',
    'que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos',
    'que Bruno ha impugnado OLSA',
    ...(papeleta === 'si' ? ['que se ha entregado la papeleta con todos los datos'] : []),
    que === 'jugada' ? 'Ana retira su jugada' : 'Bruno retira la impugnación',
  ],
  doing: (heard, { que }) =>
    que === 'jugada'
      ? [...lifted(heard, AUTHOR), ...turn(heard, AUTHOR)]
      : [
          text('La impugnación queda retirada.', 'The challenge is withdrawn.'),
          text('La jugada sigue en el tablero.', 'The play stays on the board.'),
        ],
  refused: {
    'under-ruling': () => [
      text(
        'No se admite: ya se ha pedido el dictamen.',
        'It is not admitted: the ruling has been asked for.',
      ),
      text(
        'Nadie toca las fichas hasta la respuesta.',
        'Nobody touches the tiles until the answer.',
      ),
    ],
  },
};
