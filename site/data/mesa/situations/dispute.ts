// The players differ about a count just announced, or about the running total.
import { answer, type Case, question, text } from '../situation.ts';
import { clock } from '../telling/table.ts';
import { AUTHOR, BOARD, RACK } from './plays.ts';

export const dispute: Case = {
  slug: 'no-coinciden-en-los-puntos',
  title: text('No coinciden en los puntos', 'They differ about the points'),
  topic: 'score-correction',
  names: AUTHOR,
  questions: [
    question(
      'que',
      '¿En qué no coinciden?',
      'About what do they differ?',
      answer('jugada', 'En los puntos de la jugada', 'The points of the play'),
      answer('total', 'En el total', 'The running total'),
    ),
  ],
  steps: ({ que }) =>
    que === 'jugada'
      ? [
          BOARD,
          RACK,
          'que el marcador es 60 a 45',
          'que se juega con un reloj de ajedrez',
          'que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 9 puntos',
          'Bruno discute la cuenta de la jugada',
        ]
      : [
          'que el marcador es 60 a 45',
          'que se juega con un reloj de ajedrez',
          'que le toca a Ana',
          'Bruno discute el total acumulado',
        ],
  doing: (heard) => [
    ...clock(heard, AUTHOR),
    ...(heard.after.running === 'A' && heard.before.running === 'A'
      ? [text('Quien jugó puede parar el reloj.', 'The author may stop the clock.')]
      : []),
    text(
      'Que cuenten juntos hasta ponerse de acuerdo.',
      'Let them count together until they agree.',
    ),
  ],
};
