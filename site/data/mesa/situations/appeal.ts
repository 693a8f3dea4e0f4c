// A player does not accept the judge's answer about a word.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { AUTHOR, BOARD, RACK } from './plays.ts';

const HOW: Readonly<Record<string, string>> = {
  escrita: '',
  palabra: ' solo de palabra',
  'sin-argumentos': ' sin dar argumentos',
};

export const appeal: Case = {
  slug: 'apelacion',
  title: text('No acepta el dictamen', 'Does not accept the answer'),
  topic: 'challenge-appeal',
  names: AUTHOR,
  questions: [
    question(
      'respuesta',
      '¿Qué respondió el juez?',
      'What did the judge answer?',
      answer('no-vale', 'No vale', 'Not valid'),
      answer('vale', 'Vale', 'Valid'),
    ),
    question(
      'quien',
      '¿Quién apela?',
      'Who appeals?',
      answer('Ana', 'Quien jugó la palabra', 'The author of the word'),
      answer('Bruno', 'El rival', 'The opponent'),
    ),
    assumed(
      'forma',
      '¿Cómo apela?',
      'How is the appeal made?',
      answer('escrita', 'Por escrito y con argumentos', 'In writing and with grounds'),
      answer('palabra', 'Solo de palabra', 'By word of mouth only'),
      answer('sin-argumentos', 'Por escrito, sin argumentos', 'In writing, without grounds'),
    ),
  ],
  steps: ({ respuesta, quien, forma = '' }) => {
    const word = respuesta === 'vale' ? 'OLAS' : 'OLSA';
    return [
      BOARD,
      RACK,
      respuesta === 'vale' ? 'que OLAS es válida' : 'que OLSA no es válida',
      `que Ana ha colocado ${word} desde H10 en vertical y ha anunciado y anotado 6 puntos`,
      `que Bruno ha impugnado ${word}`,
      'que se ha entregado la papeleta con todos los datos',
      'que el juez ha respondido a la impugnación',
      `${quien} apela${HOW[forma]}`,
    ];
  },
  doing: () => [
    text('Admite la apelación.', 'Admit the appeal.'),
    text('La partida espera hasta que se resuelva.', 'The game waits until it is decided.'),
  ],
  refused: {
    'not-entitled': () => [
      text(
        'No se admite: solo apela el autor de una palabra rechazada.',
        'It is not admitted: only the author of a rejected word appeals.',
      ),
      text('La respuesta vale: seguid jugando.', 'The answer stands: play on.'),
    ],
    'not-in-writing': () => [
      text(
        'Pídela por escrito: de palabra no se admite.',
        'Ask for it in writing: by word of mouth it is not admitted.',
      ),
    ],
    'not-reasoned': () => [
      text(
        'Pide que dé argumentos: sin ellos no se admite.',
        'Ask for grounds: without them it is not admitted.',
      ),
    ],
  },
};
