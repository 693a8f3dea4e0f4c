// A player who had not come yet comes in.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import { groundClock } from '../clock/stops.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { lateness } from './parameters.ts';
import { swapped } from './returning.ts';
import { attending, hasNotCome, put } from './whereabouts.ts';

export const arrive = (edition: Edition, state: State, { player }: EventOf<'arrive'>): Step => {
  const after = ask(edition, lateness.clockAfterMinutes);
  if (isSilent(after)) return unregulated(state, after, ask(edition, turn.course));
  if (!hasNotCome(state, player)) return refused(state, 'not-applicable', after);
  const early = state.round !== null && state.round.phase !== 'started';
  const came = attending(put(state, player, 'here'), {
    late: early ? state.attendance.late : [...state.attendance.late, player],
  });
  const swap = swapped(edition, came, player);
  if (swap) return done(swap, null, swap.timed, after);
  if (!state.attendance.lateClocks) return done(came, null, after);
  const rival = other(player);
  if (hasNotCome(state, rival)) {
    const both = ask(edition, lateness.bothRun);
    return done(runClock(came, holds(both) ? rival : null, both), null, both, after);
  }
  const pays = ask(
    edition,
    state.attendance.bothLate ? lateness.secondPaysLots : lateness.lotsOnLateClock,
  );
  return done(
    says(pays, false) ? runClock(came, null, pays) : groundClock(came, pays),
    null,
    pays,
    after,
  );
};
