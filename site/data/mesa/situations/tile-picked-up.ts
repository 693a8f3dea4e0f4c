// Somebody wants back a tile that lies on the board.
import { answer, type Case, question, text } from '../situation.ts';
import { AUTHOR, BOARD, RACK } from './plays.ts';

const HOW: Readonly<Record<string, string>> = {
  vista: 'puesta a la vista del rival',
  'sin-ver': 'puesta sin que el rival la vea',
  caida: 'caída por accidente',
};

export const tilePickedUp: Case = {
  slug: 'ficha-en-el-tablero',
  title: text(
    'Puso o se le cayó una ficha y quiere recogerla',
    'Laid or dropped a tile and wants it back',
  ),
  topic: 'tile-touched-must-be-played',
  names: AUTHOR,
  questions: [
    question(
      'llegada',
      '¿Cómo llegó la ficha al tablero?',
      'How did the tile get onto the board?',
      answer('vista', 'La puso, y el rival lo vio', 'Laid, and the opponent saw it'),
      answer('sin-ver', 'La puso, sin que el rival lo viera', 'Laid, unseen by the opponent'),
      answer('caida', 'Se le cayó', 'It was dropped'),
    ),
  ],
  steps: ({ llegada = '' }) => [
    BOARD,
    RACK,
    `que Ana tiene en el tablero S en I10, ${HOW[llegada]}`,
    'Ana recoge la ficha de I10',
  ],
  doing: () => [
    text('Recoge la ficha.', 'The tile goes back.'),
    text('Sigue el turno de quien la puso.', 'The turn goes on.'),
  ],
  refused: {
    'must-be-played': () => [
      text(
        'No la recoge: esa ficha se juega en este turno.',
        'It does not go back: that tile is played this turn.',
      ),
    ],
  },
};
