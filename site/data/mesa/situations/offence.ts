// The arbiter finds that a player has behaved badly.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { measureGrounds, measures } from '../telling/measures.ts';
import { OFFENDER } from './talk.ts';

const FAULTS: Readonly<Record<string, string>> = {
  burla: 'se burló de su rival',
  adrede: 'se dejó ganar adrede',
  tiempo: 'impugnó una y otra vez palabras de todos conocidas para ganar tiempo',
  neutro: 'dejó adrede el reloj en neutro',
  bolsa: 'retrasó sin motivo la reposición de fichas',
  sumas: 'se sumó por sistema puntos de más para abultar el resultado',
  fichas: 'jugó a sabiendas con fichas de más',
  abandono: 'abandonó la partida por frustración',
};

export const offence: Case = {
  slug: 'mala-conducta',
  title: text('Mala conducta', 'Bad conduct'),
  topic: 'competitive-ethics',
  names: OFFENDER,
  questions: [
    question(
      'falta',
      '¿Qué aprecias?',
      'What do you find?',
      answer('burla', 'Se burló del rival', 'Mocked the opponent'),
      answer('adrede', 'Se dejó ganar', 'Lost on purpose'),
      answer(
        'tiempo',
        'Impugna lo que todos saben, para ganar tiempo',
        'Challenges what everybody knows, to gain time',
      ),
      answer('neutro', 'Dejó adrede el reloj parado', 'Left the clock in neutral on purpose'),
      answer('bolsa', 'Tarda adrede en reponer fichas', 'Delays the refill on purpose'),
      answer('sumas', 'Se suma puntos de más por sistema', 'Takes surplus points systematically'),
      answer(
        'fichas',
        'Jugó a sabiendas con fichas de más',
        'Knowingly played with too many tiles',
      ),
      answer('abandono', 'Abandonó por frustración', 'Gave up out of frustration'),
    ),
    assumed(
      'veces',
      '¿Lo había hecho ya en el torneo?',
      'Had it been done before in the tournament?',
      answer('no', 'No', 'No'),
      answer('si', 'Sí', 'Yes'),
      answer('partida', 'Sí, y en esta partida', 'Yes, and in this game'),
    ),
  ],
  steps: ({ falta = '', veces }) => [
    'que el marcador es 310 a 290',
    ...(falta === 'neutro'
      ? ['que cada jugador tiene 30 min y Ana ha consumido 30 min 20 s', 'que el reloj está parado']
      : []),
    ...(falta === 'sumas'
      ? ['que la planilla de Ana le da 12 puntos en una jugada y la de Bruno 10']
      : []),
    ...(falta === 'abandono'
      ? ['que Ana ha abandonado la partida sin un motivo que el juez halle justificado']
      : []),
    ...(veces === 'si' ? [`que en una ronda anterior se apreció que Ana ${FAULTS[falta]}`] : []),
    ...(veces === 'partida'
      ? [`que antes en esta partida se apreció que Ana ${FAULTS[falta]}`]
      : []),
    `quien dirige el torneo aprecia que Ana ${FAULTS[falta]}`,
  ],
  refused: {
    'no-breach': () => [
      text('No hay infracción: no se sanciona.', 'There is no breach: there is no sanction.'),
    ],
  },
  grounds: measureGrounds,
  doing: (heard) => [...judged(heard, OFFENDER), ...measures(heard, OFFENDER)],
};
