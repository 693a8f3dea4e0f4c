// The tables that scenarios start from.
import { describe, expect, test } from 'vitest';
import { DISTRIBUTION } from '../../reference-impl/src/index.ts';
import { bagOf, midGamePosition, openingPosition } from './positions.ts';

describe('the tables scenarios start from', () => {
  test('a fresh bag holds the hundred tiles', () => {
    const bag = bagOf(100);
    expect(bag).toHaveLength(100);
    for (const [tile, count] of Object.entries(DISTRIBUTION)) {
      expect(bag.filter((t) => t === tile).length, tile).toBe(count);
    }
  });

  test.each([
    ['opening', openingPosition, 0, 86],
    ['mid-game', midGamePosition, 5, 40],
  ] as const)('the %s table has seven tiles on each rack', (_, make, board, bag) => {
    const position = make();
    expect(position.racks.A).toHaveLength(7);
    expect(position.racks.B).toHaveLength(7);
    expect(position.board).toHaveLength(board);
    expect(position.bag).toHaveLength(bag);
    expect(make().racks).not.toBe(position.racks);
  });
});
