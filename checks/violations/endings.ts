// Violations of the rules on how a game ends.
import { afterwards, always, beforehand, type Violation } from './violation.ts';

/** An end that leaves the scores as they are. */
const NOTHING = { rack: 0, time: 0, sanction: 0 };
const UNTOUCHED = {
  winner: null,
  loser: null,
  deductions: { A: 0, B: 0 },
  items: { A: NOTHING, B: NOTHING },
  because: [],
} as const;

export const endings: readonly Violation[] = [
  {
    name: 'the game goes on after its end',
    clauses: ['fise-2003:40.3', 'redeletras:37.4', 'fise-2009:45.4', 'resumen-2018:25.b'],
    act: always((after) => ({ ...after, ended: null })),
  },
  {
    name: 'play goes on as if the game had not ended',
    clauses: ['fise-2003:40.3', 'redeletras:37.4', 'fise-2009:45.4', 'resumen-2018:25.b'],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const isOver = step.outcome.kind === 'refused' && step.outcome.reason === 'game-over';
      return isOver ? { ...step, outcome: { kind: 'done', because: [] } } : step;
    },
  },
  {
    name: 'the winner is taken before what is deducted',
    clauses: ['fise-2003:40.p2', 'redeletras:37.p2', 'fise-2009:45.p1'],
    act: always((after) => {
      const { ended, scores } = after;
      if (!ended) return after;
      const [a, b] = [scores.A - ended.deductions.A, scores.B - ended.deductions.B];
      return { ...after, ended: { ...ended, winner: a === b ? null : a > b ? 'A' : 'B' } };
    }),
  },
  {
    name: 'time ends the game without the turn that evens the count',
    clauses: [
      'fise-2003:27.p2#equal-turns',
      'redeletras:27.p2#equal-turns',
      'fise-2009:30.s2#equal-turns',
    ],
    act: afterwards(['time-up'], (after) =>
      after.ended ? after : { ...after, ended: { ...UNTOUCHED, reason: 'time' } },
    ),
  },
  {
    name: 'time cuts off the word that is being laid',
    clauses: ['fise-2003:27.p2', 'redeletras:27.p2', 'fise-2009:30.s2'],
    act: beforehand(['time-up'], (before) => ({ ...before, laying: null })),
  },
  {
    name: 'the clock runs on after the end',
    clauses: ['fise-2003:40.3', 'redeletras:37.4', 'fise-2009:45.4', 'resumen-2018:25.b'],
    act: always((after) =>
      after.ended ? { ...after, timed: { ...after.timed, running: after.toMove } } : after,
    ),
  },
  {
    name: 'whoever says that he cannot place is believed',
    clauses: ['fise-2003:40.1', 'redeletras:37.1', 'fise-2009:45.1'],
    act: beforehand(['declare-blocked'], (before) => ({ ...before, lexicon: new Set() })),
  },
  {
    name: 'nobody can place while a play awaits acceptance',
    clauses: ['fise-2003:40.1', 'redeletras:37.1', 'fise-2009:45.1'],
    act: beforehand(['declare-blocked'], (before) => ({ ...before, play: null })),
  },
  {
    name: 'the game ends as soon as one player cannot place',
    clauses: ['fise-2003:40.1', 'redeletras:37.1', 'fise-2009:45.1'],
    act: afterwards(['declare-blocked'], (after) =>
      after.ended ? after : { ...after, ended: { ...UNTOUCHED, reason: 'blocked' } },
    ),
  },
  {
    name: 'whoever finishes gains and the rival pays nothing',
    clauses: [
      ...['fise-2003:40.3#opponent-pays', 'redeletras:37.p3#opponent-pays'],
      ...['fise-2009:45.4.s2#opponent-pays', 'resumen-2018:25.b#opponent-pays'],
    ],
    act: always((after, before) => {
      if (before.ended || after.ended?.reason !== 'out') return after;
      const paid = (player: 'A' | 'B') => Math.min(0, after.ended?.deductions[player] ?? 0);
      const scores = { A: after.scores.A - paid('A'), B: after.scores.B - paid('B') };
      return { ...after, scores };
    }),
  },
];
