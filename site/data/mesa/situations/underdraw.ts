// Somebody has drawn too few tiles, or none: Ana is whoever should have drawn.
import { answer, assumed, type Case, text } from '../situation.ts';
import { names } from '../telling/names.ts';
import { remedy } from '../telling/remedy.ts';
import { MOMENTS, WHEN_SAID, WHO_SAYS } from './drawing.ts';

const SHORT = names(['quien robó de menos', 'whoever drew too few'], ['el rival', 'the opponent']);

export const underdraw: Case = {
  slug: 'fichas-de-menos',
  title: text('Robó fichas de menos', 'Drew too few tiles'),
  topic: 'underdraw',
  names: SHORT,
  questions: [
    WHO_SAYS,
    { ...WHEN_SAID, isAssumed: false },
    assumed(
      'faltan',
      '¿Cuántas faltan?',
      'How many are missing?',
      answer('1', 'Una', 'One'),
      answer('2', 'Dos', 'Two'),
      answer('3', 'Tres', 'Three'),
    ),
    assumed(
      'robo',
      '¿Robó alguna en ese turno?',
      'Did the player draw any in that turn?',
      answer('si', 'Sí', 'Yes'),
      answer('no', 'No robó ninguna', 'None'),
    ),
  ],
  steps: ({ dice, momento = '', faltan, robo }) => {
    // Whoever has drawn nothing and not pressed yet is only about to draw.
    if (robo === 'no' && momento === 'antes') return undefined;
    const due = robo === 'si' ? 4 : Number(faltan);
    const drawn = due - Number(faltan);
    return [
      `que a Ana le corresponde robar ${due} fichas`,
      ...(drawn > 0 ? [`que Ana roba ${drawn} fichas y las pone en el atril`] : []),
      `${dice} señala, ${MOMENTS[momento]}, que Ana ha robado de menos`,
    ];
  },
  doing: (heard) => remedy(heard, SHORT),
};
