// A player asks or looks up whether a word is valid.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { measureGrounds, measures } from '../telling/measures.ts';
import { OFFENDER } from './talk.ts';

const WHOM: Readonly<Record<string, string>> = {
  rival: 'a Bruno',
  arbitro: 'al árbitro',
  otro: 'a un jugador de otra mesa',
};

export const validity: Case = {
  slug: 'pregunta-si-vale',
  title: text('Pregunta o mira si vale una palabra', 'Asks or looks up whether a word is valid'),
  topic: 'asking-about-validity',
  names: OFFENDER,
  questions: [
    question(
      'como',
      '¿Qué hace?',
      'What does the player do?',
      answer('rival', 'Pregunta al rival', 'Asks the opponent'),
      answer('arbitro', 'Pregunta al árbitro', 'Asks the arbiter'),
      answer('otro', 'Pregunta a alguien de otra mesa', 'Asks somebody from another table'),
      answer('mira', 'La mira en el diccionario', 'Looks it up in the dictionary'),
    ),
    assumed(
      'responde',
      '¿Le responden?',
      'Is there an answer?',
      answer('no', 'No', 'No'),
      answer('si', 'Sí', 'Yes'),
    ),
    assumed(
      'veces',
      '¿Lo había hecho ya?',
      'Had it been done before?',
      answer('no', 'No', 'No'),
      answer('si', 'Sí, en esta partida', 'Yes, in this game'),
    ),
  ],
  steps: ({ como = '', responde, veces }) => [
    'que el marcador es 310 a 290',
    ...(veces === 'si'
      ? ['que antes en esta partida se apreció que Ana preguntó si valía una palabra']
      : []),
    como === 'mira'
      ? 'Ana mira OLAS en el diccionario'
      : `Ana pregunta ${WHOM[como]} si vale OLAS y ${responde === 'si' ? 'le responde' : 'no le responde'}`,
  ],
  grounds: measureGrounds,
  doing: (heard) => {
    const barred = heard.after.barred?.A?.length ?? 0;
    return [
      ...judged(heard, OFFENDER),
      ...(barred > 0
        ? [text('Ya no puede jugar esa palabra.', 'That word may no longer be played.')]
        : []),
      ...measures(heard, OFFENDER),
    ];
  },
};
