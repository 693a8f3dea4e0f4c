// Tiles found in the bag although somebody should have drawn them.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { other, set } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { give, held } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { loseTurn } from '../turn/turn-order.ts';
import { drawing, leftover } from './parameters.ts';

export const reportLeftover = (
  edition: Edition,
  state: State,
  { owing }: EventOf<'report-leftover'>,
): Step => {
  const response = ask(edition, leftover.response);
  const refill = ask(edition, drawing.refill);
  const [first] = owing;
  if (state.bag.length === 0 || !first) return refused(state, 'nothing-wrong', response, refill);
  if (state.remedy) return refused(state, 'out-of-order', response, refill);
  if (isSilent(response)) return unregulated(state, response);
  const room = Math.max(0, RACK_SIZE - held(state, first).length);
  const limit = ask(edition, leftover.limit);
  const drawn = state.bag.slice(0, says(limit, 'all') ? undefined : room);
  const rest = state.bag.slice(drawn.length);
  const second = rest.slice(0, Math.max(0, RACK_SIZE - held(state, other(first)).length));
  const taken = give(
    give({ ...state, bag: rest.slice(second.length) }, first, drawn),
    other(first),
    second,
  );
  const settled: State = { ...taken, draws: set(taken.draws, first, null) };
  const shown = ask(edition, leftover.shown);
  const costs = ask(edition, leftover.costsTurn);
  return done(
    holds(costs) ? loseTurn(edition, settled, first, costs) : settled,
    { by: first, drawn, shown: holds(shown) ? drawn : [] },
    response,
    limit,
    shown,
  );
};
