// The 15×15 squares: row A to O from the top, column 1 to 15 from the left.

export const SIZE = 15;
export type Square = string;
export interface Coordinates {
  readonly row: number;
  readonly column: number;
}
export const DIRECTIONS = ['across', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const coordinatesOf = (square: Square): Coordinates => ({
  row: square.charCodeAt(0) - 65,
  column: Number(square.slice(1)) - 1,
});

export const squareAt = (row: number, column: number): Square =>
  `${String.fromCharCode(65 + row)}${column + 1}`;

/** Every square, row by row. */
export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  squareAt(Math.floor(i / SIZE), i % SIZE),
);

export const isOnBoard = (square: Square): boolean => /^[A-O]([1-9]|1[0-5])$/.test(square);

/** The square `steps` further on, or undefined beyond the edge. */
export const step = (square: Square, direction: Direction, steps: number): Square | undefined => {
  const { row, column } = coordinatesOf(square);
  const r = direction === 'down' ? row + steps : row;
  const c = direction === 'across' ? column + steps : column;
  return r >= 0 && r < SIZE && c >= 0 && c < SIZE ? squareAt(r, c) : undefined;
};

export const crossing = (direction: Direction): Direction =>
  direction === 'across' ? 'down' : 'across';
