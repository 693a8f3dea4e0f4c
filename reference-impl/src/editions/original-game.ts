// What every edition presupposes: the original rules of the game, its board and its tiles. An edition cites them through
// the clause by which it takes them over; what it says itself lies over them.
import type { Premium } from '../game/board/premiums.ts';
import { coordinatesOf, SQUARES, type Square } from '../game/board/squares.ts';
import type { Tile } from '../game/board/tiles.ts';
import { blanks, placing, scoring } from '../game/play/parameters.ts';
import { start } from '../game/start/parameters.ts';
import { exchange, turn } from '../game/turn/parameters.ts';
import { rule, say } from '../kernel/edition.ts';

/** The figure at the foot of each tile. */
const VALUES: Readonly<Record<Tile, number>> = {
  A: 1, E: 1, O: 1, I: 1, S: 1, N: 1, R: 1, U: 1, L: 1, T: 1,
  D: 2, G: 2,
  C: 3, B: 3, M: 3, P: 3,
  H: 4, F: 4, V: 4, Y: 4,
  CH: 5, Q: 5,
  J: 8, LL: 8, Ñ: 8, RR: 8, X: 8,
  Z: 10,
  '?': 0,
}; // biome-ignore format: one line for each value

/** How many there are of each: 100 tiles. */
export const DISTRIBUTION: Readonly<Record<Tile, number>> = {
  A: 12, E: 12, O: 9, I: 6, S: 6, N: 5, R: 5, U: 5, L: 4, T: 4,
  D: 5, G: 2,
  C: 4, B: 2, M: 2, P: 2,
  H: 2, F: 1, V: 1, Y: 1,
  CH: 1, Q: 1,
  J: 1, LL: 1, Ñ: 1, RR: 1, X: 1,
  Z: 1,
  '?': 2,
}; // biome-ignore format: one line for each value

/** W and w: word ×3 and ×2; L and l: letter ×3 and ×2. */
const BOARD = [
  'W..l...W...l..W',
  '.w...L...L...w.',
  '..w...l.l...w..',
  'l..w...l...w..l',
  '....w.....w....',
  '.L...L...L...L.',
  '..l...l.l...l..',
  'W..l...w...l..W',
  '..l...l.l...l..',
  '.L...L...L...L.',
  '....w.....w....',
  'l..w...l...w..l',
  '..w...l.l...w..',
  '.w...L...L...w.',
  'W..l...W...l..W',
] as const;

const MEANING: Readonly<Record<string, Premium>> = {
  l: 'letter×2',
  L: 'letter×3',
  w: 'word×2',
  W: 'word×3',
};

export const pointsOf = (tile: Tile): number => VALUES[tile];

/** The premium of a square; undefined on a plain one. */
export const premiumAt = (square: Square): Premium | undefined => {
  const { row, column } = coordinatesOf(square);
  return MEANING[BOARD[row]?.[column] ?? ''];
};

const valueOfEach = Object.fromEntries(
  Object.entries(VALUES).map(([tile, points]) => [tile, rule(points)]),
);
const premiumOfEach = Object.fromEntries(
  SQUARES.map((square) => [square, rule(premiumAt(square) ?? 'none')]),
);

export const originalGame = [
  say(start, { settledFirst: rule(true) }),
  say(turn, { inTurn: rule(true), course: rule(true), pass: rule(true) }),
  say(placing, { onTheBoard: rule(true) }),
  say(scoring, { letterValues: rule(true), tileValue: valueOfEach, square: premiumOfEach }),
  say(blanks, { standsFor: rule(true) }),
  say(exchange, { spendsTurn: rule(true) }),
];
