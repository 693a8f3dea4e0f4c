// Laws of what officials order: the table is as the order says, all else stays, and no matter is decided twice.
import type {
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  Player,
  SettleEvent,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law } from './law.ts';

type Ordered = NonNullable<SettleEvent['order']>;

/** An order of this kind has been carried out. */
export const isOrdered = (
  params: GameReplayParams,
  result: GameReplayResult,
  what: keyof Ordered,
): boolean => doneOf(params, result, 'settle').some(({ order }) => order?.[what]);

/** The score that points have been added to since: the last that was ordered, with what sanctions had taken off it. */
export const scoresBefore = (
  params: GameReplayParams,
  result: GameReplayResult,
): Readonly<Record<Player, number>> => {
  const { events, position } = params;
  const isDone = (i: number): boolean => result.outcomes[i]?.kind === 'done';
  const at = events.findLastIndex((event, i) => isDone(i) && scoresOf(event) !== undefined);
  const ordered = events[at] && scoresOf(events[at]);
  if (!ordered) return position.scores;
  const before = events.slice(0, at);
  const quashed = before.flatMap((event, i) =>
    event.type === 'answer-appeal' && event.upheld && isDone(i) ? [event.against] : [],
  );
  const scores = { ...ordered };
  for (const [i, event] of before.entries())
    if (event.type === 'penalise' && isDone(i) && !quashed.includes(i + 1))
      scores[event.player] += event.points ?? 0;
  return scores;
};

const scoresOf = (event: GameEvent) => (event.type === 'settle' ? event.order?.scores : undefined);

/** Straight after an order the table is as it says. */
export const ordersHold: Law = ({ events }, { outcomes, state }) => {
  const last = events.at(-1);
  if (last?.type !== 'settle' || outcomes.at(-1)?.kind !== 'done') return;
  const { clocks, toMove, scores } = last.order ?? {};
  if (clocks && state.clocks)
    expectEqual('law of the table, clocks as ordered', state.clocks, clocks);
  if (toMove) expectEqual('law of the table, turn as ordered', state.toMove, toMove);
  if (scores) expectEqual('law of the table, score as ordered', state.scores, scores);
};

/** No matter is decided twice, and none before it has come up. */
export const settledOnce: Law = (params, result) => {
  const settled = doneOf(params, result, 'settle').map(({ on }) => on);
  expectEqual('law of the table, matters decided', settled, [...new Set(settled)]);
};
