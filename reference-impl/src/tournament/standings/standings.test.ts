// Standings of any tournament: they do not hang on the order of the request nor on names, differences even out, and
// the cut sums are those that a library of tie-breaks gives.
import fc from 'fast-check';
import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';
import { describe, expect, test } from 'vitest';
import type { TournamentRound } from '../../../../protocol/generated/types.ts';
import { anyRounds, configured, entrants, picking } from '../../../arbitraries/played-rounds.ts';
import { editions } from '../../editions/index.ts';
import { isSilent } from '../../kernel/ruled.ts';
import { type Entrant, stateOf } from '../state.ts';
import { ranking, type Standing } from './standings.ts';

const edition = editions['ajs-2024'];

const standingsOf = (
  players: readonly Entrant[],
  rounds: readonly TournamentRound[],
): readonly Standing[] => {
  const ranked = ranking(edition, stateOf(configured(rounds.length), players, rounds));
  if (isSilent(ranked)) throw new Error('expected standings, found silence');
  return ranked.standings;
};

interface Played {
  readonly players: Entrant[];
  readonly rounds: TournamentRound[];
}

const RUNS = { numRuns: 60, seed: 2024 };

const always = (statement: (played: Played, seed: number) => void): void => {
  const any = fc.tuple(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 6, max: 9 }), fc.nat());
  fc.assert(
    fc.property(any, ([count, length, seed]) => {
      statement(
        { players: entrants(count), rounds: anyRounds(picking(seed + 1), count, length) },
        seed,
      );
    }),
    RUNS,
  );
};

describe('standings of any tournament', () => {
  test('do not hang on the order in which players and tables are told', () => {
    always(({ players, rounds }) => {
      const turned = rounds.map((round) => ({
        ...round,
        tables: round.tables.toReversed().map(({ players: two, result }) => ({
          players: two.toReversed(),
          ...(result ? { result: { ...result, score: result.score.toReversed() } } : {}),
        })),
      }));
      expect(standingsOf(players.toReversed(), turned)).toEqual(standingsOf(players, rounds));
    });
  });

  test('follow the players when they are called otherwise', () => {
    always(({ players, rounds }) => {
      const called = (id: string): string => `Z${99 - Number(id.slice(1))}`;
      const renamed = JSON.parse(
        JSON.stringify(rounds).replace(/"P(\d+)"/g, (_, i) => `"${called(`P${i}`)}"`),
      ) as TournamentRound[];
      const others = players.map((one) => ({ ...one, id: called(one.id) }));
      const byId = new Map(standingsOf(others, renamed).map((row) => [row.id, row]));
      for (const row of standingsOf(players, rounds))
        expect({ ...byId.get(called(row.id)), id: row.id }).toEqual(row);
    });
  });

  test('have differences that even out', () => {
    always(({ players, rounds }) => {
      const rows = standingsOf(players, rounds);
      expect(rows.reduce((sum, { differential }) => sum + differential, 0)).toBe(0);
    });
  });

  test('have the cut sums that the library tiebreak gives', () => {
    let compared = 0;
    always(({ players, rounds }) => {
      // Without byes and games that were not played, of which chess has rules of its own.
      const even = players.slice(0, players.length - (players.length % 2));
      const games = anyRounds(picking(rounds.length), even.length, rounds.length).map((round) => ({
        ...round,
        tables: round.tables.map(({ players: two, result }) => ({
          players: two,
          result: { how: 'played' as const, score: result?.score ?? [0, 0] },
        })),
      }));
      const results = new Results(
        TournamentType.SWISS,
        games.map(({ tables }) => ({
          pairings: tables.map(({ players: [white = '', black = ''], result: { score } }) => {
            const [a = 0, b = 0] = score;
            const won = a === b ? 0.5 : a > b ? 1 : 0;
            const lost = a === b ? 0.5 : a > b ? 0 : 1;
            return { white, black, scoreWhite: won, scoreBlack: lost, forfeited: false };
          }),
        })),
      );
      const breaker = new Tiebreaker(results, UnplayedRoundsAdjustment.NONE);
      const cut = games.length > 6 ? 2 : 1;
      for (const { id, buchholz } of standingsOf(even, games)) {
        expect(buchholz).toBe(2 * breaker.buchholz(id, games.length, cut));
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(200);
  });
});
