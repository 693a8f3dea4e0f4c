// The lists of Elo after a tournament. No number changes here: by how much a game moves the Elo is not said.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, says } from '../../kernel/ruled.ts';
import type { Handlers } from '../events.ts';
import { done, type Step, unregulated } from '../outcome.ts';
import { countedOf } from '../results/counting.ts';
import { elo } from '../results/parameters.ts';
import { recordedOf } from '../results/recording.ts';
import type { Entrant, State, TournamentRound } from '../state.ts';
import { lists } from './parameters.ts';

interface Rated {
  readonly entrant: Entrant;
  readonly elo: number;
  readonly season: number;
  readonly total: number;
}

const listRatings = (edition: Edition, state: State): Step => {
  const starting = ask(edition, lists.startingElo);
  const fewest = ask(edition, lists.fewestGames);
  if (isSilent(starting) || isSilent(fewest)) return unregulated(state, starting, fewest);
  const games = state.rounds
    .flatMap(({ tables }) => tables)
    .flatMap((one) => gameOf(edition, state, one));
  const formula = ask(edition, elo.formula);
  // Whose game changes the Elo has another by now, and by how much is not said.
  if (isSilent(formula) && games.some(({ rated }) => rated)) return unregulated(state, formula);
  const counted = gamesCounted(games);
  const rated = state.players.map(({ entrant }): Rated => {
    const now = counted.get(entrant.id) ?? 0;
    return {
      entrant,
      elo: entrant.elo ?? starting.value,
      season: entrant.gamesInSeason + now,
      total: entrant.games + now,
    };
  });
  const short = rated.filter(({ total }) => total < fewest.value);
  const others = rated.filter(({ total }) => total >= fewest.value);
  const inactive = others.filter((one) => isInactive(edition, one));
  const rule = ask(edition, lists.inactive);
  const staying = says(rule, 'stays') ? others : others.filter((one) => !inactive.includes(one));
  const sorted = (own: readonly Rated[]) => listed(edition, own);
  const report = {
    main: sorted(staying),
    informative: says(ask(edition, lists.short), 'informative-list') ? sorted(short) : [],
    inactive: says(rule, 'other-list') ? sorted(inactive) : [],
  };
  return done(state, report, ...groundsOf(edition, rated, short, inactive));
};

const groundsOf = (
  edition: Edition,
  all: readonly Rated[],
  short: readonly Rated[],
  inactive: readonly Rated[],
): readonly Ground[] => [
  ask(edition, lists.fewestGames),
  ...(short.length > 0 ? [ask(edition, lists.short)] : []),
  ...(inactive.length > 0 ? [ask(edition, lists.inactive)] : []),
  ask(edition, lists.inactiveSeasons),
  ...(new Set(all.map(({ elo }) => elo)).size < all.length ? [ask(edition, lists.equalElo)] : []),
  ...(all.some(({ entrant }) => entrant.elo === null) ? [ask(edition, lists.startingElo)] : []),
];

interface Game {
  readonly rated: boolean;
  /** For whom it is one more game of the ranking. */
  readonly counts: readonly string[];
}

const gameOf = (
  edition: Edition,
  { tournament }: State,
  { players, result }: TournamentRound['tables'][number],
): Game[] => {
  if (!result) return [];
  const recorded = recordedOf(edition, players, result);
  const { rated, counts } = countedOf(edition, tournament, players, result, recorded);
  if (!says(ask(edition, lists.gamesCounted), 'contested')) return [{ rated, counts }];
  const contested = recorded.how !== 'no-show' && recorded.how !== 'both-absent';
  return [{ rated, counts: contested && tournament.official ? players : [] }];
};

/** How many games of this tournament count for each player. */
const gamesCounted = (games: readonly Game[]): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const { counts } of games)
    for (const id of counts) counted.set(id, (counted.get(id) ?? 0) + 1);
  return counted;
};

/** Nobody is asked about a season but those that the text names; who has played in this one is back by the other reading. */
const isInactive = (edition: Edition, { entrant: { seasons }, season }: Rated): boolean => {
  const named = ask(edition, lists.inactiveSeasons);
  if (says(ask(edition, lists.backInSeason), 'returns') && season > 0) return false;
  return !isSilent(named) && named.value.every((one) => !seasons.includes(one));
};

const listed = (edition: Edition, own: readonly Rated[]): { id: string; elo: number }[] => {
  const first = ask(edition, lists.equalElo);
  const then = ask(edition, lists.thenBy);
  const games = (a: Rated, b: Rated): number =>
    (says(first, 'season-games') ? b.season - a.season : b.total - a.total) ||
    (says(then, 'total-games') ? b.total - a.total : 0);
  // In the order of entry where nothing else is said.
  return own
    .toSorted((a, b) => b.elo - a.elo || games(a, b))
    .map(({ entrant: { id }, elo }) => ({ id, elo }));
};

export const ratings: Handlers<'list-ratings'> = { 'list-ratings': listRatings };
