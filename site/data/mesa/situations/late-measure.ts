// What may follow for a player who came late.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { measureGrounds, measures } from '../telling/measures.ts';
import { OFFENDER } from './talk.ts';

export const lateMeasure: Case = {
  slug: 'sancion-por-retraso',
  title: text('Llegó tarde: ¿se le sanciona?', 'Came late: is there a sanction?'),
  topic: 'late-arrival',
  names: OFFENDER,
  questions: [
    question(
      'motivo',
      '¿Tenía un motivo justificado?',
      'Was there a good reason?',
      answer('sin', 'No', 'No'),
      answer('con', 'Sí', 'Yes'),
    ),
    assumed(
      'veces',
      '¿Se había retrasado ya en el torneo?',
      'Had the player been late before in the tournament?',
      answer('no', 'No', 'No'),
      answer('si', 'Sí', 'Yes'),
    ),
  ],
  steps: ({ motivo, veces }) => [
    'una partida sin empezar según el reglamento <r>',
    'que cada jugador tiene 25 min',
    'que Ana no ha llegado',
    ...(veces === 'si'
      ? ['que en una ronda anterior se apreció que Ana se retrasó sin justificación']
      : []),
    'que quien dirige el torneo ha dado comienzo a la ronda',
    'que Ana ha llegado 6 min 0 s después',
    `quien dirige el torneo aprecia que Ana se retrasó ${motivo} justificación`,
  ],
  grounds: measureGrounds,
  doing: (heard) => [...judged(heard, OFFENDER), ...measures(heard, OFFENDER)],
  refused: {
    'no-breach': () => [
      text('No hay falta: no se le sanciona.', 'There is no fault: there is no sanction.'),
    ],
  },
};
