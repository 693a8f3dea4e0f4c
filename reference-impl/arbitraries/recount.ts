// The score and the legality of a play worked out a second time, in another way than the engine: from two pictures
// of the board, before and after, read row by row and column by column.
import type { Board, PlacedTile } from '../src/game/board/board.ts';

type Grid = readonly (readonly (PlacedTile | undefined)[])[];
type Cell = { readonly row: number; readonly column: number };

const POINTS: readonly (readonly [number, string])[] = [
  [0, '?'],
  [1, 'A E I O U L N R S T'],
  [2, 'D G'],
  [3, 'B C M P'],
  [4, 'F H V Y'],
  [5, 'CH Q'],
  [8, 'J LL Ñ RR X'],
  [10, 'Z'],
];

const pointsByTable = (tile: string): number =>
  POINTS.find(([, tiles]) => tiles.split(' ').includes(tile))?.[0] ?? Number.NaN;

/** Premiums from the symmetries of the board: distances to the edges, the smaller first. */
export const premiumBySymmetry = ({ row, column }: Cell): string => {
  const [near, far] = [Math.min(row, 14 - row), Math.min(column, 14 - column)].sort(
    (a, b) => a - b,
  );
  if (near === 7 && far === 7) return 'word×2';
  if (near === far && [1, 2, 3, 4].includes(near ?? 0)) return 'word×2';
  const kinds: Record<string, string> = {
    '0 0': 'word×3',
    '0 7': 'word×3',
    '1 5': 'letter×3',
    '5 5': 'letter×3',
    '0 3': 'letter×2',
    '2 6': 'letter×2',
    '3 7': 'letter×2',
    '6 6': 'letter×2',
  };
  return kinds[`${near} ${far}`] ?? 'none';
};

const gridOf = (tiles: Iterable<PlacedTile>): Grid => {
  const grid = Array.from({ length: 15 }, () => Array<PlacedTile | undefined>(15).fill(undefined));
  for (const placed of tiles) {
    const row = 'ABCDEFGHIJKLMNO'.indexOf(placed.square.charAt(0));
    (grid[row] as (PlacedTile | undefined)[])[Number.parseInt(placed.square.slice(1), 10) - 1] =
      placed;
  }
  return grid;
};

/** Every unbroken run of two tiles or more, in rows and in columns. */
const runsOf = (grid: Grid): Cell[][] => {
  const lines = Array.from({ length: 15 }, (_, i) => i).flatMap((i) => [
    Array.from({ length: 15 }, (_, j) => ({ row: i, column: j })),
    Array.from({ length: 15 }, (_, j) => ({ row: j, column: i })),
  ]);
  return lines.flatMap((line) => {
    const runs: Cell[][] = [[]];
    for (const cell of line) {
      if (grid[cell.row]?.[cell.column]) runs.at(-1)?.push(cell);
      else runs.push([]);
    }
    return runs.filter((run) => run.length > 1);
  });
};

/** The runs that are there after the play and were not so before it: those with a new tile. */
const newRuns = (before: Board, tiles: readonly PlacedTile[]) => {
  const old = gridOf(before.values());
  const grid = gridOf([...before.values(), ...tiles]);
  const isNew = ({ row, column }: Cell): boolean => !old[row]?.[column] && !!grid[row]?.[column];
  return { grid, isNew, runs: runsOf(grid).filter((run) => run.some(isNew)) };
};

export const recount = (before: Board, tiles: readonly PlacedTile[]): number => {
  const { grid, isNew, runs } = newRuns(before, tiles);
  const total = runs.reduce((sum, run) => {
    const premiums = run.map((cell) => (isNew(cell) ? premiumBySymmetry(cell) : 'none'));
    const letters = run.map(({ row, column }, i) => {
      const points = pointsByTable(grid[row]?.[column]?.tile ?? '');
      return points * Number(/letter×(\d)/.exec(premiums[i] ?? '')?.[1] ?? 1);
    });
    const factor = premiums.reduce((f, p) => f * Number(/word×(\d)/.exec(p)?.[1] ?? 1), 1);
    return sum + factor * letters.reduce((a, b) => a + b, 0);
  }, 0);
  return total + (tiles.length > 6 ? 50 : 0);
};

const DIGRAPHS = ['C H', 'L L', 'R R'];

/** Whether the new tiles, on squares that were free, lie in one run, join what was there, and split no digraph. */
export const isLegal = (
  before: Board,
  tiles: readonly PlacedTile[],
  { coversCentre }: { readonly coversCentre: boolean },
): boolean => {
  const squares = new Set(tiles.map((t) => t.square));
  if (tiles.some((t) => before.has(t.square)) || squares.size < tiles.length) return false;
  const { grid, isNew, runs } = newRuns(before, tiles);
  const holdsAll = runs.some((run) => run.filter(isNew).length === tiles.length);
  const joins = runs.some((run) => run.some((cell) => !isNew(cell)));
  const spelt = runs.map((run) =>
    run.map(({ row, column }) => grid[row]?.[column]?.as ?? grid[row]?.[column]?.tile).join(' '),
  );
  const splits = spelt.some((word) => DIGRAPHS.some((pair) => ` ${word} `.includes(` ${pair} `)));
  const placed = before.size > 0 ? joins : squares.has('H8') || !coversCentre;
  return holdsAll && placed && !splits;
};
