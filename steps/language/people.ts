// Who acts: the two players, and the people around the table.
import type { Actor, Player } from '../../protocol/generated/types.ts';
import { choice, closed, formsOf, type Said } from './term.ts';

const PLAYERS: Record<Player, Said> = { A: ['Ana', 'Ana'], B: ['Bruno', 'Bruno'] };

export const PEOPLE_TERMS = {
  jugador: closed<Player>('player', PLAYERS),
  persona: choice<Actor>(
    'person',
    ...formsOf<Actor, Actor>(
      {
        ...PLAYERS,
        judge: ['el juez', 'the judge'],
        arbiter: ['el árbitro', 'the arbiter'],
        assistant: ['un árbitro auxiliar', 'an assistant arbiter'],
        'table-judge': ['el juez de mesa', 'the table judge'],
        runner: ['el corremesas', 'the runner'],
        neighbour: ['un jugador de otra mesa', 'a player of another table'],
        committee: ['el comité', 'the committee'],
        tribunal: ['el tribunal', 'the tribunal'],
        board: ['la junta directiva', 'the board'],
        spectator: ['un espectador', 'a spectator'],
      },
      (actor) => actor,
    ),
    // The board that bans from later tournaments is that of the federation.
    ['la FISE', 'FISE', 'board'],
    ['quien dirige el torneo', 'the head of the tournament', 'arbiter'],
    // The head official has another title in each edition.
    ['el árbitro principal', 'the chief arbiter', 'arbiter'],
    ['el Director', 'the Director', 'arbiter'],
    ['el juez del torneo', 'the judge of the tournament', 'arbiter'],
  ),
} as const;
