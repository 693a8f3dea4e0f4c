// Positions as they come about in games between two who always play what scores most.
import type { PlacedTile, Tile } from '../protocol/generated/types.ts';
import { RACK_SIZE } from '../reference-impl/src/index.ts';
import type { Random } from '../shared/random.ts';
import { mixedBag } from './bag.ts';
import type { Generate } from './index.ts';

export interface Table {
  readonly board: readonly PlacedTile[];
  /** Of whoever is to move. */
  readonly rack: readonly Tile[];
}

export const tablesOfGames = (generate: Generate, random: Random, count: number): Table[] => {
  const tables: Table[] = [];
  while (tables.length < count) tables.push(...tablesOfGame(generate, random));
  return tables.slice(0, count);
};

const tablesOfGame = (generate: Generate, random: Random): Table[] => {
  const bag = mixedBag(random);
  const tables: Table[] = [];
  let board: readonly PlacedTile[] = [];
  let [rack, other] = [bag.splice(0, RACK_SIZE), bag.splice(0, RACK_SIZE)];
  for (let passes = 0; passes < 2 && rack.length > 0 && other.length > 0; ) {
    tables.push({ board, rack: [...rack] });
    const plays = generate(board, rack);
    const best = plays.best();
    passes = best < 0 ? passes + 1 : 0;
    const laid = best < 0 ? [] : plays.tiles(best);
    board = [...board, ...laid];
    for (const { tile } of laid) rack.splice(rack.indexOf(tile), 1);
    [rack, other] = [other, [...rack, ...bag.splice(0, laid.length)]];
  }
  return tables;
};
