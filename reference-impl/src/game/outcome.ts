// What the regulation makes of an event. Illegal input is a value, never an exception.
import type { ClauseId, Edition } from '../kernel/edition.ts';
import { groundsOf } from '../kernel/edition.ts';
import type { Player } from './board/players.ts';
import type { Letter, Tile, Word } from './board/tiles.ts';
import type { IncidentRuling } from './conduct/incidents.ts';
import type { ParameterName } from './parameters.ts';
import type { PlacementFault } from './play/placement.ts';
import type { State } from './state.ts';

export type Refusal =
  | PlacementFault
  | 'game-over'
  | 'out-of-turn'
  | 'out-of-order'
  | 'tile-not-on-rack'
  | 'no-play'
  | 'too-early'
  | 'already-noted'
  | 'already-ruled'
  | 'turn-gone-by'
  | 'not-entitled'
  | 'not-in-play'
  | 'not-competent'
  | 'slip-incomplete'
  | 'slip-illegible'
  | 'not-agreed'
  | 'not-announced'
  | 'not-in-view'
  | 'under-ruling'
  | 'bag-too-small'
  | 'wrong-number'
  | 'not-in-pool'
  | 'nothing-wrong'
  | 'meaning-not-required'
  | 'settled'
  | 'not-applicable'
  | 'too-late'
  | 'must-be-played'
  | 'line-fixed'
  | 'counting-begun'
  | 'no-such-letter'
  | 'exchange-announced'
  | 'not-allowed';

export interface RemedyReport {
  readonly pool: 'none' | 'drawn' | 'unseen' | 'rack';
  readonly chosenBy: 'none' | 'chance' | 'opponent';
  readonly sees: number;
  readonly returns: number;
  readonly unseenReturned: number;
  readonly draws: number;
  readonly handsOver: number;
  readonly losesTurn: boolean;
  readonly recorded: boolean;
}

export interface Verdict {
  readonly scope: 'play' | 'word';
  readonly valid: boolean;
  readonly words: readonly { readonly word: Word; readonly valid: boolean }[];
}

export interface Details {
  readonly score?: number;
  readonly words?: readonly Word[];
  readonly drawn?: readonly Tile[];
  readonly shown?: readonly Tile[];
  readonly remedy?: RemedyReport;
  readonly verdict?: Verdict;
  readonly ruling?: IncidentRuling;
  readonly starter?: Player | 'lot' | 'tie';
  readonly letter?: Letter;
  readonly counted?: number;
}

export type Outcome = Details & { readonly because: readonly ClauseId[] } & (
    | { readonly kind: 'done' | 'unregulated' }
    | { readonly kind: 'refused'; readonly reason: Refusal }
  );

export interface Step {
  readonly state: State;
  readonly outcome: Outcome;
}

export type Grounds = readonly ClauseId[];

/** Why something may not be done, before it is tried. */
export interface Bar {
  readonly reason: Refusal;
  readonly because: Grounds;
}

export const done = (state: State, because: Grounds, details: Details = {}): Step => ({
  state,
  outcome: { kind: 'done', because, ...details },
});

export const refused = (state: State, reason: Refusal, because: Grounds): Step => ({
  state,
  outcome: { kind: 'refused', reason, because },
});

/** The edition gives no rule: the arbiter decides, the table stays as it is. */
export const unregulated = (state: State, because: Grounds): Step => ({
  state,
  outcome: { kind: 'unregulated', because },
});

/** Citations of an edition by parameter. */
export const because = (edition: Edition, ...names: readonly ParameterName[]): Grounds =>
  groundsOf(edition, ...names);
