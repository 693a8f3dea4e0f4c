// The fold: a position and a list of events become an outcome for each event and a final state.
import { ask, type Edition } from '../kernel/edition.ts';
import { clausesOf, type Ground, jointly } from '../kernel/ruled.ts';
import { appealBar } from './challenge/appeal.ts';
import { rulings } from './challenge/handlers.ts';
import { clockAfterEnd, clocks } from './clock/handlers.ts';
import { beforeStart } from './clock/set-up.ts';
import { conductAfterEnd, incidents } from './conduct/conduct.ts';
import { withManner } from './conduct/manner.ts';
import { drawings } from './drawing/handlers.ts';
import { drawing } from './drawing/parameters.ts';
import { ending } from './ending/parameters.ts';
import type { EventType, GameEvent, Handlers } from './events.ts';
import { officials, officialsAfterEnd } from './officials/handlers.ts';
import { type Outcome, refused, type Step } from './outcome.ts';
import { playedOn, stand } from './play/acceptance.ts';
import { blankLetters } from './play/blanks.ts';
import { layings } from './play/deployment.ts';
import { plays } from './play/play.ts';
import { attended, comings } from './presence/handlers.ts';
import { meanwhile } from './presence/meanwhile.ts';
import { sheetsAfterEnd, sheetWork } from './sheets/handlers.ts';
import { beginnings } from './start/start.ts';
import { type GameEnd, type Position, type State, stateOf } from './state.ts';
import { turnsWithoutPlay } from './turn/exchange.ts';
import { turn } from './turn/parameters.ts';

const HANDLERS: Handlers<EventType> = {
  ...beginnings,
  ...plays,
  ...layings,
  ...blankLetters,
  ...turnsWithoutPlay,
  ...drawings,
  ...rulings,
  ...clocks,
  ...comings,
  ...sheetWork,
  ...incidents,
  ...officials,
};

export const apply: Apply = (edition, before, event) => {
  const state = letsStand(event) ? playedOn(edition, before) : before;
  const took = withManner(edition, state, event, applyTo(edition, state, event));
  const step = attended(edition, state, lapsed(took, event), event);
  // What is not admitted takes no turn: the play before it may still be challenged.
  return step.outcome.kind === 'done' || state === before ? step : { ...step, state: before };
};

/** Whoever does anything else no longer says that he cannot place. */
const lapsed = (step: Step, event: GameEvent): Step => {
  const { state, outcome } = step;
  if (outcome.kind !== 'done' || event.type === 'declare-blocked' || !('by' in event)) return step;
  const blocked = state.blocked.filter((player) => player !== event.by);
  return { ...step, state: { ...state, blocked } };
};

const applyTo = (edition: Edition, state: State, event: GameEvent): Step => {
  if (state.ended && !AFTER_END.has(event.type))
    return refused(state, 'game-over', endGround(edition, state.ended));
  const suspended = appealBar(edition, state, event.type);
  if (suspended) return suspended;
  const apart = meanwhile(edition, state, event);
  if (apart) return apart;
  const waits = beforeStart(edition, state, event);
  if (waits) return waits;
  const handler = HANDLERS[event.type] as (e: Edition, s: State, event: GameEvent) => Step;
  return handler(edition, state, event);
};

/** Why the game is over; of one that was so from the first, what the edition says of such an end. */
const endGround = (edition: Edition, { because, reason }: GameEnd): Ground =>
  because.length > 0
    ? { because }
    : jointly(ask(edition, ending.deduction, reason), ask(edition, turn.course));

/** Whatever goes on with the game lets the play before it stand, where the program keeps the score. */
const letsStand = ({ type }: GameEvent): boolean => GOES_ON.has(type);

const GOES_ON: ReadonlySet<EventType> = new Set([
  ...(['place', 'lay', 'exchange', 'pass', 'declare-blocked', 'time-up', 'close-round'] as const),
]);

/** What an event does to a table; a violation of a rule is another such function. */
export type Apply = (edition: Edition, before: State, event: GameEvent) => Step;

/** The table when the event after these is in hand. */
export const numbered = (state: State, outcomes: readonly Outcome[]): State => ({
  ...state,
  conduct: { ...state.conduct, event: outcomes.length + 1 },
  officials: { ...state.officials, outcomes },
});

/** What each topic lets happen once the game has ended. */
export const AFTER_END: ReadonlySet<EventType> = new Set([
  ...clockAfterEnd,
  ...conductAfterEnd,
  ...officialsAfterEnd,
  ...sheetsAfterEnd,
]);

export interface Replay {
  readonly outcomes: readonly Outcome[];
  readonly state: State;
}

export const replay = (
  edition: Edition,
  position: Position,
  events: readonly GameEvent[],
  act: Apply = apply,
): Replay => {
  let state = stateOf(position);
  const outcomes: Outcome[] = [];
  for (const event of events) {
    const step = act(edition, numbered(state, [...outcomes]), event);
    state = step.state;
    outcomes.push(step.outcome);
  }
  return settled(edition, outcomes, state);
};

/** At the end a play that nobody has challenged stands; what follows from that is the last event's doing. */
const settled = (edition: Edition, outcomes: readonly Outcome[], state: State): Replay => {
  const stood = stand(edition, state);
  const last = outcomes.at(-1);
  if (stood === state || !last) return { outcomes, state: stood };
  const drawn = stood.ended ? [] : [ask(edition, drawing.refill)];
  const because = clausesOf([last, { because: stood.cited }, ...drawn]);
  return {
    outcomes: [...outcomes.slice(0, -1), { ...last, because }],
    state: { ...stood, cited: [] },
  };
};
