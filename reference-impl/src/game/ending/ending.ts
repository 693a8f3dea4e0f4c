// What ends a game: turns without a play, a rack played out, the time.
import { ask, type Edition } from '../../kernel/edition.ts';
import { cite } from '../../kernel/outcome.ts';
import { type Asked, type Ground, holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import { BLANK } from '../board/tiles.ts';
import { held } from '../hands.ts';
import type { State } from '../state.ts';
import { runIsLong, runReaches, type Turn, type TurnKind, turnsOf } from '../turn/turns.ts';
import { endGame } from './end.ts';
import { ending, NON_PLAYS } from './parameters.ts';

/**
 * Ends the game if the turns just taken, or the time, call for it; a turn that counts towards an end cites it. Where the
 * turn that evens the count after time is up would end the game by another rule too, the edition says which governs.
 */
export const afterTurn = (edition: Edition, state: State): State => {
  if (state.ended) return state;
  const runs = runsOf(edition, state);
  const complete = runs.find(({ ends }) => ends);
  if (isLate(state)) {
    const equalising = ask(edition, ending.equalisingTurn);
    if (!complete) return endGame(edition, state, 'time', timeGround(edition));
    if (says(equalising, 'time'))
      return endGame(edition, state, 'time', jointly(timeGround(edition), equalising));
    return endGame(edition, state, complete.by, jointly(complete, equalising));
  }
  return complete
    ? endGame(edition, state, complete.by, complete)
    : cite(
        state,
        ...runGrounds(edition, state),
        ...(state.timeUp ? [timeGround(edition)] : []), // the turn that evens the count is still to come
      );
};

/** Time is up and both have had equally many turns. */
const isLate = (state: State): boolean => state.timeUp && turnsAreEqual(state);

/** The rulings on runs of turns that are under way, or that the latest turn has broken. */
export const runGrounds = (edition: Edition, state: State): readonly Ground[] =>
  runsOf(edition, state).map(({ because }) => ({ because }));

const runsOf = (edition: Edition, state: State): readonly Run[] =>
  [byPasses(edition, state), byScorelessTurns(edition, state)].filter((run) => run !== undefined);

export const timeGround = (edition: Edition): Ground =>
  jointly(ask(edition, ending.timeEnds), ask(edition, ending.equalTurns));

interface Run extends Ground {
  readonly by: 'passes' | 'scoreless';
  readonly ends: boolean;
}

/** How far a run of such turns has come; undefined where the latest turns are not, and have not broken, one. */
const runTowards = (
  by: Run['by'],
  state: State,
  kinds: readonly TurnKind[],
  isComplete: (turns: readonly Turn[]) => boolean,
  atNilNil: Asked<boolean>,
  ...grounds: readonly Ground[]
): Run | undefined => {
  const latest = [state.turns.slice(-2), state.turns.slice(-3, -1)];
  if (!latest.some((turns) => runIsLong(turns, kinds, 2))) return undefined;
  const complete = isComplete(state.turns);
  const nilNil = state.scores.A === 0 && state.scores.B === 0;
  return {
    by,
    ends: complete && (!nilNil || holds(atNilNil)),
    ...jointly(...grounds, ...(complete ? [atNilNil] : [])),
  };
};

const byPasses = (edition: Edition, state: State): Run | undefined => {
  const turnsEach = ask(edition, ending.passesEach);
  const kinds = ask(edition, ending.passKinds);
  if (isSilent(turnsEach) || isSilent(kinds)) return undefined;
  const nilNil = ask(edition, ending.passesAtNilNil);
  const passed = says(ask(edition, ending.nilPlay), 'pass') ? withNilPlaysPassed(state) : state;
  const isComplete = (turns: readonly Turn[]) => runReaches(turns, kinds.value, turnsEach.value);
  return runTowards('passes', passed, kinds.value, isComplete, nilNil, turnsEach, kinds);
};

/** Only a first word of blanks is worth nothing: while no other tile lies on the board, every play was such a one. */
const withNilPlaysPassed = (state: State): State =>
  [...state.board.values()].every(({ tile }) => tile === BLANK)
    ? { ...state, turns: state.turns.map((t) => (t.kind === 'play' ? { ...t, kind: 'pass' } : t)) }
    : state;

/** Where an edition does not say which turns are scoreless, every turn without a play is. */
const byScorelessTurns = (edition: Edition, state: State): Run | undefined => {
  const turnsEach = ask(edition, ending.scorelessEach);
  if (isSilent(turnsEach)) return undefined;
  const kinds = ask(edition, ending.scorelessKinds);
  const counted = isSilent(kinds) ? NON_PLAYS : kinds.value;
  const enough = turnsEach.value === 'none' ? Infinity : turnsEach.value;
  const nilNil = ask(edition, ending.scorelessAtNilNil);
  const run = ask(edition, ending.scorelessRun);
  const taken = isSilent(run) || run.value === 'unbroken' ? state : withoutLostTurns(state);
  const isComplete = (turns: readonly Turn[]) =>
    says(run, 'twelve')
      ? runIsLong(turns, counted, 2 * enough)
      : runReaches(turns, counted, enough);
  return runTowards('scoreless', taken, counted, isComplete, nilNil, turnsEach, kinds, run);
};

const withoutLostTurns = (state: State): State => ({
  ...state,
  turns: state.turns.filter(({ kind }) => kind !== 'forfeit'),
});

export const turnsAreEqual = ({ turns }: State): boolean =>
  turnsOf(turns, 'A') === turnsOf(turns, 'B');

/** A play that stands has emptied the rack with the bag empty: the game ends, by whichever rule prevails. */
export const afterPlay = (edition: Edition, state: State, player: Player): State => {
  const isOut = held(state, player).length === 0 && state.bag.length === 0;
  const outEnds = ask(edition, ending.outEnds);
  if (!isOut || !holds(outEnds)) {
    const near = held(state, player).length === 0 || state.bag.length === 0;
    return afterTurn(edition, near ? cite(state, outEnds) : state);
  }
  const equalising = ask(edition, ending.equalisingTurn);
  const late = isLate(state);
  return late && says(equalising, 'time')
    ? endGame(edition, state, 'time', jointly(timeGround(edition), equalising))
    : endGame(edition, state, 'out', late ? jointly(outEnds, equalising) : outEnds, player);
};
