// What a case leaves unsaid of a tournament: one that meets every condition, among players whom the lists know.
import type {
  Entrant,
  TournamentConfiguration,
  TournamentProposal,
} from '../../protocol/generated/types.ts';

export const usualTournament = (): TournamentConfiguration => ({
  kind: 'ordinary',
  format: 'swiss',
  rounds: 8,
  season: '2024-2025',
  official: true,
  approved: true,
  order: 'elo',
  drawn: [],
  koth: [],
  gibson: false,
  prizes: 3,
});

export const usualEntrant = (id: string): Entrant => ({
  id,
  elo: 1850,
  gamesInSeason: 10,
  games: 100,
  seasons: ['2022-2023', '2023-2024', '2024-2025'],
  firstRoundBye: false,
  nationals: 1,
});

export const usualProposal = (): TournamentProposal => ({
  entered: 24,
  present: null,
  atTable: 2,
  leagueFits: true,
  seats: 40,
  program: 'swiss-perfect',
  permissions: [],
  orderNotified: true,
  accelerated: null,
  beginners: 0,
  announced: { on: '2024-09-01', items: ['date', 'rounds', 'duplicate-games'] },
  starts: '2024-11-09',
  nationalOver: false,
  firmBefore: false,
  timetableShown: true,
  asDescribed: true,
});
