// What a player says, to whom and how.
import type { Actor, Player, SpeakEvent } from '../../protocol/generated/types.ts';
import { choice } from './term.ts';

/** What is said, whoever says it; `rival` stands for the other player. */
export interface Speech extends Omit<SpeakEvent, 'type' | 'by' | 'to'> {
  readonly to: SpeakEvent['to'] | 'rival';
}

export const spoken = (by: Player, { to, ...rest }: Speech): SpeakEvent => ({
  type: 'speak',
  by,
  to: to === 'rival' ? (by === 'A' ? 'B' : 'A') : to,
  ...rest,
});

export const TALK_TERMS = {
  interlocutor: choice<Actor>(
    'addressee',
    ['a Ana', 'Ana', 'A'],
    ['a Bruno', 'Bruno', 'B'],
    ['al árbitro', 'the arbiter', 'arbiter'],
    ['a un jugador de otra mesa', 'a player of another table', 'neighbour'],
    ['a un espectador', 'a spectator', 'spectator'],
  ),
  dicho: choice<Speech>(
    'speech',
    [
      'repasa una suma con su rival',
      'goes over a sum with the rival',
      { to: 'rival', about: 'sums' },
    ],
    [
      'repasa una suma con su rival en voz alta',
      'goes over a sum with the rival aloud',
      { to: 'rival', about: 'sums', loud: true },
    ],
    [
      'repasa una suma con su rival de malos modos',
      'goes over a sum with the rival rudely',
      { to: 'rival', about: 'sums', rude: true },
    ],
    [
      'pregunta a su rival cómo se cuenta la jugada',
      'asks the rival how the play is counted',
      { to: 'rival', about: 'counting' },
    ],
    [
      'pregunta a su rival por una regla',
      'asks the rival about a rule',
      { to: 'rival', about: 'rules' },
    ],
    [
      'comenta la estrategia de su rival',
      'remarks on the strategy of the rival',
      { to: 'rival', about: 'strategy' },
    ],
    [
      'charla con su rival de sus vacaciones',
      'chats with the rival about holidays',
      { to: 'rival', about: 'other' },
    ],
    [
      'pregunta al árbitro cómo se cuenta la jugada',
      'asks the arbiter how the play is counted',
      { to: 'arbiter', about: 'counting' },
    ],
    [
      'pregunta al árbitro por una regla',
      'asks the arbiter about a rule',
      { to: 'arbiter', about: 'rules' },
    ],
    [
      'repasa una suma con un jugador de otra mesa',
      'goes over a sum with a player of another table',
      { to: 'neighbour', about: 'sums' },
    ],
    [
      'repasa una suma con un espectador',
      'goes over a sum with a spectator',
      { to: 'spectator', about: 'sums' },
    ],
  ),
} as const;
