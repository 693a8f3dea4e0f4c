// Violations of the rules on drawing, on tiles too many and too few, and on the bag.
import { editions, type State } from '../../reference-impl/src/index.ts';
import { afterwards, beforehand, insteadOf, type Violation } from './violation.ts';

type Player = State['toMove'];

const rivalOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

const oneMoreToLose = (state: State, player: Player): State => ({
  ...state,
  turnsToLose: {
    ...state.turnsToLose,
    [player]: [...state.turnsToLose[player], { because: [] }],
  },
});

export const drawings: readonly Violation[] = [
  {
    name: 'making up what was missing costs a turn',
    clauses: ['fise-2009:29.p2'],
    act: afterwards(['draw'], (after, { by }, { remedy }) =>
      remedy && !remedy.losesTurn ? oneMoreToLose(after, by) : after,
    ),
  },
  {
    name: 'the addendum on drawing too many and too few is not applied',
    clauses: ['ajs-2024:2.art28-29'],
    act: (sound) => (edition, before, event) =>
      event.type === 'report-surplus' || event.type === 'report-shortage'
        ? sound(editions['fise-2009'], before, event)
        : sound(edition, before, event),
  },
  {
    name: 'tiles that go back do not reach the bag',
    clauses: [
      'fise-2003:7.1',
      'fise-2003:7.2',
      'redeletras:7.1',
      'redeletras:7.2',
      'fise-2009:28.1',
      'fise-2009:28.2#surplus-returns',
      'fise-2009:28.p2.s2',
      'ajs-2024:3.1.2.1.a',
      'ajs-2024:3.1.2.1.b',
    ],
    act: afterwards(['return-tiles'], (after, _, { bag }) => ({ ...after, bag })),
  },
  {
    name: 'whoever drew too many puts the surplus back',
    clauses: [
      'fise-2003:7.2',
      'redeletras:7.2',
      'fise-2009:28.2#opponent-picks',
      'ajs-2024:3.1.2.1.b#picks-what-returns',
    ],
    act: insteadOf('return-tiles', (event) => ({ ...event, by: rivalOf(event.by) })),
  },
  {
    name: 'tiles not seen stay where they are',
    clauses: ['ajs-2024:3.1.2.1.c.s2#unseen-return'],
    act: afterwards(['report-surplus'], (after, _, { bag, hands }) => ({ ...after, bag, hands })),
  },
  {
    name: 'tiles are drawn whenever a player likes',
    clauses: [
      'fise-2003:29.p2',
      'redeletras:29.p4',
      'fise-2009:32.p1',
      'fise-2009:32.p3',
      'resumen-2018:5.s1',
      'ajs-2024:3.1.2.2.p1',
    ],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const { outcome } = step;
      if (event.type !== 'draw' || outcome.kind !== 'refused') return step;
      const drawn = before.bag.slice(0, event.count);
      const rack = [...before.racks[event.by], ...drawn];
      return {
        outcome: { kind: 'done', because: outcome.because, report: { ...event, drawn, shown: [] } },
        state: {
          ...before,
          bag: before.bag.slice(event.count),
          racks: { ...before.racks, [event.by]: rack },
        },
      };
    },
  },
  {
    name: 'whoever was played upon draws no more',
    clauses: ['fise-2003:34.p2', 'redeletras:34.p2', 'fise-2009:39.s3', 'resumen-2018:23.s3'],
    act: beforehand(['draw'], (before, { by }) =>
      before.play?.by === by ? before : { ...before, lastPlay: null },
    ),
  },
  {
    name: 'not drawing at all is no shortage',
    clauses: ['fise-2009:29.p1', 'ajs-2024:3.1.2.2.p2.bul1a', 'ajs-2024:3.1.2.2.p2.bul3'],
    act: beforehand(['report-shortage'], (before, { player }) => {
      const draw = before.draws[player];
      return draw?.tiles.length === 0
        ? { ...before, draws: { ...before.draws, [player]: { ...draw, due: 0 } } }
        : before;
    }),
  },
  {
    name: 'tiles that were drawn never get onto the rack',
    clauses: [
      'fise-2003:7.p1#bag-down-then-rack',
      'redeletras:7.p1#bag-down-then-rack',
      'fise-2009:7.s2#bag-down-then-rack',
    ],
    act: afterwards(['pass'], (after, _, { hands, racks }) => ({ ...after, hands, racks })),
  },
  {
    name: 'one tile fewer comes out than the player takes',
    clauses: [
      'fise-2003:7.p1#number-due',
      'redeletras:7.p1#number-due',
      'fise-2009:7#number-due',
      ...['fise-2003:29.p2#draw-as-played', 'redeletras:29.p4#draw-as-played'],
      ...['fise-2009:32.p1#draw-as-played', 'resumen-2018:5.s1#draw-as-played'],
    ],
    act: insteadOf('draw', (event) => ({
      ...event,
      count: Math.max(0, event.count - 1),
      racked: Math.min(event.racked, Math.max(0, event.count - 1)),
      seen: Math.min(event.seen, Math.max(0, event.count - 1)),
    })),
  },
  {
    name: 'the game opens with six tiles',
    clauses: [
      'fise-2003:6#draw-seven',
      'redeletras:6#draw-seven',
      'fise-2009:6#draw-seven',
      'resumen-2018:4.s1',
    ],
    act: beforehand(['report-surplus'], (before, { player }) =>
      before.turns.length === 0
        ? { ...before, racks: { ...before.racks, [player]: [...before.racks[player], 'A'] } }
        : before,
    ),
  },
  {
    name: 'forgotten tiles stay in the bag',
    clauses: ['ajs-2024:3.1.2.2.p4'],
    act: afterwards(['report-leftover'], (after, _, { bag, racks }) => ({ ...after, bag, racks })),
  },
  {
    name: 'tiles that are handed over stay with the rival',
    clauses: ['ajs-2024:3.1.2.2.p3.s1'],
    act: afterwards(['hand-over'], (after, _, { racks }) => ({ ...after, racks })),
  },
  {
    name: 'an offence found is forgotten before the next',
    clauses: ['fise-2009:28.p2.s3', 'ajs-2024:3.1.2.1.p2.s2'],
    act: beforehand(['find'], (before) => ({
      ...before,
      conduct: { ...before.conduct, acts: [], record: [] },
    })),
  },
  {
    name: 'a second surplus in the same game passes for the first',
    clauses: ['ajs-2024:3.1.2.1.p2.s1#next-turn-lost'],
    act: afterwards(['report-surplus'], (after, _, { surpluses }) => ({ ...after, surpluses })),
  },
  {
    name: 'the clock stays where the remedy stopped it',
    clauses: ['fise-2003:31.4', 'redeletras:31.4', 'fise-2009:34.4', 'ajs-2024:3.1.2.1.p3'],
    act: afterwards(['return-tiles'], (after, _, { timed }) => ({ ...after, timed })),
  },
  {
    name: 'counting inside the bag tells no number',
    clauses: ['fise-2003:26', 'redeletras:26', 'fise-2009:27.s2'],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      return event.type === 'count-bag' && event.inside && step.outcome.kind === 'done'
        ? { ...step, outcome: { ...step.outcome, report: { counted: 0 } } }
        : step;
    },
  },
];
