// Time as a whole: the total time of the game, the round; and nobody being able to place.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import { endGame } from '../ending/end.ts';
import { timeGround, turnsAreEqual } from '../ending/ending.ts';
import { ending } from '../ending/parameters.ts';
import { canPlace } from '../ending/placeable.ts';
import type { EventOf } from '../events.ts';
import { liftLaying, withoutPlay } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { lostWithRound } from '../presence/absence.ts';
import type { State } from '../state.ts';
import { clock } from './parameters.ts';

const MINUTE = 60_000;

export const timeUp = (edition: Edition, state: State, _: EventOf<'time-up'>): Step => {
  const ends = ask(edition, ending.timeEnds);
  if (isSilent(ends) || !ends.value) return unregulated(state, ends);
  if (state.timeUp) return refused(state, 'not-applicable', ends);
  const over = runOut(edition, state);
  return done(over.state, null, ...over.grounds);
};

interface RunOut {
  readonly state: State;
  readonly grounds: readonly Ground[];
}

/** The total time is up: the game ends at once, or after the play begun and the turn that evens the count. */
export const runOut = (edition: Edition, state: State): RunOut => {
  const ends = ask(edition, ending.timeEnds);
  const equal = ask(edition, ending.equalTurns);
  const late: State = { ...state, timeUp: true };
  if (!isSilent(equal) && !equal.value)
    return { state: endGame(edition, late, 'time', jointly(ends, equal)), grounds: [] };
  const { play } = late;
  // A word that is being laid counts as one that lies there (the rule on the timer).
  const laid = (play !== null && !play.accepted) || late.laying !== null;
  const progress = ask(edition, ending.turnInProgress);
  const finishes = says(progress, 'finish') ? !play?.accepted : !says(progress, 'stop') && laid;
  if (finishes) return { state: late, grounds: [ends, equal, progress] };
  const stopped = laid && turnsAreEqual(late) ? withoutTurn(late) : late;
  return {
    state: turnsAreEqual(stopped)
      ? endGame(edition, stopped, 'time', timeGround(edition))
      : stopped,
    grounds: [ends, equal, ...(laid ? [progress] : [])],
  };
};

/** What was laid in this turn comes off. */
const withoutTurn = (state: State): State =>
  state.play ? withoutPlay(state, state.play) : liftLaying(state);

export const closeRound = (
  edition: Edition,
  state: State,
  { elapsedMs }: EventOf<'close-round'>,
): Step => {
  const minutes = ask(edition, clock.roundMinutes);
  if (isSilent(minutes) || minutes.value === 'none') return unregulated(state, minutes);
  return elapsedMs < minutes.value * MINUTE
    ? refused(state, 'too-early', minutes)
    : done(
        lostWithRound(edition, state) ?? endGame(edition, state, 'round', minutes),
        null,
        minutes,
      );
};

/**
 * A player says that he cannot place. What ends the game is that nobody can: where the position decides, it is looked
 * at, whoever spoke; where the word of the players does, both have to give it.
 */
export const declareBlocked = (
  edition: Edition,
  state: State,
  { by }: EventOf<'declare-blocked'>,
): Step => {
  const ends = ask(edition, ending.blockedEnds);
  if (!holds(ends)) return unregulated(state, ends);
  const empty = ask(edition, ending.blockedNeedsEmptyBag);
  if (holds(empty) && state.bag.length > 0) return refused(state, 'not-applicable', empty);
  // What lies there unaccepted may yet come off, and change what can be placed.
  if (state.laying || (state.play && !state.play.accepted))
    return refused(state, 'out-of-order', ends);
  const decides = ask(edition, ending.blockedBy);
  const byPosition = says(decides, 'position');
  if (byPosition && canPlace(state, by)) return refused(state, 'not-applicable', decides);
  const blocked = [...state.blocked.filter((player) => player !== by), by];
  const declared: State = { ...state, blocked };
  const over = byPosition ? !canPlace(state, other(by)) : blocked.includes(other(by));
  return over
    ? done(endGame(edition, declared, 'blocked', jointly(ends, decides)), null)
    : done(declared, null, ends, decides);
};
