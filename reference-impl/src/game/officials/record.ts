// The tournament around the table, as far as its officials and bodies go: a part of the state.
import type {
  OutcomeKind,
  Position,
  QueryReason,
  TournamentSetting,
} from '../../../../protocol/generated/types.ts';
import type { Ground } from '../../kernel/ruled.ts';

/** What has come of an event. */
export interface Come extends Ground {
  readonly kind: OutcomeKind;
}

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
  readonly outcomes: readonly Come[];
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
