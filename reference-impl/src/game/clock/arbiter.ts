// The arbiter comes to the table and leaves it: meanwhile nobody's time runs.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { clock } from './parameters.ts';
import { endStop, stopClock } from './stops.ts';

export const callArbiter = (edition: Edition, state: State, _: EventOf<'call-arbiter'>): Step => {
  const stops = ask(edition, clock.arbiterStops);
  if (!holds(stops)) return unregulated(state, stops, ask(edition, turn.course));
  return done({ ...stopClock(state, 'arbiter', stops), arbiterCalled: true }, null, stops);
};

/** The stop lasts as long as its cause; a clock that another act has set since then stays as that act left it. */
export const arbiterLeaves = (
  edition: Edition,
  state: State,
  _: EventOf<'arbiter-leaves'>,
): Step => {
  const stops = ask(edition, clock.arbiterStops);
  if (!holds(stops)) return unregulated(state, stops, ask(edition, turn.course));
  if (!state.arbiterCalled) return refused(state, 'not-applicable', stops);
  return done({ ...endStop(state, 'arbiter'), arbiterCalled: false }, null, stops);
};
