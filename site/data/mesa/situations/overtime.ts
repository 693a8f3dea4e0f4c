// A player has used more time than there was.
import { clock } from '../../../../reference-impl/src/game/clock/parameters.ts';
import { ask } from '../../../../reference-impl/src/kernel/edition.ts';
import { answer, type Case, question, text } from '../situation.ts';
import { charged, ended, goesOn, loses } from '../telling/ending.ts';
import { names } from '../telling/names.ts';

const LATE = names(['quien se pasó', 'the player over time'], ['el rival', 'the opponent']);

const USED: Readonly<Record<string, string>> = {
  '1': '30 min 30 s',
  '3': '32 min 30 s',
  '10': '39 min 58 s',
};

export const overtime: Case = {
  slug: 'tiempo-de-mas',
  title: text('Se le acabó el tiempo', 'Ran out of time'),
  topic: 'overtime-penalty',
  names: LATE,
  questions: [
    question(
      'acaba',
      '¿Ha acabado la partida?',
      'Has the game ended?',
      answer('si', 'Sí, acaba de acabar', 'Yes, just now'),
      answer('no', 'No, sigue', 'No, it goes on'),
    ),
    question(
      'minutos',
      '¿En cuánto se pasó?',
      'By how much?',
      answer('1', 'Menos de un minuto', 'Less than a minute'),
      answer('3', 'Entre dos y tres minutos', 'Between two and three minutes'),
      answer('10', 'Diez minutos o más', 'Ten minutes or more'),
    ),
  ],
  steps: ({ acaba, minutos = '' }) => [
    'que el marcador es 350 a 300',
    'que Ana tiene ZA en el atril',
    'que Bruno tiene VE en el atril',
    `que cada jugador tiene 30 min y Ana ha consumido ${USED[minutos]}`,
    ...(acaba === 'si' ? ['que los últimos 3 turnos fueron pases'] : []),
    'pasan 2 segundos',
    ...(acaba === 'si' ? ['Ana pasa'] : []),
  ],
  about: (edition) => ask(edition, clock.overtimePoints),
  doing: (heard) => {
    const { after } = heard;
    if (!after.ended)
      return [
        ...goesOn(heard, LATE),
        text('El tiempo de más se cuenta al acabar.', 'The time too many is counted at the end.'),
      ];
    return after.ended.reason === 'overtime'
      ? [...ended(heard, LATE), ...loses(heard, LATE)]
      : charged(heard, LATE);
  },
};
