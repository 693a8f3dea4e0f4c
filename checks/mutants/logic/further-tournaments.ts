// Tournaments that no case has, made from one that is: events left out, twice or in another order, another kind, format
// or length, other Elos and games, results that came about otherwise, and what may be asked next.
import type {
  Entrant,
  TournamentEvent,
  TournamentReplayParams,
  TournamentResult,
} from '../../../protocol/generated/types.ts';
import {
  GAME_ENDS,
  TOURNAMENT_FORMATS,
  TOURNAMENT_KINDS,
} from '../../../protocol/generated/vocabulary.ts';

type Params = TournamentReplayParams;

export const furtherTournaments = (params: Params): Params[] => {
  const { events, tournament, players, rounds } = params;
  const places = [...events.keys()];
  const told = (other: readonly TournamentEvent[]): Params => ({ ...params, events: other });
  const setUp = (other: Partial<Params['tournament']>): Params => ({
    ...params,
    tournament: { ...tournament, ...other },
  });
  return [
    ...places.map((i) => told(events.toSpliced(i, 1))),
    ...places.map((i) => told(events.toSpliced(i, 0, events[i] as TournamentEvent))),
    ...TOURNAMENT_KINDS.map((kind) => setUp({ kind })),
    ...TOURNAMENT_FORMATS.map((format) => setUp({ format })),
    ...[6, 7, 9, 15].map((number) => setUp({ rounds: number })),
    ...[true, false].map((gibson) => setUp({ gibson })),
    setUp({ koth: [rounds.length + 1] }),
    setUp({ koth: [], prizes: 1 }),
    { ...params, players: players.slice(1) },
    { ...params, players: players.map(rated) },
    { ...params, players: players.map((one) => ({ ...one, elo: null })) },
    ...OTHERWISE.map((result) => ({
      ...params,
      rounds: rounds.map((one) => changed(one, result)),
    })),
    ...nextOf(params).map((next) => told([...events, next])),
  ];
};

const rated = (one: Entrant, i: number): Entrant => ({
  ...one,
  elo: 1700 + 100 * (i % 3),
  games: 19 + (i % 2),
  gamesInSeason: i % 4,
});

const OTHERWISE: readonly Partial<TournamentResult>[] = [
  ...GAME_ENDS.map((how) => ({ how })),
  { score: [350, 350] },
  { score: [300, 701] },
];

type Round = Params['rounds'][number];

const changed = (round: Round, other: Partial<TournamentResult>): Round => ({
  ...round,
  tables: round.tables.map(({ players, result }, i) => {
    const by = players[i % 2];
    const told = result && { ...result, ...(by === undefined ? {} : { by }), ...other };
    return { players, ...(told && i % 2 === 0 ? { result: told } : result ? { result } : {}) };
  }),
});

const nextOf = ({ rounds, players }: Params): TournamentEvent[] => {
  const round = rounds.length + 1;
  const [first] = players;
  const ids = players.map(({ id }) => id);
  return [
    { type: 'rank' },
    { type: 'award' },
    { type: 'list-ratings' },
    { type: 'pair', round },
    { type: 'order-players', round: 1 },
    { type: 'order-players', round: 2 },
    { type: 'assign-bye', round: 1 },
    { type: 'assign-bye', round: 2 },
    { type: 'draw-lots', order: ids },
    { type: 'draw-lots', order: ids.slice(0, 2).toReversed() },
    ...(first ? aboutOne(first, round) : []),
  ];
};

const aboutOne = (entrant: Entrant, round: number): TournamentEvent[] => {
  const player = entrant.id;
  return [
    { type: 'enter', entrant: { ...entrant, id: 'Zoe' }, before: round },
    { type: 'withdraw', player, moment: 'before-pairing', temporary: false, justified: false },
    { type: 'withdraw', player, moment: 'after-pairing', temporary: true, justified: true },
    { type: 'rejoin', player, met: ['arrived', 'asked'] },
    { type: 'ask-readmission', player },
  ];
};
