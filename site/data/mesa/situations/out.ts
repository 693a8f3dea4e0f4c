// A player has laid the last tiles.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { ended, goesOn } from '../telling/ending.ts';
import { AUTHOR, BOARD } from './plays.ts';

const LEFT: Readonly<Record<string, readonly [bag: number, rack: string]>> = {
  nada: [0, 'S'],
  bolsa: [1, 'S'],
  atril: [0, 'SE'],
};

export const out: Case = {
  slug: 'acaba-sus-fichas',
  title: text('Colocó sus últimas fichas', 'Laid the last tiles'),
  topic: 'ending-out',
  names: AUTHOR,
  questions: [
    question(
      'queda',
      '¿Queda alguna ficha?',
      'Is any tile left?',
      answer('nada', 'Ni en la bolsa ni en su atril', 'Neither in the bag nor on that rack'),
      answer('bolsa', 'Alguna en la bolsa', 'Some in the bag'),
      answer('atril', 'Alguna en su atril', 'Some on that rack'),
    ),
    assumed(
      'rival',
      '¿La ha aceptado el rival?',
      'Has the opponent accepted the play?',
      answer('anota', 'Sí, la ha anotado', 'Yes, and noted it'),
      answer('espera', 'Todavía no', 'Not yet'),
    ),
  ],
  steps: ({ queda = '', rival }) => {
    const [bag, rack] = LEFT[queda] ?? [0, ''];
    const noted = rival === 'anota' ? ' y Bruno anota 8 puntos' : '';
    return [
      BOARD,
      `que en la bolsa quedan ${bag} fichas`,
      `que Ana tiene ${rack} en el atril`,
      'que Bruno tiene VE en el atril',
      `Ana coloca PATIOS desde H6 en horizontal${noted}`,
    ];
  },
  doing: (heard, { rival }) => [
    ...ended(heard, AUTHOR),
    ...goesOn(heard, AUTHOR),
    ...(rival === 'espera'
      ? [
          text(
            'Falta que el rival la anote o la impugne.',
            'The opponent has still to note it or challenge.',
          ),
        ]
      : []),
  ],
};
