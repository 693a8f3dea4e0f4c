// Violations of the rules on results, standings, the Elo and the Máster.
import type { Standing } from '../../protocol/generated/types.ts';
import { reporting, type TournamentViolation } from './violation.ts';

type Row = { -readonly [K in keyof Standing]: Standing[K] };

/** The standings as a careless program would list them. */
const listing = (change: (rows: Row[]) => Row[]): TournamentViolation['actInTournament'] =>
  reporting('rank', ({ standings }) => ({
    standings: change(standings.map((row) => ({ ...row }))),
  }));

const onlyToCount = (event: { readonly result: { readonly onlyToCount?: boolean } }): boolean =>
  event.result.onlyToCount === true;

export const standings: readonly TournamentViolation[] = [
  {
    name: 'players who are tied in everything are told apart by their names',
    clauses: ['ajs-2024:4.1.8.4'],
    actInTournament: listing((rows) =>
      rows.map((row, i) => ({ ...row, rank: i + 1, byLot: false })),
    ),
  },
  {
    name: 'the first category of the Máster takes the rest',
    clauses: ['ajs-2024:4.3.1.p6'],
    actInTournament: reporting('make-categories', ({ categories }) => ({
      categories: categories.map((one, i) => ({
        ...one,
        players: categories.at(-1 - i)?.players ?? one.players,
      })),
    })),
  },
  {
    name: 'nobody is given a penalty bye where neither turns up',
    clauses: ['ajs-2024:4.1.11.4.p2.s1'],
    actInTournament: reporting('record', (report, _, { result }) =>
      result.how === 'both-absent' ? { ...report, penaltyByes: [] } : report,
    ),
  },
  {
    name: 'a game given up only to have it counted does not change the Elo either',
    clauses: ['ajs-2024:4.1.11.3.p1.s1'],
    actInTournament: reporting('record', (report, _, event) =>
      onlyToCount(event) ? { ...report, rated: false } : report,
    ),
  },
  {
    name: 'the best newcomer may not be among the first three',
    clauses: ['ajs-2024:4.2.2.p2'],
    actInTournament: reporting('award', ({ trophies }) => ({
      trophies: trophies.filter(({ id }, i) => trophies.findIndex((one) => one.id === id) === i),
    })),
  },
];
