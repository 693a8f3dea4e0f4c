// Something on the table that may not be there.
import { answer, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { measureGrounds, measures } from '../telling/measures.ts';
import { OFFENDER } from './talk.ts';

const USES: Readonly<Record<string, string>> = {
  telefono: 'mira su teléfono móvil',
  llamada: 'habla por teléfono',
  reloj: 'usa de reloj su teléfono en modo avión',
  apuntes: 'tiene sobre la mesa apuntes traídos de casa',
  plantilla: 'lleva la cuenta de las fichas en una plantilla impresa',
  blanco: 'lleva la cuenta de las fichas en un papel en blanco',
  libro: 'tiene un libro sobre la mesa',
  aparato: 'usa unos auriculares',
  fuma: 'fuma',
  come: 'come algo que puede manchar las fichas',
};

export const things: Case = {
  slug: 'aparatos-y-apuntes',
  title: text('Teléfono, apuntes, comida…', 'Phone, notes, food…'),
  topic: 'notes-and-devices',
  names: OFFENDER,
  questions: [
    question(
      'que',
      '¿Qué tiene o hace?',
      'What has the player or does?',
      answer('telefono', 'Mira el móvil', 'Looks at a phone'),
      answer('llamada', 'Habla por teléfono', 'Talks on the phone'),
      answer(
        'reloj',
        'Usa el móvil de reloj, en modo avión',
        'Uses the phone as clock, in aeroplane mode',
      ),
      answer('apuntes', 'Apuntes traídos de casa', 'Notes brought from home'),
      answer('plantilla', 'Una plantilla impresa de fichas', 'A printed tile grid'),
      answer('blanco', 'Cuenta fichas en un papel en blanco', 'Counts tiles on blank paper'),
      answer('libro', 'Un libro', 'A book'),
      answer('aparato', 'Auriculares', 'Headphones'),
      answer('fuma', 'Fuma', 'Smokes'),
      answer('come', 'Come algo que mancha', 'Eats something that soils'),
    ),
  ],
  steps: ({ que = '' }) => ['que el marcador es 310 a 290', `Ana ${USES[que]}`],
  grounds: measureGrounds,
  doing: (heard) => [...judged(heard, OFFENDER), ...measures(heard, OFFENDER)],
};
