// A play on the board, for situations about one: its author is Ana.

import { answer, question } from '../situation.ts';
import { names } from '../telling/names.ts';

export const AUTHOR = names(['quien jugó', 'the author of the play'], ['el rival', 'the opponent']);

export const BOARD = 'que en el tablero está PATIO desde H6 en horizontal';
export const RACK = 'que Ana tiene AELORST en el atril';

/** One word, or several. */
export const PLAYS = {
  una: {
    vale: ['que OLAS es válida', 'OLAS desde H10 en vertical', 'OLAS'],
    'no-vale': ['que OLSA no es válida', 'OLSA desde H10 en vertical', 'OLSA'],
  },
  varias: {
    vale: ['que ESO y PATIOS son válidas', 'ESO desde G11 en vertical', 'ESO y PATIOS'],
    'no-vale': ['que ERA es válida', 'ERA desde G11 en vertical', 'ERA y PATIOR'],
  },
} as const;

/** How far a play has come, before its author wants it otherwise. */
export const HOW_FAR = question(
  'momento',
  '¿Qué ha hecho ya con la jugada?',
  'How far has the play come?',
  answer('sin-contar', 'Solo colocarla', 'Only laid'),
  answer('contando', 'Empezar a contar', 'Counting has begun'),
  answer('anunciada', 'Anunciar los puntos', 'The score is announced'),
  answer('aceptada', 'Los dos la han anotado', 'Both have noted it'),
);

/** The steps that bring a play of so many points so far. */
export const stepsTo = (moment: string, points: number): readonly string[] => {
  const announced = `que Ana ha anunciado ${points} puntos`;
  const stages: Readonly<Record<string, readonly string[]>> = {
    'sin-contar': [],
    contando: ['que Ana ha empezado a contar'],
    anunciada: [announced],
    aceptada: [announced, `que los ${points} puntos los han anotado los dos`],
  };
  return stages[moment] ?? [];
};
