// The arbiter comes to the table and leaves it: meanwhile nobody's time runs.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { clock } from './parameters.ts';

export const callArbiter = (edition: Edition, state: State, _: EventOf<'call-arbiter'>): Step => {
  const stops = ask(edition, clock.arbiterStops);
  if (!holds(stops)) return unregulated(state, stops, ask(edition, turn.course));
  const called = runClock(state, null, stops);
  const resume = isStoppedFor(state) ? state.arbiter.resume : state.timed;
  return done({ ...called, arbiter: { stopped: called.timed, resume } }, null, stops);
};

/** The stop lasts as long as its cause; a clock that another act has set since then stays as that act left it. */
export const arbiterLeaves = (
  edition: Edition,
  state: State,
  _: EventOf<'arbiter-leaves'>,
): Step => {
  const stops = ask(edition, clock.arbiterStops);
  if (!holds(stops)) return unregulated(state, stops, ask(edition, turn.course));
  if (!state.arbiter) return refused(state, 'not-applicable', stops);
  const timed = isStoppedFor(state) ? state.arbiter.resume : state.timed;
  return done({ ...state, timed, arbiter: null }, null, stops);
};

const isStoppedFor = (state: State): state is State & { readonly arbiter: object } =>
  state.arbiter?.stopped === state.timed;
