// For whom a game counts: towards the Elo of both, and towards the games that qualification asks for.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, lists } from '../../kernel/ruled.ts';
import type { TournamentConfiguration, TournamentResult } from '../state.ts';
import { elo, selection } from './parameters.ts';
import type { Recorded } from './recording.ts';

export interface Counted {
  readonly rated: boolean;
  /** For whom it counts among the games that qualification asks for. */
  readonly counts: readonly string[];
  readonly grounds: readonly Ground[];
}

export const countedOf = (
  edition: Edition,
  { official }: TournamentConfiguration,
  players: readonly string[],
  result: TournamentResult,
  { halfPoints }: Recorded,
): Counted => {
  const events = ask(edition, elo.ratedEvents);
  const valid = lists(events, official ? 'official' : 'unofficial');
  const ends = ask(edition, elo.ratedEnds, result.how);
  const kinds = ask(edition, elo.ratedResults);
  const [a, b] = halfPoints;
  const changes = a === b ? lists(kinds, 'draw') : lists(kinds, 'win') && lists(kinds, 'loss');
  const qualifying = valid ? countingFor(edition, players, result) : { counts: [], grounds: [] };
  return {
    rated: valid && holds(ends) && changes,
    counts: qualifying.counts,
    grounds: [
      ends,
      ...(a === b && result.how !== 'both-absent' ? [kinds] : []),
      events,
      ...qualifying.grounds,
    ],
  };
};

type Counting = Pick<Counted, 'counts' | 'grounds'>;

const countingFor = (
  edition: Edition,
  players: readonly string[],
  { how, by, onlyToCount }: TournamentResult,
): Counting => {
  if (how === 'both-absent')
    return { counts: [], grounds: [ask(edition, selection.loser, 'no-show')] };
  if (how === 'played' || how === 'time') return { counts: players, grounds: [] };
  const winner = ask(edition, selection.winner, how);
  const loser =
    how === 'resigned' && onlyToCount === true
      ? ask(edition, selection.onlyToCount)
      : ask(edition, selection.loser, how);
  const counts = players.filter((id) => holds(id === by ? loser : winner));
  return { counts, grounds: [winner, loser] };
};
