// A player says that no tile can be placed.
import { answer, type Case, question, text } from '../situation.ts';
import { ended, goesOn } from '../telling/ending.ts';
import { names } from '../telling/names.ts';
import { BOARD } from './plays.ts';

const DECLARER = names(
  ['quien lo declara', 'the player who says so'],
  ['el rival', 'the opponent'],
);

export const blocked: Case = {
  slug: 'no-puede-colocar',
  title: text('Dice que no puede colocar', 'Says that no tile can be placed'),
  topic: 'ending-no-plays',
  names: DECLARER,
  questions: [
    question(
      'rival',
      '¿Puede colocar el rival?',
      'Can the opponent place any?',
      answer('no', 'Tampoco', 'Neither'),
      answer('si', 'Sí', 'Yes'),
    ),
  ],
  steps: ({ rival }) => [
    BOARD,
    'que la bolsa está vacía',
    'que OX es válida',
    'que Ana tiene Q[LL] en el atril',
    `que Bruno tiene ${rival === 'si' ? 'X' : '[RR]'} en el atril`,
    'Ana declara que no puede colocar',
  ],
  doing: (heard) => [...ended(heard, DECLARER), ...goesOn(heard, DECLARER)],
};
