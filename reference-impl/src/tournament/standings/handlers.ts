// The standings are drawn up, lots settle what is left, and the trophies are given.
import type { Trophy } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { lists as ratingLists } from '../ratings/parameters.ts';
import { playerIn, type State } from '../state.ts';
import { tieBreaks, trophies } from './parameters.ts';
import { ranking } from './standings.ts';

const rank = (edition: Edition, state: State): Step => {
  const ranked = ranking(edition, state);
  if (isSilent(ranked)) return unregulated(state, ranked);
  const { standings } = ranked;
  return done(state, { standings: [...standings] }, ranked);
};

/** Lots are for those whom nothing else separates. */
const drawLots = (
  edition: Edition,
  state: State,
  { order }: TournamentEventOf<'draw-lots'>,
): Step => {
  const last = ask(edition, tieBreaks.criterion, 'fourth');
  const ranked = ranking(edition, state);
  if (isSilent(ranked)) return unregulated(state, ranked);
  const { standings } = ranked;
  const tied = order.map((id) => standings.find((one) => one.id === id));
  const [first] = tied;
  if (!says(last, 'lot') || !first?.byLot || tied.some((one) => one?.rank !== first.rank))
    return refused(state, 'not-applicable', last);
  return done({ ...state, lots: [...state.lots, ...order] }, null, last);
};

const award = (edition: Edition, state: State): Step => {
  const given = ask(edition, trophies.given);
  const ranked = ranking(edition, state);
  if (state.tournament.kind !== 'national') return refused(state, 'not-applicable', given);
  if (isSilent(given) || isSilent(ranked)) return unregulated(state, given, ranked);
  const { standings } = ranked;
  const placed = standings.map(({ id }) => id);
  const won = given.value.flatMap((trophy) => {
    const id = winnerOf(edition, state, trophy, placed);
    return id === undefined ? [] : [{ trophy, id }];
  });
  const grounds = [given, ask(edition, trophies.under), ask(edition, trophies.debutantUnder)];
  return done(state, { trophies: won }, ...grounds, ranked);
};

const winnerOf = (
  edition: Edition,
  state: State,
  trophy: Trophy,
  placed: readonly string[],
): string | undefined => {
  switch (trophy) {
    case 'champion':
      return placed[0];
    case 'runner-up':
      return placed[1];
    case 'third':
      return placed[2];
    case 'fourth':
      return placed[3];
    case 'best-under-1800':
      return placed.find((id) => isUnder(edition, state, id));
    case 'best-newcomer':
      return placed.find((id) => playerIn(state, id)?.entrant.nationals === 0);
    default:
      return trophy satisfies never;
  }
};

/** By the Elo that the player came with; a debutant has that of the beginning. */
const isUnder = (edition: Edition, state: State, id: string): boolean => {
  const limit = ask(edition, trophies.under);
  const starting = ask(edition, ratingLists.startingElo);
  const elo = playerIn(state, id)?.entrant.elo ?? null;
  if (isSilent(limit)) return false;
  if (elo !== null) return elo < limit.value;
  if (says(ask(edition, trophies.debutantUnder), 'counts')) return true;
  return !isSilent(starting) && starting.value < limit.value;
};

export const standing: Handlers<'rank' | 'draw-lots' | 'award'> = {
  rank,
  'draw-lots': drawLots,
  award,
};
