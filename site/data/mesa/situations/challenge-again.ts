// Answered already, the same play is challenged again.
import { answer, type Case, question, text } from '../situation.ts';
import { lifted, turn } from '../telling/table.ts';
import { verdict } from '../telling/verdict.ts';
import { AUTHOR, BOARD, RACK } from './plays.ts';

const WORDS: Readonly<Record<string, string>> = {
  vale: 'que SEA, AS, IA y TE son válidas',
  'no-vale': 'que SEA, AS y TE son válidas',
};

export const challengeAgain: Case = {
  slug: 'segunda-impugnacion',
  title: text(
    'Impugna otra palabra de la misma jugada',
    'Challenges another word of the same play',
  ),
  topic: 'challenge-several-words',
  names: AUTHOR,
  questions: [
    question(
      'consulta',
      '¿Qué sale en la segunda consulta?',
      'What does the second look-up show?',
      answer('vale', 'La palabra vale', 'The word is valid'),
      answer('no-vale', 'La palabra no vale', 'The word is not valid'),
    ),
  ],
  steps: ({ consulta = '' }) => [
    BOARD,
    RACK,
    'que el marcador es 60 a 45',
    WORDS[consulta] ?? '',
    'que Ana ha colocado SEA desde I7 en horizontal y ha anunciado y anotado 13 puntos',
    'que Bruno ha impugnado SEA',
    'que se ha entregado la papeleta con todos los datos',
    'que el juez ha respondido a la impugnación',
    'Bruno impugna IA',
    'que se ha entregado la papeleta con todos los datos',
    'el juez responde a la impugnación',
  ],
  doing: (heard) => [...verdict(heard, AUTHOR), ...lifted(heard, AUTHOR), ...turn(heard, AUTHOR)],
  refused: {
    'already-ruled': () => [
      text(
        'No se admite: las palabras se nombran de una vez.',
        'It is not admitted: words are named all at once.',
      ),
      text('La jugada se queda como está.', 'The play stays as it is.'),
    ],
  },
};
