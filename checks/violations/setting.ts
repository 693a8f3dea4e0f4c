// Violations of the rules on setting the clock, starting it, and replacing one that fails.
import { afterwards, beforehand, type Violation } from './violation.ts';

export const setting: readonly Violation[] = [
  {
    name: 'the clock is started before the judge has given notice',
    clauses: ['ajs-2024:3.1.1.b.p1.s1'],
    act: beforehand(['press-clock'], (before) => ({
      ...before,
      round: before.round && { ...before.round, phase: 'started' },
    })),
  },
  {
    name: 'the notice of the judge sets the clock going by itself',
    clauses: ['ajs-2024:3.1.1.b.p1.s1'],
    act: afterwards(['start-round'], (after) => ({
      ...after,
      timed: { ...after.timed, running: after.toMove },
    })),
  },
  {
    name: 'the first press starts the time of whoever presses',
    clauses: ['ajs-2024:3.1.3.2.d#other-starts-clock'],
    act: afterwards(['press-clock'], (after, { by }, before) =>
      before.time.ready && (by === 'A' || by === 'B')
        ? { ...after, timed: { ...after.timed, running: by } }
        : after,
    ),
  },
  {
    name: 'the tiles stay before the racks when the clock is started',
    clauses: ['ajs-2024:3.1.3.2.d#rack-after'],
    act: afterwards(['press-clock'], (after, _, before) =>
      before.time.ready ? { ...after, racks: before.racks, hands: before.hands } : after,
    ),
  },
  {
    name: 'a clock that has been set runs',
    clauses: ['ajs-2024:3.1.3.2.a#stopped'],
    act: afterwards(['set-clock'], (after) => ({
      ...after,
      timed: { ...after.timed, running: after.toMove },
    })),
  },
  {
    name: 'time goes on while the clock has failed',
    clauses: ['ajs-2024:3.1.3.3.p1#judge-replaces'],
    act: afterwards(['clock-fails'], (after, _, before) => ({ ...after, timed: before.timed })),
  },
  {
    name: 'the new clock gives each player the time of the other',
    clauses: ['ajs-2024:3.1.3.3.p1#same-times'],
    act: afterwards(['replace-clock'], (after) => ({
      ...after,
      clocks: { A: after.clocks.B, B: after.clocks.A },
    })),
  },
  {
    name: 'the new clock begins with nothing used',
    clauses: ['ajs-2024:3.1.3.3.p1#same-times', 'ajs-2024:3.1.3.3.p2'],
    act: afterwards(['replace-clock'], (after) => ({ ...after, clocks: { A: 0, B: 0 } })),
  },
];
