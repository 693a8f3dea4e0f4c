// Tiles written as text, for tests that lay them out: "A@H8 ?=S@H9", or a row of them from a square on.

import type { PlacedTile } from '../src/game/board/board.ts';
import { type Direction, type Square, step } from '../src/game/board/squares.ts';
import { BLANK, type Letter, type Tile } from '../src/game/board/tiles.ts';

/** "A" is a tile, "?=S" a blank that stands for S, "?" one that stands for nothing yet. */
const tileOn = (square: Square, text: string): PlacedTile => {
  const [tile, as] = text.split('=') as [Tile, Letter | undefined];
  return tile === BLANK && as ? { square, tile, as } : { square, tile };
};

/** Tiles on their squares: "A@H8 S@H9". */
export const laid = (text: string): PlacedTile[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [tile = '', square = ''] = part.split('@');
      return tileOn(square, tile);
    });

/** Tiles in a line from a square on: "C A S A"; a dot leaves a square as it is. */
export const line = (start: Square, direction: Direction, text: string): PlacedTile[] =>
  text
    .split(' ')
    .flatMap((part, i) => (part === '.' ? [] : [tileOn(step(start, direction, i) ?? '', part)]));
