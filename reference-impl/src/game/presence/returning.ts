// A player who had left comes back: the clock may stand while the rival's play is checked, and tiles are drawn in order.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import { stopClock } from '../clock/stops.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { leaving } from './parameters.ts';
import { attending, isAway, put } from './whereabouts.ts';

export const comeBack = (
  edition: Edition,
  state: State,
  { player }: EventOf<'come-back'>,
): Step => {
  const untold = ask(edition, leaving.untold);
  if (isSilent(untold)) return unregulated(state, untold, ask(edition, turn.course));
  if (!isAway(state, player)) return refused(state, 'not-applicable', untold);
  const back = attending(put(state, player, 'here'), { returned: player });
  const draws = ask(edition, leaving.firstToDraw);
  const swap = swapped(edition, back, player);
  return swap ? done(swap, null, swap.timed) : done(back, null, untold, draws);
};

/** Whoever comes in while the rival has gone: one clock stops, the other runs. */
export const swapped = (edition: Edition, state: State, player: Player): State | undefined => {
  const swaps = ask(edition, leaving.swapsClock);
  const rival = other(player);
  if (isSilent(swaps) || swaps.value === 'never') return undefined;
  if (!isAway(state, rival)) return undefined;
  if (says(swaps, 'own-turn') && state.toMove !== rival) return undefined;
  return runClock(state, rival, swaps);
};

/** While the play that the rival made alone is checked, whoever is back may stop the clock. */
export const stopToCheck = (
  edition: Edition,
  state: State,
  { by }: EventOf<'pause-clock'>,
): Step | undefined => {
  const { play, attendance } = state;
  const may = ask(edition, leaving.checkStopsClock);
  const isChecking = attendance.returned === by && play?.by === other(by) && !play.accepted;
  return isChecking && !play.challenge && holds(may)
    ? done(stopClock(state, 'return', may), null, may)
    : undefined;
};
