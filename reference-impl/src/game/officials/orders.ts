// What an official has changed on the table: that, and nothing else.
import type { TableOrder } from '../../../../protocol/generated/types.ts';
import { type Ground, jointly } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import { endStop } from '../clock/stops.ts';
import { type Bar, bar } from '../outcome.ts';
import type { State, Timed } from '../state.ts';

/** Why an order cannot be carried out on this table. */
export const orderBar = (
  { ended, play, laying, remedy }: State,
  order: TableOrder | undefined,
  ground: Ground,
): Bar | undefined => {
  if (!order) return undefined;
  if (Object.keys(order).length === 0) return bar('not-applicable', ground);
  if (ended) return bar('game-over', jointly(ground, ended));
  return order.toMove && (play ?? laying ?? remedy) ? bar('out-of-order', ground) : undefined;
};

export const carriedOut = (state: State, order: TableOrder = {}): State => {
  const { clocks = state.clocks, scores = state.scores, toMove = state.toMove } = order;
  const ordered = { ...state, clocks, scores, toMove, timed: timedFor(state.timed, toMove) };
  return order.clocks && state.time.failed ? mended(ordered) : ordered;
};

/** A clock that has failed is replaced by one that shows what is ordered. */
const mended = (state: State): State => ({
  ...endStop(state, 'failure'),
  time: { ...state.time, failed: null },
});

/** Time that runs for a player, now or when a stop is over, runs for this one. */
const timedFor = (timed: Timed, player: Player): Timed => {
  const { running, stop } = timed;
  const runs = running === 'A' || running === 'B';
  return {
    ...timed,
    running: runs ? player : running,
    stop: stop && { ...stop, before: timedFor(stop.before, player) },
  };
};
