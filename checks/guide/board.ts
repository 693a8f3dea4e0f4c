// The tiles and the board, as the original game has them and every edition takes them over.
import {
  DISTRIBUTION,
  pointsOf,
  premiumAt,
  SIZE,
  squareAt,
} from '../../reference-impl/src/index.ts';
import { listed, tableOf } from './blocks.ts';

const MARKS = { 'letter×2': 'l', 'letter×3': 'L', 'word×2': 'w', 'word×3': 'W' } as const;
const ROWS = 'ABCDEFGHIJKLMNO';

export const tilesAndBoard = (): string => {
  const tiles = Object.keys(DISTRIBUTION) as (keyof typeof DISTRIBUTION)[];
  const byPoints = Map.groupBy(tiles, pointsOf);
  const rows = [...byPoints].map(([points, own]) => [
    String(points),
    listed(own.map((tile) => `${tile}×${DISTRIBUTION[tile]}`)),
  ]);
  const numbers = Array.from({ length: SIZE }, (_, i) => String(i + 1).padStart(2)).join(' ');
  const board = [...ROWS].map(
    (name, row) =>
      `${name}  ${Array.from({ length: SIZE }, (_, column) => markAt(row, column)).join('  ')}`,
  );
  return [
    tableOf(['points', 'tiles, and how many of each'], rows),
    '',
    'Premium squares: `l` and `L` letter ×2 and ×3, `w` and `W` word ×2 and ×3; they count for the turn that covers them.',
    '',
    '```',
    `  ${numbers}`,
    ...board,
    '```',
  ].join('\n');
};

const markAt = (row: number, column: number): string => {
  const square = squareAt(row, column);
  const premium = square === undefined ? undefined : premiumAt(square);
  return premium ? MARKS[premium] : '.';
};
