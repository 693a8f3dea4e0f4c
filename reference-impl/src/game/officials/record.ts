// The tournament around the table, as far as its officials and bodies go: a part of the state.
import type {
  Position,
  QueryReason,
  TournamentSetting,
} from '../../../../protocol/generated/types.ts';
import type { Outcome } from '../outcome.ts';

/** A matter that the judge has put to the committee. */
export interface Query {
  /** The number of its event in the request. */
  readonly on: number;
  readonly why: QueryReason;
}

export interface Officials {
  readonly setting: TournamentSetting | null;
  /** There is a tribunal of appeals. */
  readonly tribunal: boolean;
  /** What has come of the events so far. */
  readonly outcomes: readonly Outcome[];
  /** Events on which somebody has decided. */
  readonly settled: readonly number[];
  readonly queries: readonly Query[];
}

export const officialsOf = ({ tournament }: Position): Officials => ({
  setting: tournament ?? null,
  tribunal: tournament?.tribunal ?? false,
  outcomes: [],
  settled: [],
  queries: [],
});
