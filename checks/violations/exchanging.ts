// Violations of the rules on a turn without a play: exchanging tiles and passing.
import type { EventOf, Refusal } from '../../protocol/generated/types.ts';
import type { State } from '../../reference-impl/src/index.ts';
import { afterwards, beforehand, type Violation } from './violation.ts';

type Exchange = EventOf<'exchange'>;

/** The clauses that let a turn be spent so, by edition. */
const MAY = ['fise-2003:24', 'redeletras:24', 'fise-2009:25', 'resumen-2018:19.s1'] as const;
const SOME_OR_ALL = [
  ...['fise-2003:24', 'redeletras:24'].map((c) => `${c}#some-or-all`),
  ...MAY.slice(2),
];
/** The clauses on what leaves the bag and what goes into it, and which of their norms. */
const how = (norm: string): readonly string[] =>
  ['fise-2003:24', 'redeletras:24', 'fise-2009:25.s3', 'resumen-2018:19.s2'].map(
    (c) => `${c}#${norm}`,
  );

const rackOf = (state: State, { by }: Exchange, rack: State['racks']['A']): State['racks'] => ({
  ...state.racks,
  [by]: rack,
});

/** A turn without a play that the program does not admit although it might. */
const barring =
  <T extends 'exchange' | 'pass'>(
    type: T,
    reason: Refusal,
    bars: (before: State, event: EventOf<T>) => boolean,
  ): Violation['act'] =>
  (sound) =>
  (edition, before, event) =>
    event.type === type && bars(before, event as EventOf<T>)
      ? { state: before, outcome: { kind: 'refused', reason, because: [] } }
      : sound(edition, before, event);

export const exchanging: readonly Violation[] = [
  {
    name: 'the old tiles are in the bag when the new ones are drawn',
    clauses: how('return-after-drawing'),
    act: beforehand(['exchange'], (before, { tiles }) => ({
      ...before,
      bag: [...tiles, ...before.bag.slice(tiles.length)],
    })),
  },
  {
    name: 'exchanged tiles do not go back to the bag',
    clauses: how('return-after-drawing'),
    act: afterwards(['exchange'], (after, { tiles }) => ({
      ...after,
      bag: after.bag.slice(0, after.bag.length - tiles.length),
    })),
  },
  {
    name: 'an exchange hands over the whole bag',
    clauses: how('draw-as-many'),
    act: afterwards(['exchange'], (after, event) => ({
      ...after,
      racks: rackOf(after, event, [...after.racks[event.by], ...after.bag]),
      bag: [],
    })),
  },
  {
    name: 'not all tiles may be exchanged',
    clauses: SOME_OR_ALL,
    act: barring('exchange', 'not-allowed', (before, { by, tiles }) => {
      return tiles.length > 1 && tiles.length === before.racks[by].length;
    }),
  },
  {
    name: 'all tiles must be exchanged',
    clauses: SOME_OR_ALL,
    act: barring('exchange', 'not-allowed', (before, { by, tiles }) => {
      return tiles.length < before.racks[by].length;
    }),
  },
  {
    name: 'tiles that are not on the rack may be exchanged',
    clauses: MAY,
    act: beforehand(['exchange'], (before, event) => ({
      ...before,
      racks: rackOf(before, event, [...before.racks[event.by], ...event.tiles]),
    })),
  },
  {
    name: 'whoever exchanges tiles plays as well',
    clauses: [
      'fise-2003:24#no-play-that-turn',
      'redeletras:24#no-play-that-turn',
      'fise-2009:25.s4',
      'resumen-2018:19.s1',
    ],
    act: afterwards(['exchange'], (after, { by }) => ({ ...after, toMove: by })),
  },
  {
    name: 'whoever has played may still exchange',
    clauses: MAY,
    act: beforehand(['exchange'], (before, { by }) => ({ ...before, toMove: by, play: null })),
  },
  {
    name: 'an exchange costs points',
    clauses: ['resumen-2018:19.s3'],
    act: afterwards(['exchange'], (after, { by }) => ({
      ...after,
      scores: { ...after.scores, [by]: after.scores[by] - 10 },
    })),
  },
  {
    name: 'nobody passes before the first play',
    clauses: [
      'fise-2003:25#any-time',
      'redeletras:25#any-time',
      'fise-2009:26#any-time',
      'resumen-2018:20#any-time',
    ],
    act: barring('pass', 'too-early', ({ board }) => board.size === 0),
  },
  {
    name: 'whoever has played may still pass',
    clauses: ['fise-2003:25', 'redeletras:25', 'fise-2009:26', 'resumen-2018:20'],
    act: beforehand(['pass'], (before, { by }) => ({ ...before, toMove: by, play: null })),
  },
  {
    name: 'whoever passes changes a tile',
    clauses: ['fise-2003:25', 'redeletras:25', 'fise-2009:26', 'resumen-2018:20'].map(
      (clause) => `${clause}#tiles-kept`,
    ),
    act: afterwards(['pass'], (after, { by }) => {
      const [given, ...kept] = after.racks[by];
      const [drawn, ...left] = after.bag;
      if (!given || !drawn) return after;
      return {
        ...after,
        racks: { ...after.racks, [by]: [...kept, drawn] },
        bag: [...left, given],
      };
    }),
  },
];
