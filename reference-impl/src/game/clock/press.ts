// Pressing the clock: the turn is handed over with it, or the clock that stood, or that was forgotten, is set going.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { isPlayer, other, type Player } from '../board/players.ts';
import { ruling } from '../challenge/parameters.ts';
import { drawing } from '../drawing/parameters.ts';
import { withoutDraw } from '../drawing/refill.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { type Play, runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { endTurn, handOver } from '../turn/turn-order.ts';
import { isForgotten, pressLate } from './forgotten.ts';
import { isOver } from './overtime.ts';
import { clock } from './parameters.ts';
import { startGrounds } from './timer.ts';

/** Each player answers for the own clock, and nobody else touches it. */
export const pressClock = (edition: Edition, state: State, event: EventOf<'press-clock'>): Step => {
  const { by } = event;
  if (isPlayer(by)) return press(edition, state, by);
  const handled = ask(edition, clock.handledBy);
  if (isSilent(handled)) return unregulated(state, handled, ask(edition, turn.course));
  return handled.value === 'anybody'
    ? press(edition, state, isForgotten(state) ?? state.toMove)
    : refused(state, 'not-entitled', handled);
};

const press = (edition: Edition, state: State, by: Player): Step => {
  const { play, dispute } = state;
  const course = ask(edition, turn.course);
  const key = restartOf(state);
  if (key && play && by === other(play.by)) {
    const restarts = ask(edition, clock.rivalRestarts, key);
    return holds(restarts)
      ? done(runClock(state, play.by, restarts), null, restarts)
      : refused(state, 'out-of-turn', restarts, course);
  }
  if (by === isForgotten(state)) return pressLate(edition, state, by);
  if (by !== state.toMove)
    return refused(state, 'out-of-turn', course, ask(edition, clock.changesWith));
  if (state.remedy || dispute) return refused(state, 'out-of-order', course);
  if (!play) return silentPress(edition, state);
  if (play.ruling === 'invalid') {
    const restarts = ask(edition, clock.rivalRestarts, 'invalid');
    if (holds(restarts) && key) return refused(state, 'out-of-order', restarts);
    const endsOn = ask(edition, ruling.invalidTurnEndsOn);
    const costs = ask(edition, ruling.invalidCostsTurn);
    return done(endTurn(edition, state, 'invalid'), null, endsOn, costs);
  }
  const started = startGrounds(edition, state);
  const steps = ask(edition, clock.course, state.timing);
  if (!play.accepted) return refused(state, 'out-of-order', course, steps, ...started);
  return done(
    handOver(edition, play.drawn ? state : withoutDraw(edition, state, play)),
    null,
    course,
    ask(edition, drawing.refill),
    ask(edition, clock.changesWith),
    ...started,
    ...(isOver(edition, state, by) ? [ask(edition, clock.overtimePoints)] : []),
  );
};

/** What the rival is to set the clock going after: a ruling, or a count agreed on; undefined where it runs. */
const restartOf = (state: State): 'valid' | 'invalid' | 'agreed' | undefined => {
  const { play, timed, dispute } = state;
  if (!play || timed.running !== null) return undefined;
  if (timed.stop?.for === 'dispute') return dispute ? undefined : 'agreed';
  return play.ruling !== 'none' && isHeld(play) ? play.ruling : undefined;
};

/** After the ruling the clock stands still until the challenger sets it going. */
const isHeld = ({ accepted, ruling: ruled }: Play): boolean => accepted || ruled === 'invalid';

/** Nothing was laid and nothing was said. */
const silentPress = (edition: Edition, state: State): Step => {
  const silent = ask(edition, clock.silentPress);
  return says(silent, 'pass') && !state.laying && state.announcedExchange === null
    ? done(endTurn(edition, state, 'pass'), null, silent)
    : refused(state, 'out-of-order', silent, ask(edition, turn.course));
};
