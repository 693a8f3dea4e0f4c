// The fold: a tournament and a list of events become an outcome for each event and a final state.
import { ask, type Edition } from '../kernel/edition.ts';
import { isSilent } from '../kernel/ruled.ts';
import { approvals } from './approval/handlers.ts';
import { approval } from './approval/parameters.ts';
import type { Handlers, TournamentEvent, TournamentEventType } from './events.ts';
import { texts } from './layers/handlers.ts';
import { life } from './life/handlers.ts';
import { masters } from './master/handlers.ts';
import { ordering } from './order/handlers.ts';
import { type Outcome, refused, type Step, unregulated } from './outcome.ts';
import { byes } from './pairing/byes.ts';
import { roundWork } from './pairing/handlers.ts';
import { ratings } from './ratings/lists.ts';
import { results } from './results/handlers.ts';
import { standing } from './standings/handlers.ts';
import type { State } from './state.ts';

const HANDLERS: Handlers<TournamentEventType> = {
  ...approvals,
  ...ordering,
  ...byes,
  ...roundWork,
  ...results,
  ...life,
  ...standing,
  ...ratings,
  ...masters,
  ...texts,
};

/** What an event does to a tournament; a violation of a rule is another such function. */
export type TournamentApply = (edition: Edition, before: State, event: TournamentEvent) => Step;

export const applyToTournament: TournamentApply = (edition, before, event) => {
  const spoken = ask(edition, approval.tournaments);
  if (isSilent(spoken)) return unregulated(before);
  if (before.fault) return refused(before, before.fault, ask(edition, approval.playersAtTable));
  const handler = HANDLERS[event.type] as (e: Edition, s: State, event: TournamentEvent) => Step;
  return handler(edition, before, event);
};

export interface TournamentReplay {
  readonly outcomes: readonly Outcome[];
  readonly state: State;
}

export const replayTournament = (
  edition: Edition,
  start: State,
  events: readonly TournamentEvent[],
  act: TournamentApply = applyToTournament,
): TournamentReplay => {
  let state = start;
  const outcomes: Outcome[] = [];
  for (const event of events) {
    const step = act(edition, state, event);
    state = step.state;
    outcomes.push(step.outcome);
  }
  return { outcomes, state };
};
