// Violations of the rules on laying tiles: whose they are, when, where, and what words they make.
import type { EventOf, PlayReport, Refusal, Word } from '../../protocol/generated/types.ts';
import { type State, withReadings } from '../../reference-impl/src/index.ts';
import { afterwards, beforehand, type Violation } from './violation.ts';

type Place = EventOf<'place'>;

const squareOf = (row: number, column: number): string =>
  `${String.fromCharCode(64 + row)}${column}`;

const placeOf = (square: string): readonly [row: number, column: number] => [
  square.charCodeAt(0) - 64,
  Number(square.slice(1)),
];

/** The line of the tiles: one step along it. */
const lineOf = ({ tiles }: Place): readonly [down: number, right: number] => {
  const [first, second] = tiles.map(({ square }) => placeOf(square));
  return first && second && first[1] === second[1] ? [1, 0] : [0, 1];
};

/** Some tile of the play has a tile on the board at that distance along its line (or across it). */
const hasNeighbour = (
  { board }: State,
  event: Place,
  steps: readonly number[],
  across = false,
): boolean => {
  const [down, right] = across ? (lineOf(event).toReversed() as [number, number]) : lineOf(event);
  return event.tiles.some(({ square }) => {
    const [row, column] = placeOf(square);
    return steps.some((n) => board.has(squareOf(row + n * down, column + n * right)));
  });
};

/** A play that the program does not admit although it might. */
const barring =
  (reason: Refusal, bars: (before: State, event: Place) => boolean): Violation['act'] =>
  (sound) =>
  (edition, before, event) =>
    event.type === 'place' && bars(before, event)
      ? { state: before, outcome: { kind: 'refused', reason, because: [] } }
      : sound(edition, before, event);

/** The same play, but other words are told of it. */
const tellingWords =
  (change: (words: readonly Word[]) => readonly Word[]): Violation['act'] =>
  (sound) =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    if (event.type !== 'place' || step.outcome.kind !== 'done') return step;
    const { score, words } = step.outcome.report as PlayReport;
    return { ...step, outcome: { ...step.outcome, report: { score, words: [...change(words)] } } };
  };

const hasHole = (event: Place): boolean => {
  const [down] = lineOf(event);
  const at = event.tiles.map(({ square }) => placeOf(square)[down === 1 ? 0 : 1]);
  return Math.max(...at) - Math.min(...at) >= at.length;
};

const SPLIT = /C H|L L|R R/;

export const playing: readonly Violation[] = [
  {
    name: 'tiles that are not on the rack are accepted',
    clauses: ['fise-2003:8', 'redeletras:8', 'fise-2009:8', 'resumen-2018:6.s1'],
    act: beforehand(['place'], (before, { by, tiles }) => ({
      ...before,
      racks: { ...before.racks, [by]: [...before.racks[by], ...tiles.map(({ tile }) => tile)] },
    })),
  },
  {
    name: 'whoever likes plays next',
    clauses: ['fise-2003:1', 'redeletras:1', 'fise-2009:1', 'resumen-2018:1'],
    act: beforehand(['place'], (before, { by }) => ({ ...before, toMove: by })),
  },
  {
    name: 'a word is lengthened at its end only',
    clauses: [
      ...['fise-2003:9.1', 'fise-2003:9.p1', 'redeletras:9.1', 'redeletras:9.p1'],
      ...['fise-2009:9.1', 'resumen-2018:7.a'],
    ],
    act: barring('not-connected', (before, event) => hasNeighbour(before, event, [1])),
  },
  {
    name: 'a word is not laid through a letter on the board',
    clauses: [
      ...['fise-2003:9.2', 'fise-2003:9.p1', 'redeletras:9.2', 'redeletras:9.p1'],
      ...['fise-2009:9.2', 'resumen-2018:7.b'],
    ],
    act: barring('gap', (_, event) => hasHole(event)),
  },
  {
    name: 'a word does not join one that it lies beside',
    clauses: [
      ...['fise-2003:9.3', 'fise-2003:9.p1', 'redeletras:9.3', 'redeletras:9.p1'],
      ...['fise-2009:9.3', 'resumen-2018:7.c'],
    ],
    act: barring(
      'not-connected',
      (before, event) =>
        !hasNeighbour(before, event, [-1, 1]) && hasNeighbour(before, event, [-1, 1], true),
    ),
  },
  {
    name: 'tiles that touch a word beside them make no word with it',
    clauses: [
      'fise-2003:8#contacts-complete',
      'redeletras:8#contacts-complete',
      'fise-2009:8.s2',
      'resumen-2018:6.s2',
    ],
    act: tellingWords((words) => words.slice(0, 1)),
  },
  {
    name: 'words are read from right to left and from bottom to top',
    clauses: [
      'fise-2003:2#reading-direction',
      'redeletras:2.p1#reading-direction',
      'fise-2009:2#reading-direction',
      'resumen-2018:1#reading-direction',
    ],
    act: tellingWords((words) => words.map((word) => word.toReversed() as Word)),
  },
  {
    name: 'a digraph is split in a word across the play',
    clauses: ['fise-2003:11', 'redeletras:11.p1', 'fise-2009:11', 'resumen-2018:9'],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const { outcome } = step;
      if (outcome.kind !== 'refused' || outcome.reason !== 'split-digraph') return step;
      const free = sound(
        withReadings(edition, { placing: { splitDigraphs: true } }),
        before,
        event,
      );
      const words = free.state.play?.words.map(({ word }) => word.join(' ')) ?? [];
      return SPLIT.test(words[0] ?? '') ? step : free;
    },
  },
  {
    name: 'only one blank goes in a word',
    clauses: [
      'fise-2003:10.1#both-in-one-word',
      'redeletras:10.1#both-in-one-word',
      'fise-2009:10.2.s3#both-in-one-word',
    ],
    act: barring(
      'not-allowed',
      (_, { tiles }) => tiles.filter(({ tile }) => tile === '?').length > 1,
    ),
  },
  {
    name: 'a play that stood is counted again when the rival plays on',
    clauses: ['fise-2003:34.p2', 'redeletras:34.p2', 'fise-2009:39.s3', 'resumen-2018:23.s3'],
    act: afterwards(['place', 'pass', 'exchange'], (after, { by }, before) => {
      const { play } = before;
      if (!play || play.by === by) return after;
      const points = after.scores[play.by] + play.score;
      return { ...after, scores: { ...after.scores, [play.by]: points } };
    }),
  },
];
