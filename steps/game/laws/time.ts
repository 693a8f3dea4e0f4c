// Laws of the clock: time goes by when it is said to, for one player at a time, and never for who is not to move.
import type { GameEvent, Player } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law } from './law.ts';

const PLAYERS = ['A', 'B'] as const;

/** What a clock may show: what it had at first, and any of the times that went by since; an end may cut the last. */
export const clocksHold: Law = (params, result) => {
  const { clocks, ended } = result.state;
  if (!clocks) return;
  const waited = doneOf(params, result, 'wait').map(({ ms }) => ms);
  const gone = (player: Player) => clocks[player] - params.position.clocks[player];
  for (const player of PLAYERS) {
    const what = `law of the table, time used by ${player} fits the time that went by`;
    expectEqual(what, isSumOf(waited, gone(player), ended !== null), true);
  }
  const all = waited.reduce((sum, ms) => sum + ms, 0);
  const most = params.position.clock?.running === 'both' ? 2 * all : all;
  expectEqual('law of the table, time used by both', Math.max(most, gone('A') + gone('B')), most);
};

/** The total of the game takes in all the time that went by, whoever used it; an end may cut the last of it. */
export const totalHolds: Law = (params, result) => {
  const { clock, ended } = result.state;
  if (!clock) return;
  const waited = doneOf(params, result, 'wait').map(({ ms }) => ms);
  const all = waited.reduce((sum, ms) => sum + ms, 0);
  const gone = clock.elapsedMs - (params.position.clock?.elapsedMs ?? 0);
  const cut = ended ? (waited.at(-1) ?? 0) : 0;
  const what = 'law of the table, time gone by in the game';
  expectEqual(what, gone, Math.min(all, Math.max(gone, all - cut)));
};

/** Some of these times add up to the sum, or to more where the last may have been cut short. */
const isSumOf = ([first, ...rest]: readonly number[], sum: number, cut: boolean): boolean => {
  if (first === undefined) return sum === 0;
  const whole = isSumOf(rest, sum, cut) || isSumOf(rest, sum - first, cut);
  return whole || (cut && rest.length === 0 && sum >= 0 && sum <= first);
};

/** Acts after which the clock may stand in the middle of a turn. */
const STOPS: ReadonlySet<GameEvent['type']> = new Set(['pause-clock', 'appeal']);

/** The arbiter has been called and has not left. */
const arbiterIsThere = (events: readonly GameEvent[]): boolean =>
  events.findLast(({ type }) => type === 'call-arbiter' || type === 'arbiter-leaves')?.type ===
  'call-arbiter';

/** Time runs for who is to move; it may stand while a play, a count, an answer or a remedy is waited for. */
export const timeRuns: Law = ({ position, events }, { state }, shadow) => {
  const { play, laying, remedy, lots, lifted } = shadow;
  const { running, ended } = state;
  if (running === undefined || ended) return;
  // What the position says of the clock may simply have stayed so.
  if (position.clock?.running !== undefined && running === position.clock.running) return;
  if (running !== null) expectEqual('law of the table, whose time runs', running, state.toMove);
  const ruled = state.turns?.slice(position.turns.length).filter(({ kind }) => kind === 'invalid');
  const lifting = lifted > (ruled?.length ?? 0);
  const stopped = events.some(({ type }) => STOPS.has(type)) || arbiterIsThere(events);
  const waits = (play && !laying) || remedy || lots || lifting || stopped;
  if (!waits) expectEqual('law of the table, whose time runs', running, state.toMove);
};

/** Nobody's time runs while judges have a slip, nor while tiles are to go back. */
export const timeStands: Law = (_, { state }, { asked, slip, remedy }) => {
  if (state.running === undefined || state.ended) return;
  if ((asked && slip) || (remedy && remedy.returns > 0))
    expectEqual('law of the table, clock that stands', state.running, null);
};
