// Time that ran on when play was over already: the judge may let it cost nothing.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import { withoutTime } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { clock } from './parameters.ts';

export const waiveOvertime = (
  edition: Edition,
  state: State,
  { by, player, over }: EventOf<'waive-overtime'>,
): Step => {
  const waiver = ask(edition, clock.overtimeWaiver);
  const costs = ask(edition, clock.overtimePoints);
  if (isSilent(waiver)) return unregulated(state, waiver, costs);
  if (by !== 'arbiter') return refused(state, 'not-competent', waiver);
  if (!state.ended) return refused(state, 'too-early', waiver);
  const charged = state.ended.reason !== 'overtime' && state.ended.items[player].time < 0;
  const may = says(waiver, 'any') || (says(waiver, 'after-play') && over);
  return charged && may
    ? done(withoutTime(state, player), null, waiver, costs)
    : refused(state, 'not-applicable', waiver, costs);
};
