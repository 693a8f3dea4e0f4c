// What a play is worth on the board of the original game: letters and words multiplied by the premium squares that its
// tiles cover, every word that it forms, fifty for seven tiles.
import type { PlacedTile, Tile } from '../../../protocol/generated/types.ts';
import { runsThrough, type Squares } from './words.ts';

/** A quarter of the board; the others mirror it. l, L: letter twice, three times; w, W: word. */
const QUARTER = [
  'W..l...W',
  '.w...L..',
  '..w...l.',
  'l..w...l',
  '....w...',
  '.L...L..',
  '..l...l.',
  'W..l...w',
] as const;

const FACTORS: Readonly<Record<string, readonly [letter: number, word: number]>> = {
  l: [2, 1],
  L: [3, 1],
  w: [1, 2],
  W: [1, 3],
};

const VALUES: readonly (readonly [points: number, tiles: string])[] = [
  [0, '?'],
  [2, 'D G'],
  [3, 'C B M P'],
  [4, 'H F V Y'],
  [5, 'CH Q'],
  [8, 'J LL Ñ RR X'],
  [10, 'Z'],
];

const POINTS = new Map(
  VALUES.flatMap(([points, tiles]) => tiles.split(' ').map((t) => [t, points])),
);
const BONUS = 50;
const RACK = 7;

const pointsOf = (tile: Tile): number => POINTS.get(tile) ?? 1;

const mirrored = (at: number): number => Math.min(at, 14 - at);

const factorsAt = (square: string): readonly [letter: number, word: number] => {
  const row = mirrored(square.charCodeAt(0) - 65);
  return FACTORS[QUARTER[row]?.[mirrored(Number(square.slice(1)) - 1)] ?? ''] ?? [1, 1];
};

/** `board` holds the tiles of the play too. */
export const pointsOfPlay = (board: Squares, tiles: readonly PlacedTile[]): number => {
  const fresh = new Set(tiles.map(({ square }) => square));
  const points = runsThrough(board, tiles).map((run) => {
    const worth = run.map(({ square, tile }) => {
      const [letter, word] = fresh.has(square) ? factorsAt(square) : [1, 1];
      return { points: pointsOf(tile) * letter, word };
    });
    const sum = worth.reduce((total, one) => total + one.points, 0);
    return worth.reduce((product, one) => product * one.word, sum);
  });
  return points.reduce((total, one) => total + one, tiles.length === RACK ? BONUS : 0);
};
