// Violations of the rules before the first turn.
import { afterwards, beforehand, insteadOf, type Violation } from './violation.ts';

export const start: readonly Violation[] = [
  {
    name: 'lots are drawn and the start is settled after the game has begun',
    clauses: ['fise-2003:4.1', 'redeletras:4.p1', 'fise-2009:4.1', 'ajs-2024:3.1.1.b.p2.s1'],
    act: beforehand(['draw-lots', 'assign-start'], (state) => ({
      ...state,
      turns: [],
      play: null,
      racks: { A: [], B: [] },
      hands: { A: [], B: [] },
    })),
  },
  {
    name: 'the first game of a match is started by whoever is named first',
    clauses: ['fise-2003:4.3#lot-first-game', 'fise-2009:4.3#lot-first-game'],
    act: insteadOf('assign-start', (event) =>
      event.format === 'match' && event.game === 1
        ? { ...event, format: 'round-robin', listed: event.firstStarter }
        : event,
    ),
  },
  {
    name: 'a tile stays out of the bag',
    clauses: ['fise-2003:3#all-in-bag', 'redeletras:3#all-in-bag', 'fise-2009:3.s2'],
    act: beforehand(['draw'], (state) =>
      state.bag.length === 100 ? { ...state, bag: state.bag.slice(0, -1) } : state,
    ),
  },
  {
    name: 'the opening draw is of six tiles',
    clauses: ['resumen-2018:4.s1'],
    act: (sound) => (edition, before, event) =>
      sound(
        edition,
        before,
        event.type === 'draw' && before.turns.length === 0 ? { ...event, count: 6 } : event,
      ),
  },
  {
    name: 'whoever draws last at the opening plays first',
    clauses: ['ajs-2024:3.1.3.2.e'],
    act: afterwards(['draw'], (after, { by }) =>
      after.board.size === 0 ? { ...after, toMove: by } : after,
    ),
  },
  {
    name: 'the loser of the lot chooses the side as well',
    clauses: ['ajs-2024:3.1.1.a.s2#winner-chooses'],
    act: beforehand(['choose-side'], (state) => ({ ...state, lotWinners: {} })),
  },
  {
    name: 'lots on the chair after the lot for the start',
    clauses: ['ajs-2024:3.1.1.a.s1#before-the-start-lot'],
    act: beforehand(['request-seat-lots'], (state) => ({ ...state, lotWinners: {} })),
  },
  {
    name: 'the tiles may never be complained of',
    clauses: ['fise-2003:3#may-verify', 'redeletras:3#may-verify', 'fise-2009:3#may-verify'],
    act: (sound) => (edition, before, event) =>
      event.type === 'complain-tiles'
        ? { state: before, outcome: { kind: 'refused', reason: 'too-late', because: [] } }
        : sound(edition, before, event),
  },
];
