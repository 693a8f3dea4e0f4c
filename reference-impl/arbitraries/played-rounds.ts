// Rounds that were played: random pairings and results, the same for the same numbers.
import type {
  Entrant,
  TournamentConfiguration,
  TournamentResult,
  TournamentRound,
} from '../../protocol/generated/types.ts';

/** A whole number below a limit. */
export type Pick = (below: number) => number;

/** The same numbers for the same seed. */
export const picking = (seed: number): Pick => {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

export const configured = (rounds: number): TournamentConfiguration => ({
  kind: 'ordinary',
  format: 'swiss',
  rounds,
  season: '2024-2025',
  official: true,
  approved: true,
  order: 'elo',
  drawn: [],
  koth: [],
  gibson: false,
  prizes: 3,
});

export const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `P${i}`,
    elo: 1800,
    gamesInSeason: 0,
    games: 30,
    seasons: [],
    firstRoundBye: false,
    nationals: 0,
  }));

const shuffled = (pick: Pick, ids: readonly string[]): string[] => {
  const left = [...ids];
  return ids.map(() => left.splice(pick(left.length), 1)[0] ?? '');
};

/** One in ten is no game but an absence, a no-show or nobody at all. */
const resultOf = (pick: Pick, [a, b]: readonly [string, string]): TournamentResult => {
  const score = [300 + pick(9), 300 + pick(9)];
  const by = pick(2) === 0 ? a : b;
  const ends = ['absence', 'no-show', 'both-absent'] as const;
  const how = pick(10) === 0 ? (ends[pick(3)] ?? 'played') : 'played';
  return how === 'absence' || how === 'no-show' ? { how, by, score } : { how, score };
};

export const anyRounds = (pick: Pick, count: number, rounds: number): TournamentRound[] =>
  Array.from({ length: rounds }, () => {
    const ids = shuffled(
      pick,
      entrants(count).map(({ id }) => id),
    );
    const byes = ids.length % 2 === 1 ? ids.splice(0, 1) : [];
    const tables = Array.from({ length: ids.length / 2 }, (_, i) => {
      const two = [ids[2 * i] ?? '', ids[2 * i + 1] ?? ''] as const;
      return { players: [...two], result: resultOf(pick, two) };
    });
    return { tables, byes, penaltyByes: [] };
  });
