// What the clock of a player brings about by itself.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, jointly } from '../../kernel/ruled.ts';
import { PLAYERS } from '../board/players.ts';
import { endGame } from '../ending/end.ts';
import { ending } from '../ending/parameters.ts';
import { cite } from '../outcome.ts';
import type { State } from '../state.ts';
import type { Coming, Instant } from './instant.ts';
import { timeGoesBy, timeLeft } from './limits.ts';
import { lossOnTime } from './overtime.ts';
import { clock } from './parameters.ts';
import { runOut } from './time.ts';
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

/** The total time of the game is up. */
const totalTime: Coming = (edition, state) => {
  const left = timeLeft(edition, state);
  if (left === null || state.timeUp || !timeGoesBy(edition, state)) return undefined;
  const ends = ask(edition, ending.timeEnds);
  if (!holds(ends)) return undefined;
  const ground = jointly(ask(edition, clock.gameLimit), ask(edition, clock.totalDuringClaims));
  return {
    inMs: left,
    ...ground,
    brings: (late) => {
      const over = runOut(edition, late);
      return cite(over.state, ...over.grounds);
    },
  };
};

export const clockInstants: readonly Coming[] = [losing, totalTime];
