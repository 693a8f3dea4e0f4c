// The tournament around the table, as far as its officials and bodies go: a part of the state.
import type { Position, TournamentSetting } from '../../../../protocol/generated/types.ts';

export interface Officials {
  readonly setting: TournamentSetting | null;
  /** There is a tribunal of appeals. */
  readonly tribunal: boolean;
}

export const officialsOf = ({ tournament }: Position): Officials => ({
  setting: tournament ?? null,
  tribunal: tournament?.tribunal ?? false,
});
