// During the game somebody says that a play was miscounted.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { AUTHOR, BOARD, RACK } from './plays.ts';

const STAGES: Readonly<Record<string, readonly string[]>> = {
  anotada: ['que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos'],
  'los-dos': [
    'que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos',
    'que Bruno ha anotado 9 puntos',
  ],
};

export const recount: Case = {
  slug: 'puntos-mal-contados',
  title: text('Dicen que una jugada está mal contada', 'A play is said to be miscounted'),
  topic: 'score-correction',
  names: AUTHOR,
  questions: [
    question(
      'momento',
      '¿Quién la ha anotado ya?',
      'Who has noted it?',
      answer('anotada', 'Solo quien jugó', 'Only its author'),
      answer('los-dos', 'Los dos', 'Both'),
    ),
    assumed(
      'quien',
      '¿Quién pide contarla de nuevo?',
      'Who asks to count it again?',
      answer('Bruno', 'El rival', 'The opponent'),
      answer('Ana', 'Quien jugó', 'Its author'),
    ),
  ],
  steps: ({ momento = '', quien }) => [
    BOARD,
    RACK,
    'que el marcador es 60 a 45',
    ...(STAGES[momento] ?? []),
    `${quien} pide un recuento de la jugada`,
  ],
  doing: () => [
    text('Se cuenta de nuevo la jugada.', 'The play is counted again.'),
    text(
      'Vale lo que dé la cuenta, en las dos planillas.',
      'What the count gives stands, on both sheets.',
    ),
  ],
  refused: {
    'already-noted': () => [
      text(
        'No se cuenta de nuevo: quien lo pide ya la anotó.',
        'It is not counted again: whoever asks has noted it.',
      ),
      text('Los puntos se quedan como están.', 'The points stay as they are.'),
    ],
    'not-entitled': () => [
      text('No se cuenta de nuevo a petición suya.', 'It is not counted again at that request.'),
    ],
    'out-of-order': () => [
      text('No se cuenta de nuevo en este momento.', 'It is not counted again at this moment.'),
    ],
  },
};
