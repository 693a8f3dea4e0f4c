// Something about an exchange is not as it should be.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { measureGrounds, measures } from '../telling/measures.ts';
import { names } from '../telling/names.ts';

const SWAPPER = names(['quien cambia', 'the player who exchanges'], ['el rival', 'the opponent']);

const ANNOUNCED = 'que Ana ha anunciado que cambia 3 fichas';

/** What happens after the announcement, if there was one. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  'sin-anunciar': ['Ana cambia AEL boca abajo sobre la mesa'],
  'antes-de-robar': [ANNOUNCED, 'Ana cambia AEL y las echa a la bolsa antes de robar'],
  'boca-arriba': [ANNOUNCED, 'Ana cambia AEL boca arriba sobre la mesa'],
  'otro-numero': [ANNOUNCED, 'Ana cambia AE'],
  juega: [ANNOUNCED, 'Ana coloca PATIOS desde H6 en horizontal'],
  pasa: [ANNOUNCED, 'Ana pasa'],
  'roba-y-otro-numero': [ANNOUNCED, 'Ana, que ya ha robado 3 fichas, cambia AE'],
};

const STAND = text('El cambio vale.', 'The exchange stands.');

export const exchange: Case = {
  slug: 'cambio',
  title: text('Un cambio de fichas irregular', 'An irregular exchange'),
  topic: 'exchange',
  names: SWAPPER,
  questions: [
    question(
      'que',
      '¿Qué ha hecho?',
      'What was done?',
      answer('sin-anunciar', 'Cambió sin anunciarlo', 'Exchanged without announcing'),
      answer(
        'antes-de-robar',
        'Echó las fichas a la bolsa antes de robar',
        'Put the tiles into the bag before drawing',
      ),
      answer('boca-arriba', 'Dejó las fichas boca arriba', 'Left the tiles face up'),
      answer(
        'otro-numero',
        'Cambia otro número que el anunciado',
        'Exchanges another number than announced',
      ),
      answer(
        'roba-y-otro-numero',
        'Ya robó, y deja otro número',
        'Has drawn, and gives up another number',
      ),
      answer(
        'juega',
        'Anunció el cambio y quiere jugar',
        'Announced an exchange and wants to play',
      ),
      answer('pasa', 'Anunció el cambio y quiere pasar', 'Announced an exchange and wants to pass'),
    ),
    assumed(
      'bolsa',
      '¿Cuántas fichas quedan en la bolsa?',
      'How many tiles are left in the bag?',
      answer('40', 'De sobra', 'Plenty'),
      answer('2', 'Menos de las que quiere cambiar', 'Fewer than are to be exchanged'),
    ),
  ],
  steps: ({ que = '', bolsa }) => [
    'que en el tablero está PATIO desde H6 en horizontal',
    'que Ana tiene AELORST en el atril',
    `que en la bolsa quedan ${bolsa} fichas`,
    ...(ACTS[que] ?? []),
  ],
  grounds: measureGrounds,
  doing: (heard, { que }) => [
    ...(que === 'juega' || que === 'pasa' ? [] : [STAND]),
    ...judged(heard, SWAPPER),
    ...measures(heard, SWAPPER),
  ],
  refused: {
    'bag-too-small': () => [
      text(
        'No puede cambiar tantas: en la bolsa no hay bastantes.',
        'Not so many can be exchanged: the bag has too few.',
      ),
    ],
    'wrong-number': () => [
      text(
        'No se admite: se dejan tantas como se anunciaron o robaron.',
        'It is not admitted: as many are given up as were announced or drawn.',
      ),
    ],
    'exchange-announced': () => [
      text(
        'No se admite: anunció un cambio y tiene que cambiar.',
        'It is not admitted: an exchange was announced and has to be made.',
      ),
    ],
  },
};
