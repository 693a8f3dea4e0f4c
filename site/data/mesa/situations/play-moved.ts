// The author wants to move a play that lies on the board.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { AUTHOR, BOARD, HOW_FAR, RACK, stepsTo } from './plays.ts';

/** SE does not join well on I8, and does on I7. */
const LAID: Readonly<Record<string, string>> = { corregirla: 'I8', mejorarla: 'I7' };

const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  misma: { corregirla: 'S en I7, E en I8', mejorarla: 'S en I8, E en I9' },
  otra: { corregirla: 'S en G8, E en G9', mejorarla: 'S en G8, E en G9' },
};

export const playMoved: Case = {
  slug: 'mover-la-jugada',
  title: text('Quiere mover su jugada ya puesta', 'Wants to move the play once laid'),
  topic: 'repositioning',
  names: AUTHOR,
  questions: [
    HOW_FAR,
    question(
      'fin',
      '¿Para qué?',
      'What for?',
      answer('corregirla', 'Para corregir un error', 'To correct a mistake'),
      answer('mejorarla', 'Para que valga más', 'To score more'),
    ),
    assumed(
      'linea',
      '¿Dónde quedaría?',
      'Where would it be?',
      answer('misma', 'En la misma línea', 'In the same line'),
      answer('otra', 'En otra línea', 'In another line'),
    ),
  ],
  steps: ({ momento = '', fin = '', linea = '' }) => [
    BOARD,
    RACK,
    'que PATIOS, SE, SO, AS y TE son válidas',
    'que SPATIO, TS e IE no son válidas',
    `que Ana ha colocado SE desde ${LAID[fin]} en horizontal`,
    ...stepsTo(momento, 6),
    `Ana deja la jugada en ${MOVED[linea]?.[fin]} para ${fin}`,
  ],
  doing: () => [
    text('Se admite: mueve la jugada.', 'It is admitted: the play is moved.'),
    text('Después cuenta los puntos.', 'Then the points are counted.'),
  ],
  refused: {
    'not-allowed': () => [
      text(
        'No se admite: la jugada se queda donde está.',
        'It is not admitted: the play stays where it is.',
      ),
    ],
    'line-fixed': () => [
      text('No se admite: la línea ya está fijada.', 'It is not admitted: the line is fixed.'),
      text('Dentro de ella sí puede corregirla.', 'Within it the play may be corrected.'),
    ],
    'counting-begun': () => [
      text('No se admite: ya se ha empezado a contar.', 'It is not admitted: counting has begun.'),
      text('La jugada se queda donde está.', 'The play stays where it is.'),
    ],
    'out-of-order': () => [
      text(
        'No se admite: los dos la han anotado y está aceptada.',
        'It is not admitted: both have noted it and it is accepted.',
      ),
    ],
  },
};
