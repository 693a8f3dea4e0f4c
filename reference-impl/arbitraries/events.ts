// Random events: those a game would go on with, and those that come out of the blue.
import { EVENT_TYPES } from '../../protocol/generated/vocabulary.ts';
import type { EventType, GameEvent } from '../src/game/events.ts';
import type { State } from '../src/game/state.ts';
import type { Chance } from './chance.ts';
import { fitted, madeUp } from './fitted.ts';
import { nextEvent } from './next-event.ts';

/** Most events are what the game waits for. */
export const anyEvent = (chance: Chance, state: State): GameEvent =>
  chance.oneIn(4) ? strayEvent(chance, state) : nextEvent(chance, state);

/** Events that end most games at once come less often. */
const RARE: readonly EventType[] = ['time-up', 'close-round', 'declare-blocked'];
const COMMON = EVENT_TYPES.filter((type) => !RARE.includes(type));

const strayEvent = (chance: Chance, state: State): GameEvent => {
  const type = chance.oneIn(12) ? chance.pick(RARE) : chance.pick(COMMON);
  return chance.coin() ? fitted(chance, state, type) : madeUp(chance, type);
};
