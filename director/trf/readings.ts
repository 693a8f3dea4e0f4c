// TRF has no points of games. Whom only their difference would set apart stay together, and no lots are asked for.
import type { TournamentReadings } from '../../protocol/generated/types.ts';

export const READINGS: TournamentReadings = {
  tieBreaks: { criterion: { third: null, fourth: null } },
};
