// What can happen in a tournament, and what handles it: each topic brings its own handlers.
import type {
  TournamentEvent,
  TournamentEventOf,
  TournamentEventType,
} from '../../../protocol/generated/types.ts';
import type { Edition } from '../kernel/edition.ts';
import type { Step } from './outcome.ts';
import type { State } from './state.ts';

export type { TournamentEvent, TournamentEventOf, TournamentEventType };

/** Handlers of some event types; those of all topics together cover every one (replay.ts). */
export type Handlers<T extends TournamentEventType> = {
  readonly [E in T]: (edition: Edition, state: State, event: TournamentEventOf<E>) => Step;
};
