// The clock of a case: what each player has used, of how much, and for whom it runs.
import type {
  ClockSide,
  GameReplayParams,
  GameReplayResult,
} from '../../protocol/generated/types.ts';

type Clocks = Readonly<Record<'A' | 'B', number>>;

export interface ClockView {
  /** Milliseconds. */
  readonly used: Clocks;
  readonly allotted: number | null;
  readonly running: ClockSide | null;
}

/** The clocks before and after, where the case speaks of time at all. */
export const clocksOf = (
  { position }: GameReplayParams,
  { state }: GameReplayResult,
): { readonly before: ClockView; readonly after: ClockView } | null => {
  const { clock, clocks, toMove } = position;
  const { clocks: later = clocks, running = null } = state;
  const moved = [clocks, later].some(({ A, B }) => A + B > 0);
  if (!clock && !moved) return null;
  const allotted = clock?.allotmentMs ?? null;
  const view = (used: Clocks, runs: ClockView['running']): ClockView => ({
    used,
    allotted,
    running: runs,
  });
  const first = clock?.running === undefined ? toMove : clock.running;
  return { before: view(clocks, first), after: view(later, running) };
};
