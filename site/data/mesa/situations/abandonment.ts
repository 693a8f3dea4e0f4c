// A player gives the game up.
import { answer, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { loses, recorded } from '../telling/ending.ts';
import { names } from '../telling/names.ts';

const QUITTER = names(['quien abandona', 'the player who gives up'], ['su rival', 'the opponent']);

const WHY: Readonly<Record<string, string>> = {
  sin: 'sin un motivo que el juez halle justificado',
  con: 'con un motivo que el juez halla justificado',
};

export const abandonment: Case = {
  slug: 'abandona',
  title: text('Abandona la partida', 'Gives the game up'),
  topic: 'resignation',
  names: QUITTER,
  questions: [
    question(
      'motivo',
      '¿Hay un motivo justificado?',
      'Is there a good motive?',
      answer('sin', 'No', 'No'),
      answer('con', 'Sí', 'Yes'),
    ),
    question(
      'ventaja',
      '¿Pierde por más de 300 puntos?',
      'Is the player behind by more than 300 points?',
      answer('no', 'No', 'No'),
      answer('si', 'Sí', 'Yes'),
    ),
  ],
  steps: ({ motivo = '', ventaja }) => [
    `que el marcador es ${ventaja === 'si' ? '50 a 351' : '200 a 210'}`,
    `Ana abandona la partida ${WHY[motivo]}`,
  ],
  doing: (heard, { ventaja }) => [
    ...loses(heard, QUITTER),
    ...(ventaja === 'si'
      ? [text('Anota el marcador como está.', 'Record the score as it stands.')]
      : recorded(heard, QUITTER)),
    ...judged(heard, QUITTER),
  ],
};
