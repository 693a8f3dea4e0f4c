// Counting the tiles left in the bag.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { isPlayer } from '../board/players.ts';
import { clock } from '../clock/parameters.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { bag } from './parameters.ts';

export const countBag = (
  edition: Edition,
  state: State,
  { by, inside, agreed, monitors }: EventOf<'count-bag'>,
): Step => {
  const report = { counted: state.bag.length };
  // The clock that runs meanwhile runs on: this is none of the reasons for which it stops.
  const goesOn = state.timed.running === null ? [] : [ask(edition, clock.otherStops)];
  if (!inside) {
    const allowed = ask(edition, bag.outsideCount);
    if (isSilent(allowed)) return unregulated(state, allowed);
    return allowed.value
      ? done(state, report, allowed, ...goesOn)
      : refused(state, 'not-allowed', allowed);
  }
  const needs = ask(edition, bag.insideCountNeeds);
  if (isSilent(needs)) return unregulated(state, needs);
  const reserved = ask(edition, bag.monitorsCount);
  if (monitors && isPlayer(by) && holds(reserved)) return refused(state, 'not-competent', reserved);
  return agreed.length < (says(needs, 'both') ? 2 : 1)
    ? refused(state, 'not-agreed', needs)
    : done(state, report, needs, ...(monitors ? [reserved] : []), ...goesOn);
};
