// Laws of the clock: time goes by when it is said to, for one player at a time, and never for who is not to move.
import type {
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  Player,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law } from './law.ts';
import { isOfPresence } from './presence.ts';
import { clockWaits, sinceClocksSet } from './setting.ts';

const PLAYERS = ['A', 'B'] as const;

/** The clocks of those who have not come may be started while a time goes by. */
const isStarted = ({ position }: GameReplayParams): boolean =>
  position.presence?.A === 'not-come' || position.presence?.B === 'not-come';

/** Times that have gone by: waited for, or spent writing what was missing on a sheet. */
const passedIn = (params: GameReplayParams, result: GameReplayResult): number[] =>
  doneOf(params, result, 'wait', 'complete-sheet').map(({ ms }) => ms);

/** What a clock may show: what it had at first, and any of the times that went by since; an end may cut the last. */
export const clocksHold: Law = (whole, answer) => {
  const [params, result] = sinceClocksSet(whole, answer);
  const { clocks } = result.state;
  if (!clocks) return;
  const waited = passedIn(params, result);
  const gone = (player: Player) => clocks[player] - params.position.clocks[player];
  for (const player of PLAYERS) {
    const what = `law of the table, time used by ${player} fits the time that went by`;
    if (!isStarted(params))
      expectEqual(what, isSumOf(waited, gone(player), cutIn(params, result)), true);
  }
  const all = waited.reduce((sum, ms) => sum + ms, 0);
  const { clock, presence } = params.position;
  const bothMissing = presence?.A === 'not-come' && presence.B === 'not-come';
  const most = clock?.running === 'both' || bothMissing ? 2 * all : all;
  expectEqual('law of the table, time used by both', Math.max(most, gone('A') + gone('B')), most);
};

/** Whoever's time runs after some has gone by has used it, and nobody has where the clock stands. */
export const timeIsUsed: Law = (whole, answer) => {
  const [params, result] = sinceClocksSet(whole, answer);
  const { clocks, running, ended, clock } = result.state;
  const last = params.events.at(-1);
  if (!clocks || running === undefined || running === 'both' || ended) return;
  if (last?.type !== 'wait' || clock?.stoppedFor === 'expired') return;
  if (isStarted(params)) return;
  const before = passedIn(params, result);
  before.pop();
  for (const player of PLAYERS) {
    const earlier = clocks[player] - params.position.clocks[player];
    const what = `law of the table, time used by ${player} while it ran for ${running ?? 'nobody'}`;
    expectEqual(what, isSumOf(before, earlier - (running === player ? last.ms : 0), 'none'), true);
  }
};

/** The total of the game takes in all the time that went by, whoever used it; an end may cut the last of it. */
export const totalHolds: Law = (params, result) => {
  const { clock, ended } = result.state;
  if (!clock) return;
  const waited = passedIn(params, result);
  const all = waited.reduce((sum, ms) => sum + ms, 0);
  const gone = clock.elapsedMs - (params.position.clock?.elapsedMs ?? 0);
  const cut = ended && !params.position.ended ? (waited.at(-1) ?? 0) : 0;
  const what = 'law of the table, time gone by in the game';
  expectEqual(what, gone, Math.min(all, Math.max(gone, all - cut)));
};

/** What is left of a total is what has not gone, if the edition knows of a total; and a turn takes no more than ran. */
export const readingHolds: Law = (params, result) => {
  const { clock, clocks } = result.state;
  if (!clock) return;
  const total = params.position.clock?.totalMs;
  const left = total === undefined ? null : Math.max(0, total - clock.elapsedMs);
  if (clock.leftMs !== null) expectEqual('law of the table, time left', clock.leftMs, left);
  const { reason } = result.state.ended ?? {};
  if (total !== undefined && params.events.at(-1)?.type === 'wait' && reason === 'time')
    expectEqual('law of the table, time at the end', clock.elapsedMs, total);
  const ran = PLAYERS.reduce((sum, p) => sum + (clocks?.[p] ?? 0) - params.position.clocks[p], 0);
  if (!clocks || isStarted(params)) return;
  expectEqual('law of the table, time of the turn', Math.min(clock.turnMs, ran), clock.turnMs);
  const fits = isSumOf(passedIn(params, result), clock.turnMs, cutIn(params, result));
  expectEqual('law of the table, time of the turn fits the time that went by', fits, true);
};

/** A timer may run out while time goes by, and nobody's time runs for the rest of it. */
const isTimed = ({ position }: GameReplayParams): boolean => position.clock?.device === 'timer';

/** Which of the times that went by may not have gone by in full. */
type Cut = 'none' | 'last' | 'one';

/** An end cuts the last of them, and a timer that runs out any one. */
const cutIn = (params: GameReplayParams, { state }: GameReplayResult): Cut => {
  const lost = state.turns?.slice(params.position.turns.length).map(({ kind }) => kind) ?? [];
  const ranOut = state.clock?.stoppedFor === 'expired' || /forfeit|pass/.test(lost.join());
  if (isTimed(params) && ranOut) return 'one';
  return state.ended === null ? 'none' : 'last';
};

/** What any number of these times can add up to. */
const sumsOf = (times: readonly number[]): ReadonlySet<number> => {
  const sums = new Set([0]);
  for (const ms of times) for (const sum of [...sums]) sums.add(sum + ms);
  return sums;
};

/** Some of these times add up to the sum, or to more where one may have been cut short. */
const isSumOf = (times: readonly number[], sum: number, cut: Cut): boolean => {
  const within = (ms: number, i: number): boolean =>
    [...sumsOf(times.toSpliced(i, 1))].some((rest) => rest <= sum && sum <= rest + ms);
  const mayBeCut = (i: number): boolean =>
    cut === 'one' || (cut === 'last' && i === times.length - 1);
  return sumsOf(times).has(sum) || times.some((ms, i) => mayBeCut(i) && within(ms, i));
};

/** Acts after which the clock may stand in the middle of a turn. */
const STOPS: ReadonlySet<GameEvent['type']> = new Set(['pause-clock', 'appeal']);

/** Acts that begin a turn or end it, whatever stood still before. */
const GOES_ON: ReadonlySet<GameEvent['type']> = new Set([
  ...(['place', 'lay', 'exchange', 'pass', 'press-clock'] as const),
]);

/** Something stopped the clock in this turn, or the arbiter has been called and has not left. */
const isStopped = ({ events }: GameReplayParams, { outcomes }: GameReplayResult): boolean => {
  const types = events.flatMap(({ type }, i) => (outcomes[i]?.kind === 'done' ? [type] : []));
  const since = types.slice(types.findLastIndex((type) => GOES_ON.has(type)) + 1);
  const visit = types.findLast((type) => type === 'call-arbiter' || type === 'arbiter-leaves');
  return since.some((type) => STOPS.has(type)) || visit === 'call-arbiter';
};

/** Time runs for who is to move; it may stand while a play, a count, an answer or a remedy is waited for. */
export const timeRuns: Law = (params, result, shadow) => {
  if (isOfPresence(params) || clockWaits(params, result)) return;
  const { play, laying, remedy, lifted, unpressed, dispute } = shadow;
  const { running, ended, toMove, turns, clock } = result.state;
  if (running === undefined || ended || unpressed) return;
  // What the position says of the clock may simply have stayed so.
  const said = params.position.clock?.running;
  if (said !== undefined && running === said) return;
  if (running !== null) expectEqual('law of the table, whose time runs', running, toMove);
  const ruled = turns?.slice(params.position.turns.length).filter(({ kind }) => kind === 'invalid');
  const lifting = lifted > (ruled?.length ?? 0);
  const ranOut = isTimed(params) && clock?.stoppedFor === 'expired';
  const waits =
    ranOut || (play && !laying) || remedy || lifting || dispute || isStopped(params, result);
  if (!waits) expectEqual('law of the table, whose time runs', running, toMove);
};

/** Nobody's time runs while judges have a slip, nor while tiles are to go back, nor once somebody has stopped the clock. */
export const timeStands: Law = ({ events }, { state, outcomes }, { asked, slip, remedy }) => {
  if (state.running === undefined || state.ended) return;
  const last = events.at(-1)?.type;
  const stopped = outcomes.at(-1)?.kind === 'done' && last === 'pause-clock';
  if ((asked && slip) || (remedy && remedy.returns > 0) || stopped)
    expectEqual('law of the table, clock that stands', state.running, null);
};
