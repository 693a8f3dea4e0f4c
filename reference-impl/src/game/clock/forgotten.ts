// A press that was forgotten: the clock is not the turn. The author's time goes on, or nobody's, until the author notices.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, lists } from '../../kernel/ruled.ts';
import { type Actor, isPlayer, other, type Player } from '../board/players.ts';
import { judged } from '../conduct/acts.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { stageOf } from '../play/stage.ts';
import { runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { clock, REMINDERS } from './parameters.ts';
import { startGrounds } from './timer.ts';

/** Whoever ended a turn without starting the clock of the rival, who is playing already. */
export const isForgotten = ({ pressDue }: State): Player | null => pressDue;

/** Better late than never: from now on the time of the rival runs. */
export const pressLate = (edition: Edition, state: State, by: Player): Step => {
  const { timed, play } = state;
  const changes = ask(edition, clock.changesWith);
  const standsForElse = timed.running === null && (play !== null || !isNeutral(state));
  if (standsForElse) return refused(state, 'out-of-order', changes, ask(edition, turn.course));
  const time = { ...state.time, turnMs: 0 };
  return done(
    runClock({ ...state, pressDue: null, time }, other(by), changes),
    null,
    changes,
    ask(edition, clock.handledBy),
    ...startGrounds(edition, state),
  );
};

/** The clock was left standing as it stood when the turn ended. */
const isNeutral = ({ timed: { stop } }: State): boolean =>
  stop === null || stop.for === 'counting' || stop.for === 'expired';

/** Why time goes on as it went although a turn is over. */
export const forgottenGrounds = (edition: Edition, state: State): readonly Ground[] =>
  forgetful(edition, state)
    ? [
        ask(edition, clock.changesWith),
        ask(edition, clock.handledBy),
        ...startGrounds(edition, state),
      ]
    : [];

/** Somebody tells a player that the clock has not been pressed: of all people, some may not. */
export const remindClock = (
  edition: Edition,
  state: State,
  { by }: EventOf<'remind-clock'>,
): Step => {
  const barred = ask(edition, clock.reminderBarredTo);
  if (isSilent(barred)) return unregulated(state, barred, ask(edition, turn.course));
  const who = forgetful(edition, state);
  if (!who || by === who) return refused(state, 'not-applicable', barred);
  const role = roleOf(by);
  if (!role || !lists(barred, role)) return unregulated(state, barred);
  const breach = { value: 'breach', because: barred.because } as const;
  return isPlayer(by)
    ? judged(edition, state, by, [breach])
    : done(state, { ruling: 'breach' }, barred);
};

/** The turn is complete and nothing is left to do in it but to press the clock. */
const forgetful = (edition: Edition, state: State): Player | null => {
  const { play, pressDue } = state;
  if (pressDue) return pressDue;
  const over = play && !state.ended && play.accepted && isComplete(edition, state);
  return over ? play.by : null;
};

const isComplete = (edition: Edition, state: State): boolean => {
  const stage = stageOf(edition, state);
  return stage === 'turn-complete' || (stage === 'play-complete' && state.play?.drawn === true);
};

/** Seen from whoever forgot it; an arbiter is one, head or not. */
const roleOf = (by: Actor): (typeof REMINDERS)[number] | undefined => {
  if (isPlayer(by)) return 'rival';
  return by === 'assistant' ? 'arbiter' : REMINDERS.find((role) => role === by);
};
