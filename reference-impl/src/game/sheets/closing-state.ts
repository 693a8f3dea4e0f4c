// How far a game has been closed: a part of the state.
import type {
  EnteredResult,
  NextRound,
  Player,
  Position,
} from '../../../../protocol/generated/types.ts';
import { type Each, each } from '../board/players.ts';

export interface Closing {
  /** Players who have filled in the tournament sheet, and who have signed. */
  readonly filledIn: readonly Player[];
  readonly signed: readonly Player[];
  /** What was entered of the result; null until it is handed in. */
  readonly result: EnteredResult | null;
  readonly nextRound: NextRound;
  /** How many turns had been taken when each last wrote a line for one without a play. */
  readonly notedTurn: Each<number>;
}

export const closingOf = ({
  signed = [],
  delivered = false,
  result,
  round,
  scores,
  ended,
}: Position): Closing => ({
  filledIn: signed,
  signed,
  result: delivered ? (result ?? { scores, winner: leader(scores, ended?.loser) }) : null,
  nextRound: round?.next ?? 'none',
  notedTurn: each(() => 0),
});

/** Who has more points, unless one has lost the game whatever they are. */
export const leader = (scores: Each<number>, loser: Player | null = null): Player | null => {
  if (loser) return loser === 'A' ? 'B' : 'A';
  if (scores.A === scores.B) return null;
  return scores.A > scores.B ? 'A' : 'B';
};
