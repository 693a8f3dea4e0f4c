// What each player has drawn since a turn of theirs began, and tiles on their way back to the bag.
import type { DrawEvent, GameEvent, Player, Tile } from '../../../protocol/generated/types.ts';
import { NOTHING_DRAWN, type Shadow } from './shadow-table.ts';

/** Whoever takes a turn has done with the draw before it. */
export const beginDraw = (shadow: Shadow, event: GameEvent): void => {
  if ('by' in event && (event.by === 'A' || event.by === 'B'))
    shadow.draws[event.by] = NOTHING_DRAWN;
};

export const noteDraw = (shadow: Shadow, { by, count, racked, seen }: DrawEvent): void => {
  const { tiles, unseen } = shadow.draws[by];
  const taken = shadow.bag.slice(0, count);
  shadow.draws[by] = {
    tiles: [...tiles, ...taken],
    unseen: [...unseen, ...taken.slice(Math.max(racked, seen))],
  };
};

export const putBack = (shadow: Shadow, player: Player, tiles: readonly Tile[]): void => {
  take(shadow.held[player], tiles);
  shadow.bag.push(...tiles);
};

export const take = (from: Tile[], tiles: readonly Tile[]): void => {
  for (const tile of tiles) {
    const at = from.indexOf(tile);
    if (at >= 0) from.splice(at, 1);
  }
};
