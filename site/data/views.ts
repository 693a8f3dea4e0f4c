// What of a table is shown at one moment.
import type { GameReplayResult, PlacedTile, Position } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { whereInWords } from '../../steps/language/telling/outcome.ts';

/** A tile on a square: [square, tile, letter of a blank]. */
export type CompactTile = readonly [square: string, tile: string, as?: string];

export const compact = ({ square, tile, as }: PlacedTile): CompactTile =>
  as ? [square, tile, as] : [square, tile];

export const viewOf = (table: Position | GameReplayResult['state']) => ({
  racks: table.racks,
  hands: ('hands' in table ? table.hands : undefined) ?? { A: [], B: [] },
  scores: table.scores,
  bag: table.bag.length,
  toMove: table.toMove,
  missing: PLAYERS.flatMap((player) => {
    const where = table.presence?.[player] ?? 'here';
    return where === 'here' ? [] : [{ player, where: whereInWords(where) }];
  }),
});
