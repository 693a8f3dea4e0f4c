// Violations of the rules on drawing lots: on a tie, for the chair and for the side.
import type { LotPurpose } from '../../protocol/generated/types.ts';
import type { State } from '../../reference-impl/src/index.ts';
import { insteadOf, type Violation } from './violation.ts';

/** A lot that the program does not admit although it might. */
const barring =
  (bars: (won: State['lotWinners'], purpose: LotPurpose) => boolean): Violation['act'] =>
  (sound) =>
  (edition, before, event) =>
    event.type === 'draw-lots' && bars(before.lotWinners, event.purpose)
      ? { state: before, outcome: { kind: 'refused', reason: 'out-of-order', because: [] } }
      : sound(edition, before, event);

export const lots: readonly Violation[] = [
  {
    name: 'a tie is settled without drawing again',
    clauses: ['redeletras:4.p1#redraw-on-tie', 'ajs-2024:3.1.1.b.p2.s4#redraw-until-different'],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const tied = event.type === 'draw-lots' && event.lots.A === event.lots.B;
      return tied && step.outcome.kind === 'done'
        ? { ...step, outcome: { ...step.outcome, report: { starter: 'A' } } }
        : step;
    },
  },
  {
    name: 'for chair and side the tile farther from A wins',
    clauses: ['ajs-2024:3.1.1.a.s2#same-procedure'],
    act: insteadOf('draw-lots', (event) =>
      event.purpose === 'start' ? event : { ...event, lots: { A: event.lots.B, B: event.lots.A } },
    ),
  },
  {
    name: 'the side is drawn for after the chair only',
    clauses: ['ajs-2024:3.1.1.a.s2#either-order'],
    act: barring((won, purpose) => purpose === 'chair' && won.side !== undefined),
  },
  {
    name: 'the chair is drawn for after the side only',
    clauses: ['ajs-2024:3.1.1.a.s2#either-order'],
    act: barring((won, purpose) => purpose === 'side' && won.chair !== undefined),
  },
];
