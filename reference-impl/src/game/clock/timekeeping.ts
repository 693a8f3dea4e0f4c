// What measures the time, how much of it there is and how much has gone.
import type {
  ClockDevice,
  ClockSide,
  Player,
  Position,
} from '../../../../protocol/generated/types.ts';
import type { Each } from '../board/players.ts';

export interface Timekeeping {
  readonly device: ClockDevice | null;
  /** Time of each player, where the tournament sets it. */
  readonly allotmentMs: number | null;
  /** Total time of the game, where the tournament sets one, and how much of it has gone. */
  readonly totalMs: number | null;
  readonly elapsedMs: number;
  /** How much time of a player has run since the clock was last handed over. */
  readonly turnMs: number;
  /** The clock has been set and stands, and waits to be set going for the first turn. */
  readonly ready: boolean;
  /** The clock has failed: what it showed, as far as that is known. */
  readonly failed: Each<number | null> | null;
}

export const timekeepingOf = ({ clock }: Position): Timekeeping => ({
  device: clock?.device ?? null,
  allotmentMs: clock?.allotmentMs ?? null,
  totalMs: clock?.totalMs ?? null,
  elapsedMs: clock?.elapsedMs ?? 0,
  turnMs: 0,
  ready: false,
  failed: null,
});

export const runsFor = (running: ClockSide | null, player: Player): boolean =>
  running === player || running === 'both';
