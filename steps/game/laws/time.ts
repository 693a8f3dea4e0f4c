// Laws of the clock: time goes by when it is said to, for one player at a time, and never for who is not to move.
import type { GameEvent } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law } from './law.ts';

const PLAYERS = ['A', 'B'] as const;

/** What a clock may show: what it was read at or had at first, and any of the times that went by since. */
export const clocksHold: Law = (params, result) => {
  const { clocks } = result.state;
  if (!clocks) return;
  const waited = doneOf(params, result, 'wait').map(({ ms }) => ms);
  const read = doneOf(params, result, 'read-clock');
  for (const player of PLAYERS) {
    const last = read.findLast((event) => event.player === player);
    const first = last?.usedMs ?? params.position.clocks[player];
    const gone = clocks[player] - first;
    const what = `law of the table, time used by ${player}`;
    expectEqual(what, isSumOf(waited, gone) ? first + gone : clocks[player], first + gone);
    if (!isSumOf(waited, gone)) expectEqual(what, clocks[player], first);
  }
  const used = PLAYERS.map((player) => clocks[player] - params.position.clocks[player]);
  const all = waited.reduce((sum, ms) => sum + ms, 0);
  if (read.length === 0)
    expectEqual(
      'law of the table, time used by both',
      Math.max(all, (used[0] ?? 0) + (used[1] ?? 0)),
      all,
    );
};

const isSumOf = ([first, ...rest]: readonly number[], sum: number): boolean =>
  first === undefined ? sum === 0 : isSumOf(rest, sum) || isSumOf(rest, sum - first);

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
