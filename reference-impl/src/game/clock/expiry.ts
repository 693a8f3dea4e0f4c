// What the clock of a player brings about by itself.
import type { Edition } from '../../kernel/edition.ts';
import { PLAYERS } from '../board/players.ts';
import { endGame } from '../ending/end.ts';
import type { State } from '../state.ts';
import type { Coming, Instant } from './instant.ts';
import { lossOnTime } from './overtime.ts';
import { runsFor } from './timekeeping.ts';

/** The extra time of a player is used up. */
const losing: Coming = (edition, state) => {
  const [first, second] = PLAYERS.flatMap((player) => lossOf(edition, state, player));
  return second && first && second.inMs < first.inMs ? second : first;
};

const lossOf = (edition: Edition, state: State, player: 'A' | 'B'): Instant[] => {
  const loss = lossOnTime(edition, state);
  if (loss.atMs === null || !runsFor(state.timed.running, player)) return [];
  return [
    {
      inMs: Math.max(0, loss.atMs - state.clocks[player]),
      because: loss.because,
      brings: (late) => endGame(edition, late, 'overtime', loss, player),
    },
  ];
};

export const clockInstants: readonly Coming[] = [losing];
