// Turn after turn nobody lays a play that stays.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { ended, goesOn } from '../telling/ending.ts';
import { names } from '../telling/names.ts';
import { BOARD } from './plays.ts';

const LAST = names(
  ['quien acaba de cambiar', 'the player who exchanged'],
  ['el rival', 'the opponent'],
);

export const scoreless: Case = {
  slug: 'sin-puntuar',
  title: text('Nadie puntúa, turno tras turno', 'Nobody scores, turn after turn'),
  topic: 'ending-twelve-scoreless',
  names: LAST,
  questions: [
    question(
      'van',
      '¿Cuántos turnos seguidos van?',
      'How many turns in a row?',
      answer('12', 'Doce: seis de cada uno', 'Twelve: six by each'),
      answer('11', 'Once o menos', 'Eleven or fewer'),
    ),
    assumed(
      'clase',
      '¿Qué clase de turnos?',
      'Turns of what kind?',
      answer(
        'cambio',
        'Pases, cambios y jugadas anuladas',
        'Passes, exchanges and plays ruled invalid',
      ),
      answer('turno perdido', 'Entre ellos, un turno perdido', 'Among them, a lost turn'),
      answer(
        'jugada retirada',
        'Entre ellos, una jugada retirada',
        'Among them, a play taken back',
      ),
    ),
  ],
  steps: ({ van, clase }) => [
    BOARD,
    'que el marcador es 60 a 45',
    'que Ana tiene AEOSRTL en el atril',
    'que en la bolsa quedan 40 fichas',
    `que hubo un ${clase} y después ${Number(van) - 2} cambios`.replace('un jugada', 'una jugada'),
    'Ana cambia E',
  ],
  doing: (heard) => [...ended(heard, LAST), ...goesOn(heard, LAST)],
};
