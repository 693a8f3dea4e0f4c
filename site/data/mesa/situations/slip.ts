// The challenge slip is not as it should be.
import { answer, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { AUTHOR, BOARD, RACK } from './plays.ts';

const SLIPS: Readonly<Record<string, string>> = {
  firma:
    'se entrega la papeleta con la palabra, la mesa, la ronda, las dos marcas y una sola firma',
  palabra: 'se entrega la papeleta con las dos firmas sin la palabra',
  ilegible: 'se entrega una papeleta ilegible',
  usada: 'se entrega una papeleta de una ronda anterior con todos los datos',
};

export const slip: Case = {
  slug: 'papeleta',
  title: text('La papeleta está mal', 'Something is wrong with the slip'),
  topic: 'challenge-procedure',
  names: AUTHOR,
  questions: [
    question(
      'que',
      '¿Qué le pasa?',
      'What is wrong with it?',
      answer('firma', 'Falta una firma', 'A signature is missing'),
      answer('palabra', 'Falta la palabra', 'The word is missing'),
      answer('ilegible', 'No se lee', 'It cannot be read'),
      answer('usada', 'Es de una ronda anterior', 'It is of an earlier round'),
    ),
  ],
  steps: ({ que = '' }) => [
    BOARD,
    RACK,
    'que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos',
    'que Bruno ha impugnado OLSA',
    SLIPS[que] ?? '',
  ],
  doing: (heard) => [
    text('Acepta la papeleta y pide el dictamen.', 'Take the slip and have it ruled on.'),
    ...judged(heard, AUTHOR),
  ],
  refused: {
    'slip-incomplete': () => [
      text('Devuélvela para que la completen.', 'Give it back to be completed.'),
      text('Hasta entonces no hay dictamen.', 'Until then there is no ruling.'),
    ],
    'slip-illegible': () => [
      text(
        'Pide que la aclaren, sin sugerir palabra alguna.',
        'Ask to have it cleared up, suggesting no word.',
      ),
      text('Hasta entonces no hay dictamen.', 'Until then there is no ruling.'),
    ],
  },
};
