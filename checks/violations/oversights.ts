// Cases that a programmer does not think of: the second of two, the one who started, the blank of an earlier play.
import type { PlacedTile, Refusal } from '../../protocol/generated/types.ts';
import type { State } from '../../reference-impl/src/index.ts';
import { counting } from './scoring.ts';
import { beforehand, type Violation } from './violation.ts';

const refusing =
  (reason: Refusal, bars: (before: State, by: unknown) => boolean): Violation['act'] =>
  (sound) =>
  (edition, before, event) =>
    event.type === 'request-recount' && bars(before, event.by)
      ? { state: before, outcome: { kind: 'refused', reason, because: [] } }
      : sound(edition, before, event);

const shown = (tile: PlacedTile): PlacedTile =>
  tile.tile === '?' && tile.as
    ? { square: tile.square, tile: tile.as as PlacedTile['tile'] }
    : tile;

export const oversights: readonly Violation[] = [
  {
    name: 'a tile that is held once may be exchanged twice',
    clauses: [
      ...['fise-2003:24#some-or-all', 'redeletras:24#some-or-all'],
      ...['fise-2009:25', 'resumen-2018:19.s1'],
    ],
    act: beforehand(['exchange'], (before, { by, tiles }) => {
      const rack = before.racks[by];
      const isHeld = tiles.every((tile) => rack.includes(tile));
      return isHeld ? { ...before, racks: { ...before.racks, [by]: [...rack, ...tiles] } } : before;
    }),
  },
  {
    name: 'a single tile counts in one of its two words',
    clauses: [
      ...['fise-2003:18', 'redeletras:18', 'resumen-2018:16'].map((c) => `${c}#all-words-added`),
      ...['fise-2003:8', 'redeletras:8'].map((c) => `${c}#every-new-word-scores`),
      ...['fise-2009:18', 'fise-2009:8.s3', 'resumen-2018:6.s2'],
    ],
    act: counting((sound, edition, before, event, { words }) => {
      const whole = sound(edition, before, event);
      return event.tiles.length === 1 && words.length > 1 ? whole - 1 : whole;
    }),
  },
  {
    name: 'a blank of an earlier play is worth its letter',
    clauses: ['fise-2003:10.2', 'redeletras:10.2', 'fise-2009:10.1', 'resumen-2018:8.s3'],
    act: counting((sound, edition, before, event) => {
      const board = [...before.board].map(([square, tile]) => [square, shown(tile)] as const);
      return sound(edition, { ...before, board: new Map(board) }, event);
    }),
  },
  {
    name: 'the rival plays on while the author is still counting',
    clauses: [
      ...['fise-2003:29.p1#announce-points', 'redeletras:29.p1#announce-points'],
      ...['fise-2009:32.1', 'resumen-2018:5.s1'],
    ],
    act: beforehand(['pass', 'place', 'exchange'], (before, { by }) =>
      before.play && before.play.by !== by
        ? { ...before, play: { ...before.play, announced: true } }
        : before,
    ),
  },
  {
    name: 'only the rival is granted a recount',
    clauses: ['redeletras:34.p3', 'fise-2009:41'],
    act: refusing('not-entitled', ({ play, lastPlay }, by) => by === (play ?? lastPlay)?.by),
  },
  {
    name: 'the first player of the table is taken for the one who started',
    clauses: [
      ...['fise-2003:27.p2', 'redeletras:27.p2', 'fise-2009:30.s2'].map((c) => `${c}#equal-turns`),
    ],
    act: beforehand(['time-up'], (before) => {
      const { turns, toMove } = before;
      if (turns[0]?.by !== 'B') return before;
      return { ...before, turns: toMove === 'A' ? turns.slice(1) : [...turns, ...turns.slice(-1)] };
    }),
  },
  {
    name: 'a play that was put right counts as it first lay',
    clauses: ['fise-2003:21.2', 'redeletras:21.2', 'fise-2009:22.2', 'resumen-2018:18.s1'],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      if (event.type !== 'rearrange' || step.outcome.kind !== 'done' || !before.play) return step;
      const { score } = before.play;
      const report = { ...(step.outcome.report as { score: number }), score };
      return { ...step, outcome: { ...step.outcome, report } as typeof step.outcome };
    },
  },
];
