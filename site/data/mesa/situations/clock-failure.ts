// The clock has stopped working.
import { PLAYERS } from '../../../../protocol/generated/vocabulary.ts';
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { names, of } from '../telling/names.ts';

const BOTH = names(['un jugador', 'one player'], ['el otro', 'the other']);
const ALLOTTED = 30;

const FAILED: Readonly<Record<string, string>> = {
  constan: 'que el reloj se ha averiado cuando marcaba 12 min 0 s de Ana y 20 min 0 s de Bruno',
  'no-constan': 'que el reloj se ha averiado y no constan los tiempos',
  uno: 'que el reloj se ha averiado y solo consta que Ana había gastado 8 min 0 s',
};

export const clockFailure: Case = {
  slug: 'reloj-averiado',
  title: text('Se estropeó el reloj', 'The clock failed'),
  topic: 'clock-failure',
  names: BOTH,
  questions: [
    question(
      'tiempos',
      '¿Se saben los tiempos?',
      'Are the times known?',
      answer('constan', 'Sí, los dos', 'Yes, both'),
      answer('no-constan', 'Ninguno', 'Neither'),
      answer('uno', 'Solo uno', 'Only one'),
    ),
    assumed(
      'ronda',
      '¿Cuánto hace que empezó la ronda?',
      'How long ago did the round start?',
      answer('20', '20 minutos', '20 minutes'),
      answer('30', '30 minutos', '30 minutes'),
      answer('40', '40 minutos', '40 minutes'),
      answer('50', '50 minutos', '50 minutes'),
      answer('61', 'Más de una hora', 'More than an hour'),
    ),
  ],
  steps: ({ tiempos = '', ronda }) => [
    `que la ronda empezó hace ${ronda} min 0 s`,
    FAILED[tiempos] ?? '',
    'quien dirige el torneo cambia el reloj por otro',
  ],
  doing: ({ after }, { tiempos }) => [
    text('Cambia el reloj por otro.', 'Replace the clock.'),
    ...(tiempos === 'constan'
      ? [
          text(
            'Ponle los tiempos que marcaba el averiado.',
            'Set it to the times that the failed one showed.',
          ),
        ]
      : PLAYERS.map((player) => {
          const left = ALLOTTED - (after.clocks?.[player] ?? 0) / 60_000;
          return text(
            `Deja ${left} minutos en el reloj ${of(BOTH[player]).es}.`,
            `Leave ${left} minutes on the clock ${of(BOTH[player]).en}.`,
          );
        })),
  ],
};
