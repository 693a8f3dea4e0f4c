// The law of who is to move: turns hand on, and an end leaves the turn where it was.
import type {
  GameEvent,
  GameReplayParams,
  GameReplayResult,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law, law } from './law.ts';
import { isOrdered } from './orders.ts';
import { rivalOf } from './shadow-table.ts';

/** A lot for the chair or the side leaves it open who starts. */
export const settlesStart = (event: GameEvent): boolean =>
  event.type === 'assign-start' || (event.type === 'draw-lots' && event.purpose === 'start');

/** Acts by which a turn may come to its end. */
const TAKES_TURN = [
  ...(['pass', 'exchange', 'note', 'rule', 'withdraw', 'give-up-play', 'press-clock'] as const),
  ...(['decide-opening', 'return-tiles', 'draw', 'hand-over'] as const),
] as const;

/** The game ended with a turn, and not in the middle of one. */
const endsWithTurn = (params: GameReplayParams, result: GameReplayResult): boolean => {
  const reason = result.state.ended?.reason;
  if (reason !== 'time') return reason === 'out' || reason === 'passes' || reason === 'scoreless';
  // A turn that a timer measures also ends by itself, and one that a program keeps with the play.
  const { clock, recording } = params.position;
  const timed = clock?.device === 'timer' ? (['wait'] as const) : [];
  const kept = recording === 'automatic' ? (['place', 'lay'] as const) : [];
  const acts = doneOf(params, result, 'time-up', ...TAKES_TURN, ...timed, ...kept);
  return acts.at(-1)?.type !== 'time-up';
};

/** Whoever has spent a turn without a play is not to move; who has taken none still is. */
export const moverFollows: Law = (params, result, { play, leftBy }) => {
  const { position, events } = params;
  const { turns, toMove } = result.state;
  // Whether whoever leaves hands over the turn is the edition's affair.
  if (!turns || leftBy || events.some(settlesStart)) return;
  if (isOrdered(params, result, 'toMove')) return;
  const last = turns.slice(position.turns.length).at(-1);
  if (last && endsWithTurn(params, result))
    expectEqual(law('who was to move at the end'), toMove, last.by);
  else if (play?.accepted)
    expectEqual(law('who is to move'), toMove, play.by); // drawing follows, and the clock
  else expectEqual(law('who is to move'), toMove, last ? rivalOf(last.by) : position.toMove);
};
