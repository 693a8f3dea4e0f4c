// What can happen at the table, and what handles it: each topic brings its own handlers.
import type { EventOf, EventType, GameEvent } from '../../../protocol/generated/types.ts';
import type { Edition } from '../kernel/edition.ts';
import type { Step } from './outcome.ts';
import type { State } from './state.ts';

export type { EventOf, EventType, GameEvent };

/** Handlers of some event types; those of all topics together cover every one (handlers.ts). */
export type Handlers<T extends EventType> = {
  readonly [E in T]: (edition: Edition, state: State, event: EventOf<E>) => Step;
};
