// A player wants the opponent to sign now.
import { answer, type Case, question, text } from '../situation.ts';
import { names } from '../telling/names.ts';

const ASKER = names(['quien pide la firma', 'the player who asks'], ['el rival', 'the opponent']);

export const signature: Case = {
  slug: 'no-quiere-firmar',
  title: text('El rival no quiere firmar todavía', 'The opponent does not want to sign yet'),
  topic: 'closing-the-game',
  names: ASKER,
  questions: [
    question(
      'faltan',
      '¿Dónde faltan palabras?',
      'Where are words missing?',
      answer(
        'suya',
        'En la planilla de quien pide la firma',
        'On the sheet of the player who asks',
      ),
      answer('rival', 'En la del rival', "On the opponent's"),
      answer('ninguna', 'En ninguna', 'On neither'),
    ),
  ],
  steps: ({ faltan }) => [
    'una partida acabada según el reglamento <r>',
    'que en el tablero está PATIO desde H6 en horizontal',
    'que el marcador es 350 a 345',
    `que en la planilla de Ana figura, de Ana, ${faltan === 'suya' ? '…' : 'PATIO'} / 14 / 14`,
    `que en la planilla de Bruno figura, de Ana, ${faltan === 'rival' ? '…' : 'PATIO'} / 14 / 14`,
    'Ana pide a su rival que firme',
  ],
  doing: () => [
    text('No hay por qué esperar: que firme.', 'There is no ground to wait: let it be signed.'),
  ],
  refused: {
    'may-wait': () => [
      text('El rival puede esperar.', 'The opponent may wait.'),
      text(
        'Que quien pide la firma complete antes su planilla.',
        'Let the player who asks complete the own sheet first.',
      ),
    ],
    'sheet-incomplete': () => [
      text('Antes hay que completar la planilla.', 'The sheet has to be completed first.'),
    ],
  },
};
