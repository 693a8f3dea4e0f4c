// How much time there is: of each player, and of the game.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, says } from '../../kernel/ruled.ts';
import type { State } from '../state.ts';
import { clock } from './parameters.ts';

const MINUTE = 60_000;

/** What tournaments usually give, by how the game is timed; nobody is bound to it. */
const USUAL = { running: 30 * MINUTE, stopped: 25 * MINUTE } as const;

/** What each player has: fixed by the edition, else by the tournament; null where nobody has fixed it. */
export const allotmentOf = (edition: Edition, { time, timing }: State): number | null => {
  const fixed = ask(edition, clock.minutesEach);
  if (!isSilent(fixed)) return fixed.value * MINUTE;
  const how = ask(edition, clock.allotment);
  if (says(how, 'usual')) return USUAL[timing];
  return says(how, 'half-total') && time.totalMs !== null ? time.totalMs / 2 : time.allotmentMs;
};

/** How much of the total time of the game is left; null where there is none. */
export const timeLeft = (edition: Edition, { time }: State): number | null => {
  const limit = ask(edition, clock.gameLimit);
  if (time.totalMs === null || !says(limit, 'event')) return null;
  return Math.max(0, time.totalMs - time.elapsedMs);
};

/** Why the total is what it is, and goes by as it does. */
export const totalGrounds = (edition: Edition, state: State): readonly Ground[] => {
  const { play, time } = state;
  if (time.device === null) return [];
  const limit = ask(edition, clock.gameLimit);
  const claimed = play && (play.challenge || play.ruling !== 'none');
  return claimed ? [limit, ask(edition, clock.totalDuringClaims)] : [limit];
};

/** The total goes by whatever happens, unless it is read to wait for the answer to a claim. */
export const timeGoesBy = (edition: Edition, { play, lastPlay }: State): boolean => {
  const claimed = play?.challenge || (play ?? lastPlay)?.appeal === 'open';
  return !claimed || !says(ask(edition, clock.totalDuringClaims), 'stops');
};
