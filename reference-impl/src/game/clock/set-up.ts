// Before the first turn: the clock is set and stands, whoever does not start sets it going, and then tiles are racked.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { each, other, PLAYERS } from '../board/players.ts';
import type { EventOf, EventType, GameEvent } from '../events.ts';
import { held, rackHand } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { allotmentOf } from './limits.ts';
import { clock } from './parameters.ts';
import { setting } from './setting.ts';

export const setClock = (
  edition: Edition,
  state: State,
  { ms, running = false }: EventOf<'set-clock'>,
): Step => {
  const time = ask(edition, setting.timeSet);
  const stands = ask(edition, setting.stoppedBeforehand);
  const due = allotmentOf(edition, state);
  const allots = jointly(time, ask(edition, clock.minutesEach), ask(edition, clock.allotment));
  if (isSilent(time) || due === null) return unregulated(state, allots);
  if (hasPlayed(state)) return refused(state, 'too-late', time);
  const wrong = PLAYERS.some((player) => ms[player] !== due);
  if (holds(time) && wrong) return refused(state, 'wrong-time', allots);
  if (holds(stands) && running) return refused(state, 'clock-running', stands);
  const clocks = each((player) => Math.max(0, due - ms[player]));
  return done(readied(edition, { ...state, clocks }), null, allots, stands);
};

/** Where somebody sets the clock going before the first turn, it stands until then. */
const readied = (edition: Edition, state: State): State => {
  const stands = ask(edition, setting.stoppedBeforehand);
  if (isSilent(ask(edition, setting.startedBy))) return state;
  return runClock({ ...state, time: { ...state.time, ready: true } }, null, stands);
};

const hasPlayed = ({ turns, play, laying }: State): boolean =>
  turns.length > 0 || play !== null || laying !== null;

const TURNS: ReadonlySet<EventType> = new Set([
  ...(['place', 'lay', 'exchange', 'announce-exchange', 'pass'] as const),
]);

/** What waits while the clock stands ready; undefined where an event has nothing to do with that. */
export const beforeStart = (edition: Edition, state: State, event: GameEvent): Step | undefined => {
  if (!state.time.ready) return undefined;
  const who = ask(edition, setting.startedBy);
  if (event.type === 'press-clock') return startClock(edition, state, event);
  const racks = ask(edition, setting.rackAfterStart);
  if (event.type === 'draw' && event.racked > 0 && holds(racks))
    return refused(state, 'too-early', racks);
  return TURNS.has(event.type) ? refused(state, 'too-early', who) : undefined;
};

/** The time of the starter runs, and what was drawn goes on the racks. */
const startClock = (edition: Edition, state: State, { by }: EventOf<'press-clock'>): Step => {
  const who = ask(edition, setting.startedBy);
  const racks = ask(edition, setting.rackAfterStart);
  const entitled = says(who, 'other') ? other(state.toMove) : state.toMove;
  if (by !== entitled && !(says(who, 'either') && PLAYERS.some((player) => player === by)))
    return refused(state, 'out-of-turn', who);
  if (PLAYERS.some((player) => held(state, player).length === 0))
    return refused(state, 'out-of-order', who, ask(edition, turn.course));
  const started: State = { ...state, time: { ...state.time, ready: false } };
  const racked = holds(racks) ? rackHand(rackHand(started, 'A'), 'B') : started;
  return done(runClock(racked, state.toMove, who), null, who, racks);
};
