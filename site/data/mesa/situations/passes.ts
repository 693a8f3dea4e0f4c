// Both players pass.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { ended, goesOn } from '../telling/ending.ts';
import { names } from '../telling/names.ts';

const PASSER = names(
  ['quien acaba de pasar', 'the player who passed'],
  ['el rival', 'the opponent'],
);

export const passes: Case = {
  slug: 'pases',
  title: text('Los dos pasan', 'Both pass'),
  topic: 'ending-two-passes',
  names: PASSER,
  questions: [
    question(
      'van',
      '¿Cuántos pases seguidos van?',
      'How many passes in a row?',
      answer('4', 'Cuatro: dos de cada uno', 'Four: two by each'),
      answer('3', 'Tres', 'Three'),
    ),
    assumed(
      'marcador',
      '¿Cómo está el marcador?',
      'How does the score stand?',
      answer('puntos', 'Alguien tiene puntos', 'Somebody has points'),
      answer('cero', '0 a 0', '0 to 0'),
    ),
  ],
  steps: ({ van, marcador }) => [
    `una partida ${marcador === 'cero' ? 'recién empezada' : 'en curso'} según el reglamento <r>`,
    `que el marcador es ${marcador === 'cero' ? '0 a 0' : '60 a 45'}`,
    `que los últimos ${Number(van) - 1} turnos fueron pases`,
    'Ana pasa',
  ],
  doing: (heard) => [...ended(heard, PASSER), ...goesOn(heard, PASSER)],
};
