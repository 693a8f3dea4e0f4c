// Points of a play: premiums count once, under the tiles laid in it; seven tiles earn a bonus.
import { type Board, type PlacedTile, withTiles } from './board.ts';
import type { FormedWord } from './formation.ts';
import { letterFactor, premiumAt, wordFactor } from './premiums.ts';
import { pointsOf, RACK_SIZE } from './tiles.ts';

export const SEVEN_TILE_BONUS = 50;

export const scoreOf = (
  before: Board,
  tiles: readonly PlacedTile[],
  words: readonly FormedWord[],
): number => {
  const board = withTiles(before, tiles);
  const points = words.reduce((sum, formed) => sum + wordScore(before, board, formed), 0);
  return points + (tiles.length === RACK_SIZE ? SEVEN_TILE_BONUS : 0);
};

const wordScore = (before: Board, board: Board, { squares }: FormedWord): number => {
  let sum = 0;
  let factor = 1;
  for (const square of squares) {
    const placed = board.get(square);
    const premium = before.has(square) ? 'none' : premiumAt(square);
    sum += placed ? pointsOf(placed.tile) * letterFactor(premium) : 0;
    factor *= wordFactor(premium);
  }
  return sum * factor;
};
