// The bye of a round paired as king of the hill: to the lowest placed of those who have had none.
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground, isSilent, type Silent, says } from '../../kernel/ruled.ts';
import type { Standing } from '../standings/standings.ts';
import type { State } from '../state.ts';
import { koth } from './parameters.ts';

interface Without extends Ground {
  readonly id: string;
}

/** Nobody is there where all have had theirs. */
export const byeAmong = (
  edition: Edition,
  state: State,
  standings: readonly Standing[],
): Without | Silent => {
  const most = ask(edition, koth.byes);
  const apart = ask(edition, koth.penaltyByes);
  const falls = ask(edition, koth.byeFalls);
  if (isSilent(falls)) return falls;
  const had = byesHad(state, says(apart, 'counted'));
  const order = says(falls, 'highest') ? standings : standings.toReversed();
  const due = order.find(({ id }) => isSilent(most) || (had.get(id) ?? 0) < most.value);
  const because = clausesOf([most, falls, apart]);
  return due ? { id: due.id, because } : { silent: true, because };
};

const byesHad = ({ rounds }: State, withPenalties: boolean): ReadonlyMap<string, number> => {
  const had = new Map<string, number>();
  for (const { byes, penaltyByes } of rounds)
    for (const id of [...byes, ...(withPenalties ? penaltyByes : [])])
      had.set(id, (had.get(id) ?? 0) + 1);
  return had;
};
