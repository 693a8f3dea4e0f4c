// Violations of the rules on what becomes of a play that is challenged or that missed the centre.
import type { EventType } from '../../protocol/generated/types.ts';
import type { State } from '../../reference-impl/src/index.ts';
import { afterwards, type Violation } from './violation.ts';

const putBack = (after: State, { board }: State): State => ({
  ...after,
  board: new Map([...after.board, ...board]),
});

/** Events of these types have no effect. */
const inVain = (...types: readonly EventType[]): Violation['act'] =>
  afterwards(types, (_, __, before) => before);

export const verdicts: readonly Violation[] = [
  {
    name: 'a challenge leads to nothing',
    clauses: [
      ...['fise-2003:34.p1#by-procedure', 'redeletras:34.p1#by-procedure'],
      ...['fise-2009:39#by-procedure', 'fise-2003:29.p1#or-challenge'],
      ...['redeletras:29.p3#or-challenge', 'fise-2009:32.2.s2#or-challenge'],
      'ajs-2024:4.1.7.1.a.s2#says-so-at-once',
    ],
    act: inVain('challenge'),
  },
  {
    name: 'an invalid play stays on the board',
    clauses: [
      ...['fise-2003:34.p1#word-lifted', 'redeletras:34.p1#word-lifted'],
      ...['fise-2009:39.s2#word-lifted', 'resumen-2018:23.s2#word-lifted'],
      'ajs-2024:4.1.7.1.e2#tiles-lifted',
    ],
    act: afterwards(['rule'], (after, _, before) => putBack(after, before)),
  },
  {
    name: 'an opening off the centre stands although the rival voids it',
    clauses: ['fise-2009:20.1#opponent-may-void'],
    act: afterwards(['decide-opening'], (after, { accept }, before) => (accept ? after : before)),
  },
  {
    name: 'the tiles of a voided opening stay on the board',
    clauses: ['fise-2009:20.1#tiles-lifted'],
    act: afterwards(['decide-opening'], (after, { accept }, before) =>
      accept ? after : putBack(after, before),
    ),
  },
  {
    name: 'an opening off the centre is lost even if the rival accepts it',
    clauses: ['fise-2009:20.2#opponent-may-accept'],
    act: (sound) => (edition, before, event) =>
      sound(edition, before, event.type === 'decide-opening' ? { ...event, accept: false } : event),
  },
];
