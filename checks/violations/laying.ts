// Violations of the rules on laying tiles, moving them and taking them back; on blanks; on announcing an exchange.
import type { PlacedTile } from '../../protocol/generated/types.ts';
import type { Apply, State } from '../../reference-impl/src/index.ts';
import { afterwards, insteadOf, type Violation } from './violation.ts';

/** The same step, as if the event had not been admitted. */
const inVain =
  (isOne: (event: Parameters<Apply>[2], before: State) => boolean): Violation['act'] =>
  (sound) =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    if (!isOne(event, before) || step.outcome.kind !== 'done') return step;
    const { because } = step.outcome;
    return { state: before, outcome: { kind: 'refused', reason: 'not-allowed', because } };
  };

const onBoard = (state: State, tiles: readonly PlacedTile[]): State => ({
  ...state,
  board: new Map([...state.board, ...tiles.map((t) => [t.square, t] as const)]),
});

export const laying: readonly Violation[] = [
  {
    name: 'finishing to place registers no play',
    clauses: ['fise-2003:20.2', 'redeletras:20.2', 'fise-2009:21.2'],
    act: afterwards(['finish-placing'], (_, __, before) => before),
  },
  {
    name: 'picking up one tile loses the others',
    clauses: ['fise-2003:22', 'redeletras:22', 'ajs-2024:2.art23#dropped-may-return'],
    act: afterwards(['pick-up'], (after, _, before) => {
      const rest = new Map(after.board);
      for (const { square } of before.laying?.tiles ?? []) rest.delete(square);
      return { ...after, board: rest };
    }),
  },
  {
    name: 'tiles given up stay on the board',
    clauses: [
      'fise-2003:23#tiles-lifted',
      'redeletras:23#tiles-lifted',
      'fise-2009:24#tiles-lifted',
      'resumen-2018:18.s2#tiles-lifted',
    ],
    act: afterwards(['give-up-play'], (after, _, before) =>
      onBoard(after, [...before.board.values()]),
    ),
  },
  {
    name: 'whoever gives up plays again',
    clauses: [
      'fise-2003:23#turn-lost',
      'redeletras:23#turn-lost',
      'fise-2009:24#turn-lost',
      'resumen-2018:18.s2#turn-lost',
    ],
    act: afterwards(['give-up-play'], (after, { by }) => ({ ...after, toMove: by })),
  },
  {
    name: 'a tile of the rack is slipped in while moving the play',
    clauses: ['fise-2003:21.p1', 'redeletras:21.p1', 'fise-2009:22.p1', 'resumen-2018:18.s1'],
    act: (sound) => (edition, before, event) => {
      if (event.type !== 'rearrange') return sound(edition, before, event);
      const lifted = sound(edition, before, { type: 'give-up-play', by: event.by });
      const again = { ...lifted.state, toMove: event.by, turns: before.turns };
      return sound(edition, again, { type: 'place', by: event.by, tiles: event.tiles });
    },
  },
  {
    name: 'words slide in rows only',
    clauses: ['fise-2003:21.1', 'redeletras:21.1', 'fise-2009:22.1', 'fise-2009:22.p2'],
    act: inVain((event, { play }) => {
      if (event.type !== 'rearrange' || !play) return false;
      const rows = [...play.tiles, ...event.tiles].map(({ square }) => square.charAt(0));
      return new Set(rows).size > 1;
    }),
  },
  {
    name: 'a blank stands for E, whatever letter is said',
    clauses: ['fise-2003:10.1', 'redeletras:10.1', 'fise-2009:10.2', 'resumen-2018:8.s2'].map(
      (clause) => `${clause}#say-letter`,
    ),
    act: insteadOf('place', (event) => ({
      ...event,
      tiles: event.tiles.map((t): PlacedTile => (t.tile === '?' ? { ...t, as: 'E' } : t)),
    })),
  },
  {
    name: 'saying another letter for a blank has no effect',
    clauses: ['redeletras:10.1', 'fise-2009:10.2'],
    act: afterwards(['name-blank'], (_, __, before) => before),
  },
  {
    name: 'renaming one blank renames both',
    clauses: ['redeletras:10.1', 'fise-2009:10.2'],
    act: afterwards(['name-blank'], (after, { letter }) =>
      onBoard(
        after,
        [...after.board.values()].flatMap((t) => (t.tile === '?' ? [{ ...t, as: letter }] : [])),
      ),
    ),
  },
  {
    name: 'an opening voided by the rival costs no turn',
    clauses: ['fise-2009:20.1#turn-lost'],
    act: afterwards(['decide-opening'], (after, { accept }, before) =>
      accept ? after : { ...after, toMove: before.toMove, turns: before.turns },
    ),
  },
  {
    name: 'an exchange announced binds the rival too',
    clauses: ['redeletras:24', 'fise-2009:25.s2'],
    act: afterwards(['exchange'], (after, _, { announcedExchange }) => ({
      ...after,
      announcedExchange,
    })),
  },
  {
    name: 'counting the bag tells no number',
    clauses: [
      'fise-2003:26#count-any-time',
      'redeletras:26#count-any-time',
      'fise-2009:27',
      'fise-2009:27.s2',
    ],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const { outcome } = step;
      return event.type === 'count-bag' && outcome.kind === 'done'
        ? { ...step, outcome: { kind: 'done', because: outcome.because } }
        : step;
    },
  },
];
