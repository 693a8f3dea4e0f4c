// Random plays: tiles of a rack laid in a row or column near what is on the board. Most are legal, not all.
import { type Board, boardOf, type PlacedTile } from '../src/game/board/board.ts';
import { CENTRE } from '../src/game/board/premiums.ts';
import {
  crossing,
  DIRECTIONS,
  type Direction,
  type Square,
  step,
} from '../src/game/board/squares.ts';
import { BLANK, LETTERS, type Tile, type Word } from '../src/game/board/tiles.ts';
import type { Chance } from './chance.ts';

export const anyTiles = (chance: Chance, rack: readonly Tile[]): Tile[] =>
  chance.shuffled(rack).slice(0, chance.between(1, Math.max(1, rack.length)));

export const anyWord = (chance: Chance): Word =>
  Array.from({ length: chance.between(1, 4) }, () => chance.pick(LETTERS));

export const anyPlay = (chance: Chance, board: Board, rack: readonly Tile[]): PlacedTile[] => {
  const direction = chance.pick(DIRECTIONS);
  const anchor = board.size > 0 ? chance.pick([...board.keys()]) : CENTRE;
  const tiles = anyTiles(chance, rack);
  const start = startNear(chance, anchor, direction, tiles.length);
  const placed = laid(chance, board, start, direction, tiles);
  return placed.length > 0 ? placed : [placedTile(chance, anchor, tiles[0] as Tile)];
};

/** On the line of the anchor, so far back that the tiles reach it; or on the line beside it. */
const startNear = (chance: Chance, anchor: Square, direction: Direction, tiles: number): Square => {
  const line = chance.coin() ? step(anchor, crossing(direction), chance.pick([-1, 1])) : anchor;
  return step(line ?? anchor, direction, -chance.below(tiles + 1)) ?? anchor;
};

/** Fills empty squares from `start` on, leaping over those that are taken. */
const laid = (
  chance: Chance,
  board: Board,
  start: Square,
  direction: Direction,
  tiles: readonly Tile[],
): PlacedTile[] => {
  const placed: PlacedTile[] = [];
  for (let at: Square | undefined = start; at && placed.length < tiles.length; ) {
    if (!board.has(at)) placed.push(placedTile(chance, at, tiles[placed.length] as Tile));
    at = step(at, direction, 1);
  }
  return placed;
};

const placedTile = (chance: Chance, square: Square, tile: Tile): PlacedTile =>
  tile === BLANK ? { square, tile, as: chance.pick(LETTERS) } : { square, tile };

/** A board that a few plays have built, and the tiles that were not used. */
export const anyBoard = (
  chance: Chance,
  stock: readonly Tile[],
): { board: PlacedTile[]; rest: Tile[] } => {
  const board: PlacedTile[] = [];
  const rest = [...stock];
  for (let plays = chance.below(5); plays > 0; plays--) {
    const before = boardOf(board);
    const play = anyPlay(chance, before, rest.slice(0, chance.between(2, 5))).filter(
      ({ square }) => !before.has(square),
    );
    board.push(...play);
    for (const { tile } of play) rest.splice(rest.indexOf(tile), 1);
  }
  return { board, rest };
};
