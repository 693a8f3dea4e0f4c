// Violations of the rules on being there: lateness, leaving, coming back, absence.
import type { Player } from '../../protocol/generated/types.ts';
import type { State } from '../../reference-impl/src/index.ts';
import { afterwards, always, beforehand, type Violation } from './violation.ts';

const rivalOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

const runs = (state: State, running: State['timed']['running']): State => ({
  ...state,
  timed: { running, because: state.timed.because, stop: null },
});

const LATE = ['fise-2009:36.p1', 'redeletras:32.p3'] as const;
const BOTH_LATE = ['fise-2009:36.p2', 'redeletras:32.p4', 'ajs-2024:4.1.12.3.p2'] as const;

export const presence: readonly Violation[] = [
  {
    name: 'the clock of the player who is there is started in place of that of the missing one',
    clauses: LATE.map((clause) => `${clause}#clock-started`),
    act: afterwards(['start-round'], (after) =>
      after.timed.running === 'A' || after.timed.running === 'B'
        ? runs(after, rivalOf(after.timed.running))
        : after,
    ),
  },
  {
    name: 'the time of a latecomer runs on once the game has begun',
    clauses: [...LATE, 'ajs-2024:4.1.12.3.p1'].map((clause) => `${clause}#begins-as-usual`),
    act: afterwards(['draw', 'draw-lots'], (after, _, before) =>
      before.attendance.late.length > 0 ? { ...after, timed: before.timed } : after,
    ),
  },
  {
    name: 'the game begins without the missing player',
    clauses: [...LATE, 'ajs-2024:4.1.12.3.p1'],
    act: beforehand(['draw'], (before) => ({
      ...before,
      attendance: { ...before.attendance, where: { A: 'here', B: 'here' } },
    })),
  },
  {
    name: 'whoever comes first of two has the whole time',
    clauses: BOTH_LATE.map((clause) => `${clause}#first-loses-what-has-gone`),
    act: afterwards(['arrive'], (after, { player }, before) =>
      before.attendance.where[rivalOf(player)] === 'not-come'
        ? { ...after, clocks: { ...after.clocks, [player]: 0 } }
        : after,
    ),
  },
  {
    name: 'the time of both stops when the first of two comes',
    clauses: BOTH_LATE.map((clause) => `${clause}#second-runs-on`),
    act: afterwards(['arrive'], (after, { player }, before) =>
      before.attendance.where[rivalOf(player)] === 'not-come' ? runs(after, null) : after,
    ),
  },
  {
    name: 'whoever leaves is disqualified, having told or not',
    clauses: ['fise-2003:41.6', 'redeletras:38.p6', 'fise-2009:46.5'],
    act: (sound) => (edition, before, event) =>
      sound(edition, before, event.type === 'leave' ? { ...event, told: false } : event),
  },
  {
    name: 'whoever leaves without telling loses to nobody: the points decide',
    clauses: ['fise-2003:41.6', 'redeletras:38.p6', 'fise-2009:46.5'],
    act: afterwards(['leave'], (after) => {
      const { ended, scores } = after;
      if (!ended) return after;
      const winner = scores.A === scores.B ? null : scores.A > scores.B ? 'A' : 'B';
      return { ...after, ended: { ...ended, winner } };
    }),
  },
  {
    name: 'whoever leaves has drawn for the play already',
    clauses: ['fise-2009:37.p1.s4'],
    act: afterwards(['leave'], (after) => ({ ...after, undrawn: null, lastPlay: null })),
  },
  {
    name: 'the rival draws nothing after the return',
    clauses: ['fise-2009:37.p1.s4#rival-draws-next'],
    act: (sound) => (edition, before, event) =>
      event.type === 'draw' && before.attendance.returned === rivalOf(event.by)
        ? { state: before, outcome: { kind: 'refused', reason: 'out-of-order', because: [] } }
        : sound(edition, before, event),
  },
  {
    name: 'the clock stops by itself on the return',
    clauses: ['fise-2009:37.p1.s3'],
    act: afterwards(['come-back'], (after) => runs(after, null)),
  },
  {
    name: 'a play made in an absence stands at once',
    clauses: ['fise-2009:37.p1.s3'],
    act: afterwards(['come-back'], (after) =>
      after.play ? { ...after, play: { ...after.play, accepted: true } } : after,
    ),
  },
  {
    name: 'the game lost by absence goes to whoever leads',
    clauses: ['fise-2009:37.p2', 'ajs-2024:4.1.11.1.p4.s1'],
    act: always((after) => {
      const { ended, scores } = after;
      if (ended?.reason !== 'absence' || scores.A === scores.B) return after;
      return { ...after, ended: { ...ended, winner: scores.A > scores.B ? 'A' : 'B' } };
    }),
  },
  {
    name: 'the recorded result takes the place of the points on the board',
    clauses: ['ajs-2024:4.1.11.1.p4.s3', 'ajs-2024:4.1.11.1.p5'],
    act: always((after) =>
      after.ended?.recorded ? { ...after, scores: after.ended.recorded } : after,
    ),
  },
  {
    name: 'clocks change once only between players who miss each other',
    clauses: ['ajs-2024:4.1.11.2#every-time'],
    act: afterwards(['come-back'], (after, _, before) => ({ ...after, timed: before.timed })),
  },
  {
    name: 'time that went by in the calling of the pairings is part of the minute',
    clauses: ['ajs-2024:4.1.12.2.p2'],
    act: beforehand(['start-round'], (before) =>
      before.round?.phase === 'calling'
        ? { ...before, round: { ...before.round, phase: 'called' } }
        : before,
    ),
  },
];
