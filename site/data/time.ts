// The clock of a case: what each player has used, of how much, for whom it runs or for what it stands, and what has
// gone of the time that the whole game may take.
import type {
  ClockSide,
  ClockStop,
  GameReplayParams,
  GameReplayResult,
} from '../../protocol/generated/types.ts';
import { stopInWords } from '../../steps/language/telling/outcome.ts';
import type { Text } from './text.ts';

type Clocks = Readonly<Record<'A' | 'B', number>>;

export interface ClockView {
  /** Milliseconds. */
  readonly used: Clocks;
  readonly allotted: number | null;
  readonly running: ClockSide | null;
  readonly standsFor: Text | null;
  /** Milliseconds of the game, where it has a total. */
  readonly game: { readonly gone: number; readonly total: number } | null;
}

/** The clocks before and after, where the case speaks of time at all. */
export const clocksOf = (
  { position }: GameReplayParams,
  { state }: GameReplayResult,
): { readonly before: ClockView; readonly after: ClockView } | null => {
  const { clock, clocks, toMove } = position;
  const { clocks: later = clocks, running = null } = state;
  const { stoppedFor = null, elapsedMs } = state.clock ?? {};
  const moved = [clocks, later].some(({ A, B }) => A + B > 0);
  if (!clock && !moved && stoppedFor === null) return null;
  const { allotmentMs: allotted = null, totalMs: total, elapsedMs: gone = 0 } = clock ?? {};
  const gameAt = (ms: number) => (total === undefined ? null : { gone: ms, total });
  const first = clock?.running === undefined ? toMove : clock.running;
  return {
    before: { used: clocks, allotted, running: first, standsFor: null, game: gameAt(gone) },
    after: {
      used: later,
      allotted,
      running,
      standsFor: inWords(stoppedFor),
      game: gameAt(elapsedMs ?? gone),
    },
  };
};

const inWords = (stop: ClockStop | null): Text | null => (stop === null ? null : stopInWords(stop));
