// The standings are drawn up, lots settle what is left, and the trophies are given.
import type { Trophy } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { lists as ratingLists } from '../ratings/parameters.ts';
import { playerIn, type State } from '../state.ts';
import { tieBreaks, trophies } from './parameters.ts';
import { ranking, type Standing } from './standings.ts';

const rank = (edition: Edition, state: State): Step => {
  const ranked = ranking(edition, state);
  if (isSilent(ranked)) return unregulated(state, ranked);
  const { standings } = ranked;
  return done(state, { standings: [...standings] }, ranked);
};

/** Lots are for those whom nothing else separates, and for all of them. */
const drawLots = (
  edition: Edition,
  state: State,
  { order }: TournamentEventOf<'draw-lots'>,
): Step => {
  const last = ask(edition, tieBreaks.criterion, 'fourth');
  const ranked = ranking(edition, state);
  if (isSilent(ranked)) return unregulated(state, ranked);
  if (new Set(order).size < order.length) return refused(state, 'player-twice', last);
  const { standings } = ranked;
  const first = standings.find(({ id }) => id === order[0]);
  const tied = standings.filter(({ rank }) => rank === first?.rank).map(({ id }) => id);
  const isOne = !says(last, 'lot') || tied.length < 2 || order.some((id) => !tied.includes(id));
  if (isOne) return refused(state, 'not-applicable', last);
  if (order.length < tied.length) return refused(state, 'incomplete', last);
  return done({ ...state, lots: [...state.lots, order] }, null, last);
};

const award = (edition: Edition, state: State): Step => {
  const given = ask(edition, trophies.given);
  const ranked = ranking(edition, state);
  if (state.tournament.kind !== 'national') return refused(state, 'not-applicable', given);
  if (isSilent(given) || isSilent(ranked)) return unregulated(state, given, ranked);
  const { standings } = ranked;
  const won: { trophy: Trophy; id: string }[] = [];
  for (const trophy of given.value) {
    const [place, due] = dueFor(edition, state, trophy, standings);
    const winner = due[place];
    if (!winner) continue;
    if (due.filter(({ rank }) => rank === winner.rank).length > 1)
      return refused(state, 'out-of-order', ask(edition, tieBreaks.criterion, 'fourth'));
    won.push({ trophy, id: winner.id });
  }
  const grounds = [given, ask(edition, trophies.under), ask(edition, trophies.debutantUnder)];
  return done(state, { trophies: won }, ...grounds, ranked);
};

type Due = readonly [place: number, among: readonly Standing[]];

/** Which of those whom a trophy is for, first to last, gets it. */
const dueFor = (
  edition: Edition,
  state: State,
  trophy: Trophy,
  standings: readonly Standing[],
): Due => {
  switch (trophy) {
    case 'champion':
      return [0, standings];
    case 'runner-up':
      return [1, standings];
    case 'third':
      return [2, standings];
    case 'fourth':
      return [3, standings];
    case 'best-under-1800':
      return [0, standings.filter(({ id }) => isUnder(edition, state, id))];
    case 'best-newcomer':
      return [0, standings.filter(({ id }) => playerIn(state, id)?.entrant.nationals === 0)];
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
