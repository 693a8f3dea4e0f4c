// Counting the tiles left in the bag.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { isPlayer } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';

export const countBag = (
  edition: Edition,
  state: State,
  { by, inside, agreed, monitors }: EventOf<'count-bag'>,
): Step => {
  const counted = state.bag.length;
  if (!inside) {
    const allowed = valueIn(edition, 'outsideCount');
    if (allowed === undefined) return unregulated(state, [edition.articles.draw]);
    const grounds = because(edition, 'outsideCount');
    return allowed ? done(state, grounds, { counted }) : refused(state, 'not-allowed', grounds);
  }
  const needs = valueIn(edition, 'insideCountNeeds');
  if (needs === undefined) return unregulated(state, [edition.articles.draw]);
  if (monitors && isPlayer(by) && valueIn(edition, 'monitorsCount')) {
    return refused(state, 'not-competent', because(edition, 'monitorsCount'));
  }
  const grounds = because(edition, 'insideCountNeeds');
  return agreed.length < (needs === 'both' ? 2 : 1)
    ? refused(state, 'not-agreed', grounds)
    : done(state, grounds, { counted });
};
