// Violations of the rules on clocks: what starts them, what stops them, and what a turn has of them.
import type { State } from '../../reference-impl/src/index.ts';
import { afterwards, type Violation } from './violation.ts';

const STANDS: State['timed'] = { running: null, because: [], stop: null };

const rivalOf = (player: 'A' | 'B'): 'A' | 'B' => (player === 'A' ? 'B' : 'A');

export const clocks: readonly Violation[] = [
  {
    name: 'counting the tiles in the bag stops the clock',
    clauses: ['fise-2003:31.p1#closed-list', 'redeletras:31.p1#closed-list', 'fise-2009:34.p1.s2'],
    act: afterwards(['count-bag'], (after) => ({ ...after, timed: STANDS })),
  },
  {
    name: 'the note of the rival starts the time of the rival',
    clauses: [
      ...['redeletras:29.p5', 'fise-2003:30.p2#noted-and-drawn-first'],
      ...['redeletras:30.p2#noted-and-drawn-first', 'fise-2009:33.p2#noted-and-drawn-first'],
    ],
    act: afterwards(['note'], (after, { by }) =>
      after.play && after.play.by !== by ? { ...after, timed: { ...STANDS, running: by } } : after,
    ),
  },
  {
    name: 'drawing starts the two minutes of the rival',
    clauses: [
      ...['redeletras:29.p5', 'fise-2003:30.p2#two-minutes-from-press'],
      ...['redeletras:30.p2#two-minutes-from-press', 'fise-2009:33.p2#two-minutes-from-press'],
    ],
    act: afterwards(['draw'], (after, { by }) => ({
      ...after,
      timed: { ...STANDS, running: rivalOf(by) },
    })),
  },
  {
    name: 'the two minutes of the rival take in those that were used before',
    clauses: [
      ...['fise-2003:30.p2#two-minutes-from-press', 'redeletras:30.p2#two-minutes-from-press'],
      'fise-2009:33.p2#two-minutes-from-press',
    ],
    act: afterwards(['press-clock'], (after, _, before) => ({
      ...after,
      time: { ...after.time, turnMs: before.time.turnMs },
    })),
  },
  {
    name: 'a turn that has run out is still the turn of who let it run out',
    clauses: [
      'fise-2003:30.p1#then-the-rival',
      'redeletras:30.p1#then-the-rival',
      'fise-2009:33.p1.s2#then-the-rival',
    ],
    act: afterwards(['wait'], (after, _, before) => ({ ...after, toMove: before.toMove })),
  },
  {
    name: 'the clock stops as soon as a tile is put on the board',
    clauses: ['fise-2003:31.1', 'redeletras:31.1', 'fise-2009:34.1'],
    act: afterwards(['lay'], (after) => ({ ...after, timed: STANDS })),
  },
  {
    name: 'once the arbiter has stopped the clock it stands for the rest of the turn',
    clauses: ['fise-2003:31.5', 'redeletras:31.5', 'fise-2009:34.5'],
    act: afterwards(['arbiter-leaves'], (after, _, before) => ({ ...after, timed: before.timed })),
  },
  {
    name: 'a difference about the count stops the clock for good',
    clauses: ['fise-2003:31.3', 'redeletras:31.3', 'fise-2009:34.3'],
    act: afterwards(['agree-score'], (after, _, before) => ({ ...after, timed: before.timed })),
  },
  {
    name: 'points for overtime are taken off at once',
    clauses: ['fise-2003:32#ten-a-minute', 'redeletras:32.p2', 'fise-2009:35.p2'],
    act: afterwards(['press-clock'], (after, { by }, before) =>
      (by === 'A' || by === 'B') && before.clocks[by] > (before.time.allotmentMs ?? Infinity)
        ? { ...after, scores: { ...after.scores, [by]: after.scores[by] - 10 } }
        : after,
    ),
  },
  {
    name: 'the flag that fell after play counts as ever',
    clauses: ['ajs-2024:2.art45.5'],
    act: afterwards(['waive-overtime'], (_, __, before) => before),
  },
];
