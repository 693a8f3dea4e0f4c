// What may be done at the table while a player is not there, and in which order tiles are drawn after it.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, jointly, says } from '../../kernel/ruled.ts';
import { isPlayer, other, type Player } from '../board/players.ts';
import type { EventOf, EventType, GameEvent } from '../events.ts';
import { type Bar, bar, done, refused, type Step } from '../outcome.ts';
import { start } from '../start/parameters.ts';
import { runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { lateness, leaving } from './parameters.ts';
import { stopToCheck } from './returning.ts';
import { startBar } from './round.ts';
import { bothHere, hasNotCome, isHere } from './whereabouts.ts';

/** What presence makes of an event before its own topic is asked; undefined where it has nothing to say. */
export const meanwhile = (edition: Edition, state: State, event: GameEvent): Step | undefined => {
  const barred = startBar(edition, state, event) ?? presenceBar(edition, state, event);
  if (barred) return refused(state, barred.reason, barred.ground);
  if (event.type === 'press-clock') return pressAlone(edition, state, event);
  return event.type === 'pause-clock' ? stopToCheck(edition, state, event) : undefined;
};

/** What a player cannot do from outside the room is everything but what is said of him. */
const ELSEWHERE: ReadonlySet<EventType> = new Set(['speak', 'appeal']);
export const TURNS: ReadonlySet<EventType> = new Set([
  ...(['place', 'lay', 'pass'] as const),
  ...(['exchange', 'announce-exchange'] as const),
]);
const DRAWS: ReadonlySet<EventType> = new Set(['draw', 'exchange']);

const presenceBar = (edition: Edition, state: State, event: GameEvent): Bar | undefined => {
  if (event.type === 'draw-lots' && !bothHere(state)) {
    const settled = ask(edition, start.settledFirst);
    return bar('not-present', jointly(ask(edition, lateness.lotsOnLateClock), settled));
  }
  if (!('by' in event) || !isPlayer(event.by) || ELSEWHERE.has(event.type)) return undefined;
  const { by, type } = event;
  if (!isHere(state, by)) return bar('not-present', awayGround(edition, state, by));
  if (hasNotCome(state, other(by)) && (TURNS.has(type) || DRAWS.has(type))) {
    const lots = ask(edition, lateness.lotsOnLateClock);
    return holds(lots) ? bar('not-present', lots) : undefined;
  }
  return rivalBar(edition, state, by, type);
};

const awayGround = (edition: Edition, state: State, player: Player) =>
  jointly(
    ask(edition, turn.course),
    hasNotCome(state, player)
      ? ask(edition, lateness.clockAfterMinutes)
      : ask(edition, leaving.untold),
  );

/** What the rival of an absent player has to leave until the return, or until the other has drawn. */
const rivalBar = (edition: Edition, state: State, by: Player, type: EventType): Bar | undefined => {
  const gone = !isHere(state, other(by));
  const plays = ask(edition, leaving.rivalMay, 'play');
  if (gone && TURNS.has(type) && says(plays, false)) return bar('not-present', plays);
  const draws = ask(edition, leaving.rivalMay, 'draw');
  if (gone && DRAWS.has(type) && says(draws, false)) return bar('not-present', draws);
  const first = ask(edition, leaving.firstToDraw);
  const owing = !gone && type === 'draw' && state.undrawn?.by === other(by);
  return owing && says(first, 'returner') ? bar('out-of-order', first) : undefined;
};

/** The rival's play waits for the return, and the time of the absent player runs. */
const pressAlone = (
  edition: Edition,
  state: State,
  { by }: EventOf<'press-clock'>,
): Step | undefined => {
  const { play } = state;
  const may = ask(edition, leaving.rivalMay, 'press');
  const isAlone = play?.by === by && play.noted[by] && !play.accepted && !isHere(state, other(by));
  if (!isAlone || !holds(may)) return undefined;
  return done(runClock(state, other(by), may), null, may, ask(edition, leaving.rivalMay, 'play'));
};
