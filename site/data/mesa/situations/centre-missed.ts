// The first play does not cover the centre square.
import { answer, type Case, question, text } from '../situation.ts';
import { lifted, turn } from '../telling/table.ts';
import { AUTHOR } from './plays.ts';

export const centreMissed: Case = {
  slug: 'fuera-del-centro',
  title: text('La primera jugada no cubre el centro', 'The first play misses the centre'),
  topic: 'missing-the-centre',
  names: AUTHOR,
  questions: [
    question(
      'rival',
      '¿Qué ha hecho el rival?',
      'What has the opponent done?',
      answer('anula', 'La señala y la anula', 'Points it out and voids it'),
      answer('acepta', 'La da por buena', 'Takes it as good'),
      answer('anotada', 'La anotó, y ahora la quiere anular', 'Noted it, and now wants to void it'),
    ),
  ],
  steps: ({ rival }) => [
    'una partida recién empezada según el reglamento <r>',
    'Ana coloca MESA desde H9 en horizontal',
    ...(rival === 'anotada'
      ? ['que Ana ha anunciado 7 puntos', 'que los 7 puntos los han anotado los dos']
      : []),
    `Bruno ${rival === 'acepta' ? 'acepta' : 'anula'} la jugada sin casilla central`,
  ],
  doing: (heard, { rival }) => [
    ...(rival === 'acepta'
      ? [text('La jugada vale donde está.', 'The play counts where it is.')]
      : []),
    ...lifted(heard, AUTHOR),
    ...turn(heard, AUTHOR),
  ],
  refused: {
    'centre-missed': () => [
      text('La jugada no se admite fuera del centro.', 'The play is not admitted off the centre.'),
      text(
        'Sigue el turno de quien jugó: que la coloque sobre él.',
        'The turn of its author goes on: the play has to cover it.',
      ),
    ],
    'too-late': () => [
      text(
        'No se admite: el rival ya la había anotado.',
        'It is not admitted: the opponent had noted it.',
      ),
      text('La jugada vale donde está.', 'The play counts where it is.'),
    ],
  },
};
