// Who acts: the two players, and the people around the table.
import type { Actor, Player } from '../../protocol/generated/types.ts';
import { closed, type Said } from './term.ts';

const PLAYERS: Record<Player, Said> = { A: ['Ana', 'Ana'], B: ['Bruno', 'Bruno'] };

export const PEOPLE_TERMS = {
  jugador: closed<Player>('player', PLAYERS),
  persona: closed<Actor>('person', {
    ...PLAYERS,
    judge: ['el juez', 'the judge'],
    arbiter: ['el árbitro', 'the arbiter'],
    runner: ['el corremesas', 'the runner'],
    spectator: ['un espectador', 'a spectator'],
  }),
} as const;
