// Somebody wants to know how many tiles the bag holds.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { names } from '../telling/names.ts';

const COUNTER = names(['quien lo pide', 'the player who asks'], ['el rival', 'the opponent']);

const HOW: Readonly<Record<string, string>> = {
  fuera: 'por fuera',
  dentro: 'por dentro con el acuerdo de uno',
  'los-dos': 'por dentro con el acuerdo de los dos',
  monitores: 'por dentro habiendo monitores',
};

export const bagCount: Case = {
  slug: 'contar-la-bolsa',
  title: text('Quiere contar las fichas de la bolsa', 'Wants to count the tiles in the bag'),
  topic: 'counting-the-bag',
  names: COUNTER,
  questions: [
    question(
      'modo',
      '¿Cómo?',
      'How?',
      answer('fuera', 'Por fuera, sin abrirla', 'From outside'),
      answer(
        'dentro',
        'Por dentro, sin que el rival quiera',
        'Inside, the opponent not wanting it',
      ),
      answer('los-dos', 'Por dentro, de acuerdo los dos', 'Inside, both agreeing'),
      answer('monitores', 'Por dentro, y hay monitores', 'Inside, and there are monitors'),
    ),
    assumed(
      'quien',
      '¿Quién la cuenta?',
      'Who counts?',
      answer('Ana', 'Un jugador', 'A player'),
      answer('corremesas', 'El monitor o corremesas', 'The monitor or runner'),
    ),
  ],
  steps: ({ modo = '', quien }) => [
    'que en la bolsa quedan 20 fichas',
    `${quien === 'Ana' ? 'Ana' : 'el corremesas'} cuenta la bolsa ${HOW[modo]}`,
  ],
  doing: () => [text('Se admite: cuéntala.', 'It is admitted: count it.')],
  refused: {
    'not-agreed': () => [
      text('No se admite sin el acuerdo de los dos.', 'It is not admitted unless both agree.'),
    ],
    'not-competent': () => [
      text(
        'No se admite: por dentro la cuenta el monitor.',
        'It is not admitted: inside, the monitor counts.',
      ),
    ],
  },
};
