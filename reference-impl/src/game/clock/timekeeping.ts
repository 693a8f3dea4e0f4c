// What measures the time, how much of it there is and how much has gone.
import type {
  ClockDevice,
  ClockSide,
  Player,
  Position,
} from '../../../../protocol/generated/types.ts';

export interface Timekeeping {
  readonly device: ClockDevice | null;
  /** Time of each player, where the tournament sets it. */
  readonly allotmentMs: number | null;
  /** Total time of the game, where the tournament sets one, and how much of it has gone. */
  readonly totalMs: number | null;
  readonly elapsedMs: number;
  /** How much time of a player has run since the clock was last handed over. */
  readonly turnMs: number;
}

export const timekeepingOf = ({ clock }: Position): Timekeeping => ({
  device: clock?.device ?? null,
  allotmentMs: clock?.allotmentMs ?? null,
  totalMs: clock?.totalMs ?? null,
  elapsedMs: clock?.elapsedMs ?? 0,
  turnMs: 0,
});

export const runsFor = (running: ClockSide | null, player: Player): boolean =>
  running === player || running === 'both';
