// Laws of clocks that are set by hand: before the game, by an order, or because another takes the place of one that failed.
import type {
  EachTime,
  GameEvent,
  GameReplayParams,
  GameReplayResult,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law, law } from './law.ts';

/** What the clocks show after an event that sets them: times, or "unknown" where only the edition tells. */
const setBy = (
  event: GameEvent,
  before: readonly GameEvent[],
): EachTime | 'unknown' | undefined => {
  switch (event.type) {
    case 'settle':
      return event.order?.clocks;
    case 'set-clock':
      return { A: 0, B: 0 };
    case 'replace-clock': {
      const failed = before.findLast(({ type }) => type === 'clock-fails');
      const { A = null, B = null } = failed?.type === 'clock-fails' ? failed.shown : {};
      return A === null || B === null ? 'unknown' : { A, B };
    }
    default:
      return undefined;
  }
};

/** The game as it goes on from when the clocks were set last. */
export const sinceClocksSet = (
  params: GameReplayParams,
  result: GameReplayResult,
): readonly [GameReplayParams, GameReplayResult] => {
  const { events, position } = params;
  const sets = events.map((event, i) =>
    result.outcomes[i]?.kind === 'done' ? setBy(event, events.slice(0, i)) : undefined,
  );
  const at = sets.findLastIndex((clocks) => clocks !== undefined);
  const clocks = sets[at];
  if (clocks === undefined) return [params, result];
  const shown = clocks === 'unknown' ? (result.state.clocks ?? position.clocks) : clocks;
  const from = clocks === 'unknown' ? events.length : at + 1;
  return [
    { ...params, position: { ...position, clocks: shown }, events: events.slice(from) },
    { ...result, outcomes: result.outcomes.slice(from) },
  ];
};

/** A clock whose times nobody knows is replaced by one that gives both the same; one that failed runs for nobody. */
export const clocksReplaced: Law = (params, result) => {
  const { clocks, running, ended } = result.state;
  const last = params.events.at(-1);
  if (result.outcomes.at(-1)?.kind !== 'done' || !last || ended) return;
  if (last.type === 'replace-clock' && clocks && setBy(last, params.events) === 'unknown')
    expectEqual(law('times of a clock that is shared out'), clocks.A, clocks.B);
  if (last.type === 'clock-fails' && running !== undefined)
    expectEqual(law('a clock that stands'), running, null);
};

/** The clock is set and has not been set going, or it has failed and has not been replaced. */
export const clockWaits = (params: GameReplayParams, result: GameReplayResult): boolean => {
  const acts = doneOf(
    params,
    result,
    'set-clock',
    'press-clock',
    'clock-fails',
    'replace-clock',
  ).at(-1);
  return acts?.type === 'set-clock' || acts?.type === 'clock-fails';
};
