// King of the hill: first against second, third against fourth, in the order of the last standings.
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground, isSilent, type Silent, says } from '../../kernel/ruled.ts';
import { refused, type Step, unregulated } from '../outcome.ts';
import { tieBreaks } from '../standings/parameters.ts';
import { ranking, type Standing } from '../standings/standings.ts';
import { pairedIn, type State } from '../state.ts';
import { sparedLeader } from './gibson.ts';
import { byeAmong } from './koth-byes.ts';
import { kothRoundsOf } from './koth-rounds.ts';
import { koth } from './parameters.ts';
import { isSame, type Tables, type Two } from './tables.ts';

export interface Paired extends Tables, Ground {}

/** What follows from the pairing of a round as king of the hill, where there is one. */
export const onTheHill = (
  edition: Edition,
  state: State,
  round: number,
  then: (paired: Paired) => Step,
): Step => {
  for (const { unmet, ground } of kothRoundsOf(edition, state.tournament))
    if (unmet) return refused(state, unmet, ground);
  const ranked = ranking(edition, state);
  if (isSilent(ranked)) return unregulated(state, ranked);
  const present = new Set(pairedIn(state, round).map(({ entrant }) => entrant.id));
  const standings = ranked.standings.filter(({ id }) => present.has(id));
  const paired = pairedBy(edition, state, round, standings);
  if (isSilent(paired)) return unregulated(state, paired);
  const turned = pairedBy(edition, state, round, standings.toSorted(otherWayRound));
  // Who shares a place has to draw lots first, where it matters.
  if (isSilent(turned) || !isSame(paired, turned))
    return refused(state, 'out-of-order', ask(edition, tieBreaks.criterion, 'fourth'));
  return then(paired);
};

/** Those who share a place the other way round. */
const otherWayRound = (a: Standing, b: Standing): number =>
  a.rank - b.rank || (a.id < b.id ? 1 : -1);

const pairedBy = (
  edition: Edition,
  state: State,
  round: number,
  standings: readonly Standing[],
): Paired | Silent => {
  const rule = ask(edition, koth.pairs);
  const without = standings.length % 2 === 1 ? byeAmong(edition, state, standings) : null;
  if (without && isSilent(without)) return without;
  const staying = standings.filter(({ id }) => id !== without?.id);
  const spared = sparedLeader(edition, state.tournament, round, standings, staying);
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
