// A turn is over and the clock has not been pressed.
import { clock as clocks } from '../../../../reference-impl/src/game/clock/parameters.ts';
import { ask } from '../../../../reference-impl/src/kernel/edition.ts';
import { answer, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { names } from '../telling/names.ts';
import { clock } from '../telling/table.ts';
import { BOARD, RACK } from './plays.ts';

const FORGETFUL = names(
  ['quien olvidó pulsar', 'the player who forgot'],
  ['el rival', 'the opponent'],
);

const WHO: Readonly<Record<string, string>> = {
  rival: 'Bruno',
  arbitro: 'el árbitro',
  otro: 'un jugador de otra mesa',
  publico: 'un espectador',
};

export const forgottenClock: Case = {
  slug: 'reloj-olvidado',
  title: text('Olvidó pulsar el reloj', 'Forgot to press the clock'),
  topic: 'forgotten-clock',
  names: FORGETFUL,
  questions: [
    question(
      'quien',
      '¿Quién se da cuenta?',
      'Who notices?',
      answer('autor', 'Quien lo olvidó, y pulsa', 'The player who forgot, and presses'),
      answer('rival', 'El rival, y lo dice', 'The opponent, and says so'),
      answer('arbitro', 'Tú u otro árbitro', 'You or another arbiter'),
      answer('otro', 'Alguien de otra mesa, y lo dice', 'Somebody from another table, and says so'),
      answer('publico', 'Un espectador, y lo dice', 'A spectator, and says so'),
    ),
  ],
  steps: ({ quien = '' }) => [
    BOARD,
    RACK,
    'que en la bolsa quedan 40 fichas',
    'que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos',
    'que los 6 puntos los han anotado los dos',
    'que Ana ha robado 3 fichas',
    quien === 'autor' ? 'Ana pulsa el reloj' : `${WHO[quien]} advierte que falta pulsar el reloj`,
  ],
  about: (edition) => ask(edition, clocks.reminderBarredTo),
  doing: (heard, { quien }) =>
    quien === 'autor'
      ? [
          text(
            'Puede pulsarlo en cuanto se da cuenta.',
            'It may be pressed as soon as it is noticed.',
          ),
          ...clock(heard, FORGETFUL),
        ]
      : quien === 'arbitro'
        ? [text('No lo digas: nadie puede advertirlo.', 'Do not say so: nobody may point it out.')]
        : judged(heard, FORGETFUL),
};
