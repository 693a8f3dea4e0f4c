// The order of the list: by Elo with the debutants in their place, as it was drawn, or as the Máster ranks.
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground, isSilent, says } from '../../kernel/ruled.ts';
import { isBelow } from '../outcome.ts';
import { lists } from '../ratings/parameters.ts';
import { type Entered, type Entrant, pairedIn, type State } from '../state.ts';
import { seeding } from './parameters.ts';

export interface Ordered extends Ground {
  readonly order: readonly string[];
  /** Those of whom nothing tells who goes first, together. */
  readonly level: readonly string[][];
}

/** Who has not played an official game yet; by the other reading, whoever is short of the ranking. */
export const isDebutant = (edition: Edition, one: Entrant): boolean =>
  says(ask(edition, seeding.debutantIs), 'short-of-the-ranking')
    ? isShort(edition, one)
    : one.elo === null;

/** Has played fewer games than it takes to be in the ranking. */
const isShort = (edition: Edition, { games }: Entrant): boolean =>
  isBelow(games, ask(edition, lists.fewestGames));

/** More games of the season first, then more games in all. */
export const byGames = (a: Entrant, b: Entrant): number =>
  b.gamesInSeason - a.gamesInSeason || b.games - a.games;

export const orderFor = (edition: Edition, state: State, round: number): Ordered => {
  const { order } = state.tournament;
  if (order === 'master') {
    const own = ask(edition, seeding.master);
    if (says(own, 'master-ranking')) return drawn(state, round, own);
  }
  if (order === 'random') {
    const later = ask(edition, seeding.afterRandom);
    if (round === 1 || says(later, 'kept')) return atRandom(edition, state, round, later);
  }
  return byElo(edition, state, round);
};

const listed = (state: State, round: number): readonly Entrant[] =>
  pairedIn(state, round).map(({ entrant }: Entered) => entrant);

/** Below zero where the first goes first, zero where nothing tells. */
type Apart = (a: Entrant, b: Entrant) => number;

const sortedBy = (players: readonly Entrant[], apart: Apart): Omit<Ordered, 'because'> => {
  const order = players.toSorted(apart);
  const groups: Entrant[][] = [];
  for (const one of order) {
    const [before] = groups.at(-1) ?? [];
    if (before && apart(before, one) === 0) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  const level = groups.filter(({ length }) => length > 1);
  return {
    order: order.map(({ id }) => id),
    level: level.map((group) => group.map(({ id }) => id)),
  };
};

const drawn = (state: State, round: number, ...grounds: readonly Ground[]): Ordered => ({
  ...sortedBy(listed(state, round), (a, b) => placeOf(state, a) - placeOf(state, b)),
  because: clausesOf(grounds),
});

/** Whoever was not drawn comes last. */
const placeOf = ({ tournament: { drawn: order } }: State, { id }: Entrant): number =>
  order.includes(id) ? order.indexOf(id) : order.length;

const atRandom = (edition: Edition, state: State, round: number, later: Ground): Ordered => {
  const treated = ask(edition, seeding.debutantsDrawn);
  const from = ask(edition, seeding.randomFrom);
  const ordered = drawn(state, round, from, ...(round === 1 ? [treated] : [later]));
  if (!says(treated, 'last')) return ordered;
  const late = new Set(
    listed(state, round).flatMap((one) => (isDebutant(edition, one) ? [one.id] : [])),
  );
  const rest = ordered.order.filter((id) => !late.has(id));
  return { ...ordered, order: [...rest, ...ordered.order.filter((id) => late.has(id))] };
};

const byElo = (edition: Edition, state: State, round: number): Ordered => {
  const direction = ask(edition, seeding.by);
  const newcomers = ask(edition, seeding.debutantElo, round === 1 ? 'first' : 'later');
  const equal = ask(edition, seeding.equalElo);
  const players = listed(state, round);
  const eloOf = (one: Entrant): number =>
    isDebutant(edition, one) && !isSilent(newcomers) ? newcomers.value : (one.elo as number);
  const sign = says(direction, 'elo-ascending') ? -1 : 1;
  const apart: Apart = (a, b) =>
    says(equal, 'lot') ? placeOf(state, a) - placeOf(state, b) : byGames(a, b);
  const sorted = sortedBy(players, (a, b) => sign * (eloOf(b) - eloOf(a)) || apart(a, b));
  const hasNew = players.some((one) => isDebutant(edition, one));
  const hasShort = players.some((one) => one.elo !== null && isShort(edition, one));
  const newness = ask(edition, seeding.debutantIs);
  const alike = new Set(players.map(eloOf)).size < players.length;
  return {
    ...sorted,
    because: clausesOf([
      direction,
      ...(hasNew ? [newcomers] : []),
      ...(hasShort ? [newness] : []),
      ...(alike ? [equal] : []),
    ]),
  };
};
