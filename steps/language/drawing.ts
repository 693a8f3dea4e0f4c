// Drawing from the bag, and what becomes of tiles too many or too few.
import type { Chooser, CountBagEvent, Pool } from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

/** What is done with the tiles drawn. */
export interface Handled {
  readonly racked: boolean;
  readonly seen: boolean;
}

/** What happens between a draw and the moment when somebody speaks of it. */
export type Handed = 'press' | 'rival-passes' | 'passes';

/** What becomes of a wrong draw that somebody points out. */
export interface Consequence {
  readonly kind: 'done' | 'unregulated';
  readonly losesTurn: boolean;
}

/** How the bag is counted. */
export type Counting = Pick<CountBagEvent, 'inside' | 'agreed' | 'monitors'>;

export const DRAWING_TERMS = {
  manejo: choice<Handled>(
    'handling',
    [
      'sin verlas ni ponerlas en el atril',
      'neither seen nor racked',
      { racked: false, seen: false },
    ],
    ['y las ve sin ponerlas en el atril', 'seen but not racked', { racked: false, seen: true }],
    ['y las pone en el atril sin mirarlas', 'racked but not seen', { racked: true, seen: false }],
    ['y las pone en el atril', 'seen and racked', { racked: true, seen: true }],
  ),
  // In scenarios of wrong draws it is Ana who drew.
  momento: choice<readonly Handed[]>(
    'moment',
    ['antes de que Ana pulse el reloj', 'before Ana presses the clock', []],
    ['en el turno de Bruno', "in Bruno's turn", ['press']],
    [
      'cuando el turno ha vuelto a Ana',
      'when the turn has come back to Ana',
      ['press', 'rival-passes'],
    ],
    [
      'después del turno siguiente de Ana',
      "after Ana's next turn",
      ['press', 'rival-passes', 'passes'],
    ],
  ),
  consecuencia: choice<Consequence>(
    'consequence',
    [
      'se corrige sin perder turno',
      'is put right without loss of a turn',
      { kind: 'done', losesTurn: false },
    ],
    [
      'se corrige y cuesta un turno',
      'is put right and costs a turn',
      { kind: 'done', losesTurn: true },
    ],
    [
      'no está previsto en el reglamento',
      'is not provided for',
      { kind: 'unregulated', losesTurn: false },
    ],
  ),
  reserva: closed<Exclude<Pool, 'none'>>('pool', {
    drawn: ['las recién robadas', 'the tiles just drawn'],
    unseen: ['las que no se han visto', 'the tiles not seen'],
    rack: ['todo el atril', 'the whole rack'],
  }),
  elección: closed<Exclude<Chooser, 'none'>>('choice', {
    chance: ['al azar', 'at random'],
    opponent: ['por elección del rival', "by the rival's choice"],
  }),
  modo: choice<Counting>(
    'manner',
    ['por fuera', 'from outside', { inside: false, agreed: [], monitors: false }],
    [
      'por dentro con el acuerdo de los dos',
      'inside with the consent of both',
      { inside: true, agreed: ['A', 'B'], monitors: false },
    ],
    [
      'por dentro con el acuerdo de uno',
      'inside with the consent of one',
      { inside: true, agreed: ['A'], monitors: false },
    ],
    [
      'por dentro habiendo monitores',
      'inside where there are monitors',
      { inside: true, agreed: ['A', 'B'], monitors: true },
    ],
  ),
} as const;
