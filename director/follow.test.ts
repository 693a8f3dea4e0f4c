// A tournament followed from its file: the same that the protocol says of the same events, what sets each player before
// the next, and what is played all the same where it should have been paired otherwise.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TournamentFile, TournamentReplayParams } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { referenceHandler } from '../reference-impl/adapter/handler.ts';
import { findingsOf } from './check.ts';
import { configurationOf, courseOf, editionOf, entrantsOf } from './course.ts';
import { readTournament } from './file/read.ts';
import { follow, type RoundTold, ruledBy } from './follow.ts';
import { talliesOf } from './tallies.ts';

const example = readTournament(readFileSync('examples/torneo-24.yaml')).file as TournamentFile;
const followed = follow(example, ruledBy(example));
const last = followed.rounds.at(-1) as RoundTold;

const followedOf = (file: TournamentFile) => follow(file, ruledBy(file));
const withRound = (at: number, change: object): TournamentFile => ({
  ...example,
  played: (example.played ?? []).map((round, i) =>
    i === at - 1 ? { ...round, ...change } : round,
  ),
});

describe('the example', () => {
  test('stands as the protocol says of the same events', () => {
    const events = courseOf(example).flatMap(({ before, pair, after, results }) =>
      [...before, pair, ...after, ...results].map(({ event }) => event),
    );
    const params: TournamentReplayParams = {
      edition: editionOf(example),
      readings: {},
      tournament: configurationOf(example),
      players: entrantsOf(example),
      rounds: [],
      events: [...events, { type: 'rank' }],
    };
    const request = { jsonrpc: '2.0', id: 1, method: 'tournament/replay', params } as const;
    expect(validators.request(request)).toBe(true);
    const { result } = referenceHandler()(request) as unknown as {
      result: { outcomes: { kind: string; report?: { standings?: unknown } }[] };
    };
    expect(result.outcomes.every(({ kind }) => kind === 'done')).toBe(true);
    expect(result.outcomes.at(-1)?.report?.standings).toEqual(last.after?.standings);
  });

  test('breaks nothing, and has 24 players and 8 rounds', () => {
    expect(findingsOf(example, followed)).toEqual([]);
    expect([example.players.length, followed.rounds.length]).toEqual([24, 8]);
  });

  test('tells of each player what sets them before the next: the numbers differ there and not before', () => {
    const { standings, leads } = last.after as NonNullable<RoundTold['after']>;
    const numbers = ['halfPoints', 'buchholz', 'sonnebornBerger', 'differential'] as const;
    const names = ['points', 'buchholz', 'sonneborn-berger', 'differential'] as const;
    expect(leads).toHaveLength(23);
    for (const [i, { by, because }] of leads.entries()) {
      const at = (names as readonly string[]).indexOf(by);
      const [a, b] = [standings[i], standings[i + 1]];
      const differs = numbers.map((name) => a?.[name] !== b?.[name]);
      expect(differs.indexOf(true)).toBe(at);
      expect(because.length).toBeGreaterThan(0);
    }
    expect(new Set(leads.map(({ by }) => by)).size).toBe(3);
  });

  test('pairs its last round as king of the hill, with the leader out of the prizes', () => {
    const before = followed.rounds[6]?.after?.standings ?? [];
    expect(last.ruled).toEqual(last.pairing);
    expect(last.pairing?.tables[0]?.[0]).toBe(before[0]?.id);
    expect(last.pairing?.tables[0]?.[1]).not.toBe(before[1]?.id);
    expect(last.pair.outcome.because).toContain('ajs-2024:4.1.1.p4.s3');
  });

  test('has that round paired by the regulation while the file does not say', () => {
    const { next, rounds } = followedOf({ ...example, played: (example.played ?? []).slice(0, 7) });
    expect(rounds).toHaveLength(7);
    expect(next?.ruled).toEqual(last.ruled);
  });

  test('gives the first bye by the regulation, and counts games apart from rated ones', () => {
    expect(followed.rounds[0]?.bye?.outcome).toMatchObject({ report: { player: 'unai' } });
    const tallies = talliesOf(followed.rounds);
    expect(tallies.get('jaime')).toEqual({ rated: 7, counted: 8 });
    expect(tallies.get('teresa')).toEqual({ rated: 7, counted: 6 });
  });
});

const of = (file: TournamentFile) =>
  findingsOf(file, followedOf(file)).map(({ round, matter, reason }) => [round, matter, reason]);

describe('what is broken', () => {
  test('a bye for another than it is due to', () => {
    const games = (example.played?.[0]?.games ?? []).map((game) =>
      game.players.includes('lucas') ? { ...game, players: ['ana', 'unai'] } : game,
    );
    const played = withRound(1, { byes: ['lucas'], games }).played?.slice(0, 1) ?? [];
    expect(of({ ...example, played })).toEqual([[1, 'pair', 'wrong-pairing']]);
  });

  test('a king of the hill paired otherwise: it stands, and what it should be is told', () => {
    const games = (example.played?.[7]?.games ?? []).map((game, i, all) =>
      i < 2 ? { ...game, players: [all[0]?.players[i], all[1]?.players[i]] as string[] } : game,
    );
    const file = withRound(8, { games });
    expect(of(file)).toEqual([[8, 'pair', 'wrong-pairing']]);
    const round = followedOf(file).rounds[7];
    expect(round?.ruled).toEqual(last.ruled);
    expect(round?.pairing?.tables[0]).toEqual(['ana', 'dario']);
    expect(round?.after?.standings[0]?.halfPoints).toBe(16);
  });

  test.each([
    ['rounds', { rounds: 5, koth: [5], played: [] }, [[null, 'examine', 'too-few-rounds']]],
    ['seats', { approval: { seats: 9 } }, [[null, 'examine', 'venue-too-small']]],
    [
      'two conditions at once',
      { approval: { seats: 9, program: 'otro' } },
      [
        [null, 'examine', 'venue-too-small'],
        [null, 'examine', 'wrong-program'],
      ],
    ],
    ['results sent late', { resultsSentAfter: 3 }, [[null, 'send-results', 'too-late']]],
    [
      'a call too late',
      {
        call: { on: '2024-11-01', media: ['web'], entriesOpen: '2024-11-02', starts: '2024-11-09' },
      },
      [[null, 'publish-call', 'too-early']],
    ],
    [
      'no difference among the tie-breaks',
      { tieBreaks: ['buchholz', 'sonneborn-berger', 'lot'] },
      [
        [null, 'tie-breaks', 'wrong-value'],
        [null, 'tie-breaks', 'wrong-value'],
      ],
    ],
  ])('%s', (_, change, expected) => {
    expect(of({ ...example, ...change } as TournamentFile)).toEqual(expected);
  });

  test('results that are not published, and a return that nobody asked for', () => {
    expect(of(withRound(3, { published: ['results'] }))).toEqual([[3, 'publish', 'incomplete']]);
    expect(of(withRound(6, { returns: [{ player: 'rosa', met: ['arrived'] }] }))[0]).toEqual([
      6,
      'rejoin',
      'out-of-order',
    ]);
  });

  test('two who meet again are not regulated, and the round stands', () => {
    const games = example.played?.[2]?.games ?? [];
    const swapped = games.map((game) =>
      game.players.includes('clara')
        ? { ...game, players: ['clara', 'nuria'] }
        : game.players.includes('nuria')
          ? { ...game, players: ['bruno', 'lucas'] }
          : game,
    );
    const file = {
      ...withRound(3, { games: swapped }),
      played: withRound(3, { games: swapped }).played?.slice(0, 3) ?? [],
    };
    expect(of(file)).toEqual([[3, 'pair', null]]);
    expect(followedOf(file).rounds[2]?.pairing?.tables).toContainEqual(['clara', 'nuria']);
  });

  test('a regulation that does not speak of tournaments leaves all of it open', () => {
    const found = findingsOf(
      { ...example, edition: 'fise-2009' },
      followedOf({ ...example, edition: 'fise-2009' }),
    );
    expect(found.length).toBeGreaterThan(8);
    expect(found.every(({ reason }) => reason === null)).toBe(true);
  });
});

test('who shares a place is told that nothing sets them apart until lots are drawn', () => {
  const players = ['ana', 'bru'].map((id) => ({ id, elo: 1800 }));
  const games = [{ players: ['ana', 'bru'], score: [300, 300] }];
  const file: TournamentFile = {
    name: 'x',
    rounds: 6,
    season: 's',
    players,
    played: [{ round: 1, games }],
  };
  const ledBy = (one: TournamentFile) => followedOf(one).rounds[0]?.after;
  expect(ledBy(file)?.leads.map(({ by }) => by)).toEqual(['nothing']);
  const drawn = { ...file, played: [{ round: 1, games, lots: [['bru', 'ana']] }] };
  expect(ledBy(drawn)?.leads).toEqual([
    { by: 'lot', because: ['ajs-2024:4.1.8.p1', 'ajs-2024:4.1.8.4'] },
  ]);
  expect(ledBy(drawn)?.standings[0]?.id).toBe('bru');
});
