// King of the hill: first against second, third against fourth, and nobody without a rival twice.
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground, isSilent, type Silent, says } from '../../kernel/ruled.ts';
import { ranking, type Standing } from '../standings/standings.ts';
import { pairedIn, type State } from '../state.ts';
import { sparedLeader } from './gibson.ts';
import { koth } from './parameters.ts';

type Two = readonly [string, string];

export interface Paired extends Ground {
  readonly tables: readonly Two[];
  readonly byes: readonly string[];
}

export const kothPairing = (edition: Edition, state: State, round: number): Paired | Silent => {
  const present = new Set(pairedIn(state, round).map(({ entrant }) => entrant.id));
  const ranked = ranking(edition, state);
  if (isSilent(ranked)) return ranked;
  const all = ranked.standings.filter(({ id }) => present.has(id));
  const rule = ask(edition, koth.pairs);
  const without = all.length % 2 === 1 ? byeAmong(edition, state, all) : null;
  if (without && isSilent(without)) return without;
  const staying = all.filter(({ id }) => id !== without?.id);
  const spared = sparedLeader(edition, state.tournament, round, staying);
  if (spared.silent) return spared.silent;
  const rest = staying.map(({ id }) => id).filter((id) => !spared.pair?.includes(id));
  const tables = [...(spared.pair ? [spared.pair] : []), ...pairsOf(rest, says(rule, 'halves'))];
  const grounds = [rule, ...spared.grounds, ...(without ? [without] : [])];
  return { tables, byes: without ? [without.id] : [], because: clausesOf(grounds) };
};

const pairsOf = (ids: readonly string[], halves: boolean): readonly Two[] => {
  const half = Math.floor(ids.length / 2);
  return Array.from({ length: half }, (_, i): Two => {
    const [a = '', b = ''] = halves ? [ids[i], ids[i + half]] : [ids[2 * i], ids[2 * i + 1]];
    return [a, b];
  });
};

interface Without extends Ground {
  readonly id: string;
}

/** The lowest placed who has had none; nobody is there where all have had theirs. */
const byeAmong = (
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
