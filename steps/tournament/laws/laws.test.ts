// Laws of tournaments can fail: a result nobody told, standings that no way of counting explains, a player who was never
// away.
import { describe, expect, test } from 'vitest';
import type {
  EntrantStatus,
  RecordReport,
  Standing,
  TournamentEvent,
  TournamentReplayParams,
  TournamentReport,
  TournamentRound,
} from '../../../protocol/generated/types.ts';
import { usualEntrant, usualTournament } from '../unsaid.ts';
import { expectFair } from './laws.ts';

const PLAYERS = ['Ana', 'Bruno', 'Clara', 'Darío'];

const ROUNDS: readonly TournamentRound[] = [
  {
    tables: [
      { players: ['Ana', 'Bruno'], result: { how: 'played', score: [400, 350] } },
      { players: ['Clara', 'Darío'] },
    ],
    byes: [],
    penaltyByes: [],
  },
];

const paramsOf = (event: TournamentEvent): TournamentReplayParams => ({
  edition: 'ajs-2024',
  readings: {},
  tournament: usualTournament(),
  players: PLAYERS.map(usualEntrant),
  rounds: ROUNDS,
  events: [event],
});

const told =
  (event: TournamentEvent, report: TournamentReport, statuses: readonly EntrantStatus[] = []) =>
  () =>
    expectFair(paramsOf(event), {
      outcomes: [{ kind: 'done', because: [], report }],
      state: { round: 1, players: PLAYERS.map((id, i) => ({ id, status: statuses[i] ?? 'in' })) },
    });

describe('a game that Darío leaves, 120 to 80', () => {
  const left: TournamentEvent = {
    type: 'record',
    round: 1,
    players: ['Clara', 'Darío'],
    result: { how: 'absence', by: 'Darío', score: [120, 80] },
  };
  const fair: RecordReport = {
    halfPoints: [2, 0],
    score: [300, 0],
    rated: true,
    counts: ['Clara'],
    penaltyByes: [{ player: 'Darío', round: 2 }],
    fault: false,
  };
  const after: readonly EntrantStatus[] = ['in', 'in', 'in', 'penalised'];

  test('is told fairly', () => {
    expect(told(left, fair, after)).not.toThrow();
  });

  test.each<[RegExp, Partial<RecordReport>]>([
    [/half points of a game/, { halfPoints: [2, 1] }],
    [/who left wins/, { halfPoints: [0, 2] }],
    [/score entered/, { score: [300, 1] }],
    [/a rated game counts for nobody/, { counts: [] }],
    [/for whom a game counts who are none/, { counts: ['Ana'] }],
    [/for whom a game counts, each once/, { counts: ['Clara', 'Clara'] }],
    [/counts for who left/, { counts: ['Darío'] }],
    [/penalty byes for who was there/, { penaltyByes: [{ player: 'Clara', round: 2 }] }],
    [/round of a penalty bye/, { penaltyByes: [{ player: 'Darío', round: 3 }] }],
    [/a fault/, { fault: true }],
    [/status of Darío/, { penaltyByes: [] }],
  ])('not with %s', (broken, change) => {
    expect(told(left, { ...fair, ...change }, after)).toThrow(broken);
  });
});

describe('standings after a game', () => {
  const row = (rank: number, id: string, halfPoints: number, differential: number): Standing => ({
    ...{ rank, id, halfPoints, differential },
    ...{ buchholz: 0, sonnebornBerger: 0, byLot: rank === 2 },
  });
  const rows = [row(1, 'Ana', 2, 50), row(2, 'Clara', 0, 0), row(2, 'Darío', 0, 0)];
  const last = { ...row(4, 'Bruno', 0, -50), byLot: false };
  const fair = [...rows, last];
  const told4 = (standings: readonly Standing[]) => told({ type: 'rank' }, { standings });
  const with1 = (at: number, change: Partial<Standing>): readonly Standing[] =>
    fair.map((one, i) => (i === at ? { ...one, ...change } : one));

  test('are told fairly', () => {
    expect(told4(fair)).not.toThrow();
  });

  // biome-ignore format: one change a line
  test.each<[RegExp, readonly Standing[]]>([
    [/players in the standings/, rows],
    [/law of tournaments, place/, with1(3, { rank: 5 })],
    [/points go down/, with1(1, { halfPoints: 3 })],
    [/a lot is needed for Ana/, with1(0, { byLot: true })],
    [/a lot is needed for Clara/, with1(1, { byLot: false })],
    [/explain every halfPoints/, with1(0, { halfPoints: 3 })],
    [/explain every buchholz/, with1(3, { buchholz: 1 })],
    [/explain every sonnebornBerger/, with1(0, { sonnebornBerger: 4 })],
    [/sum of all differences/, with1(0, { differential: 51 })],
    [/difference of Ana/, with1(0, { differential: 40 }).map((one) => (one.id === 'Bruno' ? { ...one, differential: -40 } : one))],
  ])('not with %s', (broken, standings) => {
    expect(told4(standings)).toThrow(broken);
  });
});

test.each<[RegExp, TournamentEvent, TournamentReport]>([
  [
    /round from which Ana/,
    {
      type: 'withdraw',
      player: 'Ana',
      moment: 'before-pairing',
      temporary: false,
      justified: false,
    },
    { from: 3 },
  ],
  [
    /status of Ana/,
    {
      type: 'withdraw',
      player: 'Ana',
      moment: 'before-pairing',
      temporary: false,
      justified: false,
    },
    { from: 2 },
  ],
  [
    /players left out of the list/,
    { type: 'order-players', round: 2 },
    { order: ['Ana', 'Bruno'] },
  ],
  [
    /players in categories/,
    { type: 'make-categories', attending: 10 },
    { categories: [{ players: 9, format: 'league' }] },
  ],
  [
    /Elo of Ana/,
    { type: 'list-ratings' },
    { main: [{ id: 'Ana', elo: 1 }], informative: [], inactive: [] },
  ],
  [/fewer points/, { type: 'award' }, { trophies: [{ trophy: 'champion', id: 'Clara' }] }],
  [/places that have a trophy/, { type: 'award' }, { trophies: [{ trophy: 'third', id: 'Ana' }] }],
])('%s', (broken, event, report) => {
  expect(told(event, report)).toThrow(broken);
});
