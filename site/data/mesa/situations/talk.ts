// A player talks during the game.
import { answer, type Case, question, text } from '../situation.ts';
import { judged } from '../telling/conduct.ts';
import { measureGrounds, measures } from '../telling/measures.ts';
import { names } from '../telling/names.ts';

export const OFFENDER = names(['el jugador', 'the player'], ['el rival', 'the opponent']);

const SAID: Readonly<Record<string, readonly [to: string, act: string]>> = {
  suma: ['rival', 'repasa una suma con su rival'],
  'suma-alta': ['rival', 'repasa una suma con su rival en voz alta'],
  grosero: ['rival', 'repasa una suma con su rival de malos modos'],
  regla: ['rival', 'pregunta a su rival por una regla'],
  estrategia: ['rival', 'comenta la estrategia de su rival'],
  otra: ['rival', 'charla con su rival de sus vacaciones'],
  'regla-arbitro': ['arbitro', 'pregunta al árbitro por una regla'],
  'suma-mesa': ['fuera', 'repasa una suma con un jugador de otra mesa'],
  'suma-publico': ['fuera', 'repasa una suma con un espectador'],
};

export const talk: Case = {
  slug: 'habla',
  title: text('Habla durante la partida', 'Talks during the game'),
  topic: 'silence-and-talk',
  names: OFFENDER,
  questions: [
    question(
      'dicho',
      '¿Con quién y de qué?',
      'With whom and about what?',
      answer('suma', 'Con el rival, de una suma', 'With the opponent, about a sum'),
      answer(
        'suma-alta',
        'Con el rival, de una suma, en voz alta',
        'With the opponent, about a sum, aloud',
      ),
      answer('grosero', 'Con el rival, de malos modos', 'With the opponent, rudely'),
      answer('regla', 'Pregunta al rival por una regla', 'Asks the opponent about a rule'),
      answer(
        'estrategia',
        'Comenta la estrategia del rival',
        'Remarks on the strategy of the opponent',
      ),
      answer('otra', 'Con el rival, de otra cosa', 'With the opponent, about something else'),
      answer('regla-arbitro', 'Pregunta al árbitro por una regla', 'Asks the arbiter about a rule'),
      answer('suma-mesa', 'Con alguien de otra mesa', 'With somebody from another table'),
      answer('suma-publico', 'Con un espectador', 'With a spectator'),
    ),
  ],
  steps: ({ dicho = '' }) => ['que el marcador es 310 a 290', `Ana ${SAID[dicho]?.[1]}`],
  grounds: measureGrounds,
  doing: (heard) => [...judged(heard, OFFENDER), ...measures(heard, OFFENDER)],
};
