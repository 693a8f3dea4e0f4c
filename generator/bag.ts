// The hundred tiles of the set, and in an order that chance gives.
import type { Tile } from '../protocol/generated/types.ts';
import { DISTRIBUTION } from '../reference-impl/src/index.ts';
import type { Random } from '../shared/random.ts';

export const ALL_TILES: readonly Tile[] = Object.entries(DISTRIBUTION).flatMap(([tile, count]) =>
  Array.from({ length: count }, () => tile as Tile),
);

export const mixedBag = (random: Random): Tile[] => random.shuffled(ALL_TILES);
