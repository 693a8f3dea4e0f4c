// What time alone brings about, told by each topic: the earliest of them happens.
import type { Edition } from '../../kernel/edition.ts';
import type { Ground } from '../../kernel/ruled.ts';
import type { State } from '../state.ts';

/** In how long it comes about, and what the table is then. It does not come about a second time. */
export interface Instant extends Ground {
  readonly inMs: number;
  readonly brings: (state: State) => State;
}

/** What would come about next if nothing were done; undefined where nothing would. */
export type Coming = (edition: Edition, state: State) => Instant | undefined;
