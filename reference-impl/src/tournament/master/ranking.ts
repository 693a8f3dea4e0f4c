// The ranking for the Máster: the winner of the last one, then by best place, by the championship, by the rivals met.
import type { SeasonResult } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import type { TournamentEventOf } from '../events.ts';
import { byGames } from '../order/order.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { lists } from '../ratings/parameters.ts';
import type { Entrant, State } from '../state.ts';
import { master } from './parameters.ts';

/** A mean as it is: compared crosswise, so that nothing is rounded. */
interface Mean {
  readonly sum: number;
  readonly count: number;
}

interface Placed {
  readonly place: number;
  readonly national: boolean;
  readonly mean: Mean;
}

interface Ranked {
  readonly entrant: Entrant;
  /** Best first. */
  readonly results: readonly Placed[];
}

export const rankMaster = (
  edition: Edition,
  state: State,
  { results, lastWinner }: TournamentEventOf<'rank-master'>,
): Step => {
  const ids = new Set(state.players.map(({ entrant }) => entrant.id));
  const place = ask(edition, master.best);
  if (results.some(({ player }) => !ids.has(player)))
    return refused(state, 'unknown-player', place);
  const all = state.players.map(({ entrant }) => ranked(edition, entrant, results));
  const leads = ask(edition, master.lastWinner);
  const isFirst = ({ entrant }: Ranked): boolean =>
    entrant.id === lastWinner && says(leads, 'first');
  const [idle, playing] = [[] as Ranked[], [] as Ranked[]];
  for (const one of all) if (!isFirst(one)) (one.results.length === 0 ? idle : playing).push(one);
  const without = ask(edition, master.without);
  const order = ask(edition, master.withoutOrder);
  if (idle.length > 1 && isSilent(order)) return unregulated(state, without, order);
  const sorted = playing.toSorted((a, b) => apart(edition, a, b) || byId(a, b));
  const last = says(without, 'left-out') ? [] : idle.toSorted(byElo(edition));
  const list = idsOf([...all.filter(isFirst), ...sorted, ...last]);
  const level = levelIn(sorted, (a, b) => apart(edition, a, b)).map(idsOf);
  const report = level.length > 0 ? { order: list, level } : { order: list };
  const grounds = [leads, place, ...(idle.length > 0 ? [without, order] : [])];
  return done(state, report, ...grounds, ...means(edition));
};

const idsOf = (all: readonly Ranked[]): string[] => all.map(({ entrant }) => entrant.id);

/** Those of whom every result is alike: nothing else is said. */
const levelIn = (
  sorted: readonly Ranked[],
  apartOf: (a: Ranked, b: Ranked) => number,
): readonly Ranked[][] => {
  const groups: Ranked[][] = [];
  for (const one of sorted) {
    const [before] = groups.at(-1) ?? [];
    if (before && apartOf(before, one) === 0) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups.filter(({ length }) => length > 1);
};

const means = (edition: Edition) => [
  ask(edition, master.nationalFirst),
  ask(edition, master.rivalElo),
  ask(edition, master.several),
  ask(edition, master.stillTied),
];

const byId = ({ entrant: a }: Ranked, { entrant: b }: Ranked): number => (a.id < b.id ? -1 : 1);

/** Those who did not play: whoever has no Elo yet has that of the beginning. */
const byElo = (edition: Edition) => {
  const starting = ask(edition, lists.startingElo);
  const eloOf = ({ entrant: { elo } }: Ranked): number =>
    elo ?? (isSilent(starting) ? 0 : starting.value);
  return (a: Ranked, b: Ranked): number =>
    eloOf(b) - eloOf(a) || byGames(a.entrant, b.entrant) || byId(a, b);
};

const ranked = (edition: Edition, entrant: Entrant, all: readonly SeasonResult[]): Ranked => ({
  entrant,
  results: all
    .filter(({ player }) => player === entrant.id)
    .map((one) => ({ place: one.place, national: one.national, mean: meanOf(edition, one) }))
    .toSorted((a, b) => a.place - b.place || withinPlace(edition, a, b)),
});

const meanOf = (edition: Edition, { rivals }: SeasonResult): Mean => {
  const which = ask(edition, master.rivalElo);
  const newcomer = ask(edition, master.debutantRival);
  const starting = ask(edition, lists.startingElo);
  const first = says(newcomer, 'zero') || isSilent(starting) ? 0 : starting.value;
  const elos = rivals.map(({ before, now }) => (says(which, 'now') ? now : (before ?? first)));
  return { sum: elos.reduce((sum, one) => sum + one, 0), count: Math.max(1, elos.length) };
};

const higher = (a: Mean, b: Mean): number => b.sum * a.count - a.sum * b.count;

/** Of one player's results at the same place: which of them speaks for it. */
const withinPlace = (edition: Edition, a: Placed, b: Placed): number =>
  byNational(edition, a, b) ||
  (says(ask(edition, master.several), 'lowest-mean') ? -1 : 1) * higher(a.mean, b.mean);

const byNational = (edition: Edition, a: Placed, b: Placed): number =>
  holds(ask(edition, master.nationalFirst)) ? Number(b.national) - Number(a.national) : 0;

const apart = (edition: Edition, a: Ranked, b: Ranked): number => {
  const deep = says(ask(edition, master.stillTied), 'next-results');
  const most = deep ? Math.max(a.results.length, b.results.length) : 1;
  for (let i = 0; i < most; i++) {
    const [one, other] = [a.results[i], b.results[i]];
    if (!one || !other) return one ? -1 : 1;
    const told = resultsApart(edition, one, other);
    if (told !== 0) return told;
  }
  return 0;
};

const resultsApart = (edition: Edition, a: Placed, b: Placed): number => {
  const byMean =
    (says(ask(edition, master.means), 'lowest-first') ? -1 : 1) * higher(a.mean, b.mean);
  if (says(ask(edition, master.best), 'mean-of-rivals')) return byMean || a.place - b.place;
  return a.place - b.place || byNational(edition, a, b) || byMean;
};
