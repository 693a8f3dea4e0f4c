// Tiles laid at random: plays that are in order, and some that are wrong, each in a way of its own.
import type { NamedLetter, PlacedTile, Tile } from '../protocol/generated/types.ts';
import { LETTERS } from '../protocol/generated/vocabulary.ts';
import type { Random } from '../shared/random.ts';
import { likelyPlay } from './start.ts';
import type { World } from './world.ts';

export interface Scene {
  readonly board: readonly PlacedTile[];
  readonly rack: readonly Tile[];
}

type Make = (world: World, scene: Scene) => PlacedTile[] | undefined;

const SIZE = 15;

const legal: Make = ({ generate, random }, { board, rack }) => {
  const plays = generate(board, rack);
  if (plays.count === 0) return undefined;
  const by = random.below(6);
  const chosen =
    by === 0 ? plays.best() : by < 3 ? random.below(plays.count) : likelyPlay(random, plays);
  return plays.tiles(chosen);
};

/** The tiles of a play changed about: mostly no word. */
const phony: Make = (world, scene) => {
  const tiles = legal(world, scene);
  if (!tiles) return undefined;
  const mixed = world.random.shuffled(tiles);
  return tiles.map(({ square }, i) => ({ ...(mixed[i] as PlacedTile), square }));
};

/** A play of tiles that are not on the rack. */
const foreign: Make = (world, { board }) =>
  legal(world, { board, rack: world.random.shuffled([...LETTERS] as Tile[]).slice(0, 7) });

const withGap: Make = (world, scene) => {
  const tiles = legal(world, scene);
  return tiles && tiles.length > 2
    ? tiles.toSpliced(1 + world.random.below(tiles.length - 2), 1)
    : undefined;
};

const onTaken: Make = (world, { board, rack }) => {
  const [tile] = rack;
  if (!tile || board.length === 0) return undefined;
  return [shown(world.random, tile, world.random.pick(board).square)];
};

const squareOf = (row: number, column: number): string =>
  `${String.fromCharCode(65 + row)}${column + 1}`;

/** A play moved to where nothing lies. */
const apart: Make = (world, scene) => {
  const tiles = legal(world, scene);
  if (!tiles) return undefined;
  const [rows, columns] = [world.random.below(9) - 4, world.random.below(9) - 4];
  const moved = tiles.map((placed) => {
    const row = placed.square.charCodeAt(0) - 65 + rows;
    const column = Number(placed.square.slice(1)) - 1 + columns;
    const isOn = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    return isOn ? { ...placed, square: squareOf(row, column) } : undefined;
  });
  return moved.includes(undefined) ? undefined : (moved as PlacedTile[]);
};

/** Two tiles that lie in no line, each beside one that lies there. */
const askew: Make = ({ random }, { board, rack }) => {
  const [first, second] = rack;
  if (!first || !second || board.length < 4) return undefined;
  const [a, b] = random.shuffled(freeBeside(board));
  return a && b ? [shown(random, first, a), shown(random, second, b)] : undefined;
};

const single: Make = ({ random }, { board, rack }) => {
  const [tile] = random.shuffled(rack);
  if (!tile) return undefined;
  const square = board.length === 0 ? 'H8' : random.pick(freeBeside(board));
  return [shown(random, tile, square)];
};

/** A digraph in two tiles, behind a tile that lies there. */
const PAIRS: readonly (readonly [Tile, Tile])[] = [
  ['C', 'H'],
  ['L', 'L'],
  ['R', 'R'],
];
const split: Make = ({ random }, { board, rack }) => {
  const pair = PAIRS.find(
    ([a, b]) => rack.includes(a) && rack.toSpliced(rack.indexOf(a), 1).includes(b),
  );
  const taken = new Set(board.map(({ square }) => square));
  if (!pair) return undefined;
  for (const { square } of random.shuffled(board)) {
    const [row, column] = [square.charCodeAt(0) - 65, Number(square.slice(1)) - 1];
    const [one, two] = [squareOf(row, column + 1), squareOf(row, column + 2)];
    if (column + 2 < SIZE && !taken.has(one) && !taken.has(two))
      return [
        { square: one, tile: pair[0] },
        { square: two, tile: pair[1] },
      ];
  }
  return undefined;
};

const nameless: Make = (world, scene) =>
  legal(world, scene)?.map(({ square, tile }) => ({ square, tile }));

const freeBeside = (board: readonly PlacedTile[]): string[] => {
  const taken = new Set(board.map(({ square }) => square));
  const beside = board.flatMap(({ square }) => {
    const [row, column] = [square.charCodeAt(0) - 65, Number(square.slice(1)) - 1];
    return [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ].flatMap(([r = 0, c = 0]) => (r >= 0 && r < SIZE && c >= 0 && c < SIZE ? squareOf(r, c) : []));
  });
  return [...new Set(beside)].filter((square) => !taken.has(square));
};

const shown = (random: Random, tile: Tile, square: string): PlacedTile =>
  tile === '?' ? { square, tile, as: random.pick(LETTERS) as NamedLetter } : { square, tile };

const WRONG: readonly Make[] = [
  ...[foreign, withGap, onTaken, apart, askew, single, split, nameless],
];

/** A play as games mostly have them; undefined where the rack gives none. */
export const soundPlay = legal;
export const phonyPlay = phony;
export const wrongPlay: Make = (world, scene) =>
  world.random.pick(WRONG)(world, scene) ?? single(world, scene);
