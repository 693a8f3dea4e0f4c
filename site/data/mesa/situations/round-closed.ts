// The round has gone on for too long.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { ended, loses } from '../telling/ending.ts';
import { names } from '../telling/names.ts';

const PLAYERS = names(['quien está fuera', 'the absentee'], ['su rival', 'the opponent']);

export const roundClosed: Case = {
  slug: 'cerrar-la-ronda',
  title: text('La ronda se alarga: cerrarla', 'The round goes on and on: to close it'),
  topic: 'round-end',
  names: PLAYERS,
  questions: [
    question(
      'minutos',
      '¿Cuánto hace que empezó?',
      'How long ago did it start?',
      answer('80', '80 minutos o más', '80 minutes or more'),
      answer('79', 'Menos de 80 minutos', 'Less than 80 minutes'),
    ),
    assumed(
      'sala',
      '¿Están los dos en la mesa?',
      'Are both at the table?',
      answer('si', 'Sí', 'Yes'),
      answer('no', 'Uno está fuera de la sala', 'One is out of the room'),
    ),
  ],
  steps: ({ minutos, sala }) => [
    'que cada jugador tiene 30 min y Ana ha consumido 12 min 0 s',
    'que el marcador es 120 a 80',
    ...(sala === 'no' ? ['que Ana está fuera'] : []),
    `el juez cierra la ronda a los ${minutos} min 0 s`,
  ],
  doing: (heard, { sala }) => [
    ...ended(heard, PLAYERS),
    ...(sala === 'no'
      ? loses(heard, PLAYERS)
      : [text('El marcador queda como está.', 'The score stays as it is.')]),
  ],
  refused: {
    'too-early': () => [
      text('Todavía no puedes cerrarla.', 'You may not close it yet.'),
      text('La partida sigue.', 'The game goes on.'),
    ],
  },
};
