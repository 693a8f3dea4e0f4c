// Tiles turn up in the bag when the last racks are already being played.
import type { DrawReport } from '../../../../protocol/generated/types.ts';
import { answer, assumed, type Case, text } from '../situation.ts';
import { does, names, tiles } from '../telling/names.ts';

const OWING = names(
  ['quien dejó de robarlas', 'whoever failed to draw them'],
  ['el rival', 'the opponent'],
);

export const leftover: Case = {
  slug: 'fichas-olvidadas',
  title: text('Quedaban fichas olvidadas en la bolsa', 'Tiles were left in the bag'),
  topic: 'underdraw',
  names: OWING,
  questions: [
    assumed(
      'bolsa',
      '¿Cuántas?',
      'How many?',
      answer('1', 'Una', 'One'),
      answer('2', 'Dos', 'Two'),
    ),
  ],
  steps: ({ bolsa }) => [
    'que le toca a Bruno',
    `que en la bolsa quedan ${bolsa} fichas`,
    'que Ana tiene 5 fichas en el atril',
    'que Bruno tiene 6 fichas en el atril',
    'Bruno descubre fichas en la bolsa y quien antes dejó de robar fue Ana',
  ],
  doing: ({ outcome, after }) => {
    const report = outcome.kind === 'done' ? (outcome.report as DrawReport) : undefined;
    const drawn = tiles(report?.shown.length ?? 0);
    return [
      does(
        OWING.A,
        `toma ${drawn.es} a la vista del rival.`,
        `takes ${drawn.en} in sight of the opponent.`,
      ),
      ...((after.turnsToLose?.A ?? 0) > 0
        ? [does(OWING.A, 'pierde un turno.', 'loses a turn.')]
        : []),
    ];
  },
  refused: {
    'nothing-wrong': () => [text('No falta nada: seguid jugando.', 'Nothing is wrong: play on.')],
  },
};
