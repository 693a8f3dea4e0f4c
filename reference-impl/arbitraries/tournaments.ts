// Tournaments as chance has them: players with and without an Elo, some rounds behind them, and what may come next.
import type {
  Entrant,
  TournamentConfiguration,
  TournamentEvent,
  TournamentRound,
} from '../../protocol/generated/types.ts';
import type { Chance } from './chance.ts';

export interface AnyTournament {
  readonly tournament: TournamentConfiguration;
  readonly players: readonly Entrant[];
  readonly rounds: readonly TournamentRound[];
}

const NAMES = 'Ana Bruno Clara Darío Eva Fito Gala Hugo Inés Juan Kira Lola Mario'.split(' ');

/** Several, as a tournament is short to tell and few of them have a round that the regulation pairs. */
export const anyTournaments = (chance: Chance, behind: number): readonly AnyTournament[] =>
  Array.from({ length: 10 }, () => anyTournament(chance, behind));

const anyTournament = (chance: Chance, behind: number): AnyTournament => {
  const ids = NAMES.slice(0, chance.between(4, chance.pick([7, NAMES.length])));
  const rounds = behind + chance.between(1, 2);
  return {
    tournament: {
      kind: 'ordinary',
      format: chance.pick(['swiss', 'league', 'other']),
      rounds,
      season: '2024-2025',
      official: true,
      approved: true,
      order: chance.pick(['elo', 'random']),
      drawn: chance.shuffled(ids),
      koth: chance.pick([[rounds - 1, rounds], [rounds], []]),
      gibson: chance.coin(),
      prizes: chance.below(5),
    },
    players: ids.map((id) => anyEntrant(chance, id)),
    rounds: Array.from({ length: behind }, () => anyRound(chance, ids)),
  };
};

const anyEntrant = (chance: Chance, id: string): Entrant => {
  const isNew = chance.oneIn(4);
  return {
    id,
    elo: isNew ? null : 1700 + 50 * chance.below(6),
    gamesInSeason: isNew ? 0 : chance.below(3),
    games: isNew ? 0 : 20 + chance.below(3),
    seasons: [],
    firstRoundBye: chance.oneIn(4),
    nationals: 0,
  };
};

const anyRound = (chance: Chance, ids: readonly string[]): TournamentRound => {
  const order = chance.shuffled(ids);
  const tables = Array.from({ length: Math.floor(order.length / 2) }, (_, i) => ({
    players: order.slice(2 * i, 2 * i + 2),
    result: { how: 'played' as const, score: [410 + 10 * chance.pick([0, 0, 1, -1]), 410] },
  }));
  return { tables, byes: order.slice(2 * tables.length), penaltyByes: [] };
};

/** What may be asked of it next. */
export const eventsAfter = ({ rounds }: AnyTournament): readonly TournamentEvent[] => {
  const round = rounds.length + 1;
  return [
    { type: 'pair', round },
    { type: 'order-players', round: 1 },
    { type: 'order-players', round: 2 },
    { type: 'assign-bye', round: 1 },
    { type: 'assign-bye', round },
    { type: 'rank' },
  ];
};
