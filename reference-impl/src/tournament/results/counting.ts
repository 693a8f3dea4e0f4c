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
  recorded: Recorded,
): Counted => {
  const { how, halfPoints } = recorded;
  const events = ask(edition, elo.ratedEvents);
  const valid = lists(events, official ? 'official' : 'unofficial');
  const ends = ask(edition, elo.ratedEnds, how);
  const kinds = ask(edition, elo.ratedResults);
  const [a, b] = halfPoints;
  const changes = a === b ? lists(kinds, 'draw') : lists(kinds, 'win') && lists(kinds, 'loss');
  const own = countingFor(edition, players, result, recorded);
  const drawn = a === b && how !== 'both-absent';
  return {
    rated: valid && holds(ends) && changes,
    counts: valid ? own.counts : [],
    grounds: [ends, ...(drawn ? [kinds] : []), events, ...(valid ? own.grounds : [])],
  };
};

const countingFor = (
  edition: Edition,
  players: readonly string[],
  { by, onlyToCount }: TournamentResult,
  { how }: Recorded,
): Pick<Counted, 'counts' | 'grounds'> => {
  if (how === 'both-absent') {
    const absent = ask(edition, selection.loser, 'no-show');
    return { counts: holds(absent) ? players : [], grounds: [absent] };
  }
  if (how === 'played' || how === 'time') return { counts: players, grounds: [] };
  const winner = ask(edition, selection.winner, how);
  const loser =
    how === 'resigned' && onlyToCount === true
      ? ask(edition, selection.onlyToCount)
      : ask(edition, selection.loser, how);
  const counts = players.filter((id) => holds(id === by ? loser : winner));
  return { counts, grounds: [winner, loser] };
};
