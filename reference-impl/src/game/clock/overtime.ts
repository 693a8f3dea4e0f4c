// Time used beyond what a player has, and what it costs when the game ends.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, jointly, says } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import type { State } from '../state.ts';
import { allotmentOf } from './limits.ts';
import { clock } from './parameters.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface Points extends Ground {
  readonly points: number;
}

const NOTHING: Points = { points: 0, because: [] };

export interface LossOnTime extends Ground {
  /** What the clock of a player shows when the game is lost; null where it never is. */
  readonly atMs: number | null;
}

/** Ten points a minute are another matter; here a player may lose the whole game on time. */
export const lossOnTime = (edition: Edition, state: State): LossOnTime => {
  const own = allotmentOf(edition, state);
  const extra = ask(edition, clock.overtimeMinutes);
  const at = ask(edition, clock.overtimeLossAt);
  const grounds = jointly(extra, ask(edition, clock.minutesEach), at);
  if (own === null || isSilent(extra) || extra.value === 'none') return { atMs: null, ...grounds };
  const more = says(at, 'next-second') ? SECOND : 0;
  return { atMs: own + extra.value * MINUTE + more, ...grounds };
};

/** The player has used more than the allotment. */
export const isOver = (edition: Edition, state: State, player: Player): boolean => {
  const own = allotmentOf(edition, state);
  return own !== null && state.clocks[player] > own;
};

/** Points for each minute, whole or begun, beyond the allotment. */
export const overtimePoints = (edition: Edition, state: State, player: Player): Points => {
  const each = ask(edition, clock.overtimePoints);
  const allotment = allotmentOf(edition, state);
  if (isSilent(each) || allotment === null) return NOTHING;
  const over = state.clocks[player] - allotment;
  if (over < 0 && state.time.device === null) return NOTHING;
  const unit = ask(edition, clock.overtimeUnit);
  const counted = says(unit, 'second-shown') ? Math.floor(over / SECOND) * SECOND : over;
  const minutes = Math.max(0, Math.ceil(counted / MINUTE));
  return { points: minutes * each.value, ...jointly(each, unit, ask(edition, clock.allotment)) };
};
