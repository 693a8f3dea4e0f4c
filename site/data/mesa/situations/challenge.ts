// Somebody challenges the last play: whether it is in time, and what follows from the answer.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { clock, lifted, turn } from '../telling/table.ts';
import { verdict } from '../telling/verdict.ts';
import { AUTHOR, BOARD, PLAYS, RACK } from './plays.ts';

/** How far the play has come when it is challenged. */
const STAGES: Readonly<Record<string, (play: string) => readonly string[]>> = {
  anotada: (play) => [`que Ana ha colocado ${play} y ha anunciado y anotado 6 puntos`],
  anunciada: (play) => [`que Ana ha colocado ${play} y ha anunciado 6 puntos`],
  contando: (play) => [`que Ana ha colocado ${play}`],
  'los-dos': (play) => [
    `que Ana ha colocado ${play} y ha anunciado y anotado 6 puntos`,
    'que Bruno ha anotado 6 puntos',
  ],
  'turno-hecho': (play) => [
    `que Ana colocó ${play}, ambos anotaron 6 puntos y el turno pasó`,
    'que Bruno ha pasado',
  ],
};

const WHO: Readonly<Record<string, string>> = {
  Ana: 'Ana',
  Bruno: 'Bruno',
  otro: 'un jugador de otra mesa',
};

const kept = text('La jugada se queda como está.', 'The play stays as it is.');

export const challenge: Case = {
  slug: 'impugnacion',
  title: text('Impugna una jugada', 'Challenges a play'),
  topic: 'challenge-procedure',
  names: AUTHOR,
  questions: [
    assumed(
      'momento',
      '¿En qué momento impugna?',
      'At what moment is the challenge made?',
      answer('anotada', 'Cuando el autor ya ha anotado', 'When the author has noted'),
      answer(
        'anunciada',
        'Tras el anuncio, antes de que el autor anote',
        'After the announcement, before the author notes',
      ),
      answer('contando', 'Mientras el autor cuenta', 'While the author counts'),
      answer('los-dos', 'Cuando ya han anotado los dos', 'When both have noted'),
      answer(
        'turno-hecho',
        'Cuando el rival ya ha hecho su turno',
        "After the opponent's own turn",
      ),
    ),
    assumed(
      'quien',
      '¿Quién impugna?',
      'Who challenges?',
      answer('Bruno', 'El rival', 'The opponent'),
      answer('Ana', 'El propio autor', 'The author'),
      answer('otro', 'Alguien de otra mesa', 'Somebody from another table'),
    ),
    question(
      'palabras',
      '¿Cuántas palabras impugna?',
      'How many words are challenged?',
      answer('una', 'Una', 'One'),
      answer('varias', 'Varias a la vez', 'Several at once'),
    ),
    question(
      'consulta',
      '¿Qué sale en la consulta?',
      'What does the look-up show?',
      answer('vale', 'Todo lo impugnado vale', 'All that is challenged is valid'),
      answer('no-vale', 'Alguna palabra no vale', 'Some word is not valid'),
    ),
  ],
  steps: ({ momento = '', quien = '', palabras = '', consulta = '' }) => {
    const [lexicon, play, words] = PLAYS[palabras as 'una'][consulta as 'vale'];
    return [
      BOARD,
      RACK,
      'que el marcador es 60 a 45',
      lexicon,
      ...(STAGES[momento]?.(play) ?? []),
      `${WHO[quien]} impugna ${words}`,
      'que se ha entregado la papeleta con todos los datos',
      'el juez responde a la impugnación',
    ];
  },
  doing: (heard) => [
    ...verdict(heard, AUTHOR),
    ...lifted(heard, AUTHOR),
    ...turn(heard, AUTHOR),
    ...clock(heard, AUTHOR),
  ],
  refused: {
    'too-early': () => [
      text('Todavía no: espera a que se abra el plazo.', 'Not yet: wait until the window opens.'),
    ],
    'already-noted': () => [
      text(
        'No se admite: el plazo se cerró al anotar el rival.',
        'It is not admitted: the window closed when the opponent noted.',
      ),
      kept,
    ],
    'turn-gone-by': () => [
      text('No se admite: el turno ya pasó.', 'It is not admitted: the turn has gone by.'),
      kept,
    ],
    'not-entitled': () => [
      text(
        'No se admite: solo impugna el rival.',
        'It is not admitted: only the opponent challenges.',
      ),
      kept,
    ],
  },
};
