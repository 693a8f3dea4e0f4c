// The author of a play wants another letter for a blank of it.
import { answer, assumed, type Case, text } from '../situation.ts';
import { AUTHOR, BOARD, HOW_FAR, stepsTo } from './plays.ts';

export const blankRenamed: Case = {
  slug: 'cambiar-la-letra',
  title: text('Quiere cambiar la letra de su comodín', 'Wants another letter for the blank'),
  topic: 'blank-declaration',
  names: AUTHOR,
  questions: [
    HOW_FAR,
    assumed(
      'letra',
      '¿Qué letra quiere?',
      'Which letter?',
      answer('N', 'Una del juego', 'One of the set'),
      answer('K', 'K o W', 'K or W'),
    ),
  ],
  steps: ({ momento = '', letra }) => [
    BOARD,
    'que Ana tiene ?AELORT en el atril',
    'que Ana ha colocado PATIO(S) desde H6 en horizontal',
    ...stepsTo(momento, 9),
    `Ana dice ${letra} para el comodín de H11`,
  ],
  doing: () => [
    text(
      'Se admite: el comodín pasa a ser la nueva letra.',
      'It is admitted: the blank becomes the new letter.',
    ),
  ],
  refused: {
    'not-allowed': () => [
      text(
        'No se admite: se queda la letra que dijo.',
        'It is not admitted: the letter said stays.',
      ),
    ],
    'counting-begun': () => [
      text('No se admite: ya se ha empezado a contar.', 'It is not admitted: counting has begun.'),
    ],
    'no-such-letter': () => [
      text(
        'No se admite: esa letra no está en el juego.',
        'It is not admitted: the set has no such letter.',
      ),
    ],
  },
};
