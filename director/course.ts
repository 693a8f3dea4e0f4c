// A tournament file as the protocol has it: how it is set up, who plays, and what happens, round by round, as events of
// tournament/replay. Each event knows where in the file it stands.
import type {
  EditionId,
  Entrant,
  FileGame,
  FilePlayer,
  FileRound,
  TournamentConfiguration,
  TournamentEvent,
  TournamentEventOf,
  TournamentFile,
  TournamentResult,
} from '../protocol/generated/types.ts';
import { REJOINING_NEEDS } from '../protocol/generated/vocabulary.ts';

/** What happens, and where the file says so, as a JSON pointer. */
export interface Placed<E = TournamentEvent> {
  readonly at: string;
  readonly event: E;
}

/** A round, in the order in which things happen. */
export interface RoundCourse {
  readonly round: number;
  /** Who comes, leaves and comes back before it is paired. */
  readonly before: readonly Placed[];
  readonly pair: Placed<TournamentEventOf<'pair'>>;
  /** Who leaves when it is paired. */
  readonly after: readonly Placed[];
  readonly results: readonly Placed<TournamentEventOf<'record'>>[];
  readonly lots: readonly Placed[];
  readonly published: readonly Placed[];
}

/** The only regulation that speaks of tournaments. */
export const editionOf = ({ edition = 'ajs-2024' }: TournamentFile): EditionId => edition;

export const configurationOf = (file: TournamentFile): TournamentConfiguration => ({
  kind: file.kind ?? 'ordinary',
  format: file.format ?? 'swiss',
  rounds: file.rounds,
  season: file.season,
  official: file.official ?? true,
  approved: false,
  order: file.order ?? 'elo',
  drawn: file.drawn ?? [],
  koth: file.koth ?? [],
  gibson: file.gibson ?? false,
  prizes: file.prizes ?? 0,
});

const entrantOf = (player: FilePlayer): Entrant => ({
  id: player.id,
  elo: player.elo,
  gamesInSeason: player.gamesInSeason ?? 0,
  games: player.games ?? 0,
  seasons: [],
  firstRoundBye: player.firstRoundBye ?? false,
  nationals: player.nationals ?? 0,
});

const isLate = ({ enters = 1 }: FilePlayer): boolean => enters > 1;

/** Who is there from the beginning. */
export const entrantsOf = ({ players }: TournamentFile): readonly Entrant[] =>
  players.filter((player) => !isLate(player)).map(entrantOf);

export const courseOf = (file: TournamentFile): readonly RoundCourse[] =>
  (file.played ?? []).map((round, i) => ({
    round: round.round,
    before: [...entering(file, round.round), ...comingAndGoing(round, i)],
    pair: pairing(round, i),
    after: leaving(round, i, 'after-pairing'),
    results: (round.games ?? []).flatMap((game, g) => resultOf(round.round, game, placeOf(i, g))),
    lots: (round.lots ?? []).map((order, l) => ({
      at: `/played/${i}/lots/${l}`,
      event: { type: 'draw-lots', order },
    })),
    published: round.published
      ? [{ at: `/played/${i}/published`, event: { type: 'publish', what: round.published } }]
      : [],
  }));

/** Where the game at a table stands. */
const placeOf = (round: number, game: number): string => `/played/${round}/games/${game}`;

const entering = ({ players }: TournamentFile, round: number): Placed[] =>
  players.flatMap((player, i) =>
    isLate(player) && player.enters === round
      ? [
          {
            at: `/players/${i}`,
            event: { type: 'enter', entrant: entrantOf(player), before: round },
          },
        ]
      : [],
  );

const leaving = (
  { leaves = [] }: FileRound,
  i: number,
  moment: 'before-pairing' | 'after-pairing',
): Placed[] =>
  leaves.flatMap(({ player, when = 'before-pairing', temporary = false, justified = false }, l) =>
    when === moment
      ? [
          {
            at: `/played/${i}/leaves/${l}`,
            event: { type: 'withdraw', player, moment, temporary, justified },
          },
        ]
      : [],
  );

const comingAndGoing = (round: FileRound, i: number): Placed[] => [
  ...leaving(round, i, 'before-pairing'),
  ...(round.returns ?? []).map(
    ({ player, met = REJOINING_NEEDS }, r): Placed => ({
      at: `/played/${i}/returns/${r}`,
      event: { type: 'rejoin', player, met },
    }),
  ),
  ...(round.readmissions ?? []).map(
    (player, r): Placed => ({
      at: `/played/${i}/readmissions/${r}`,
      event: { type: 'ask-readmission', player },
    }),
  ),
];

/** Without tables, the regulation pairs the round. */
const pairing = (
  { round, games = [], byes = [] }: FileRound,
  i: number,
): Placed<TournamentEventOf<'pair'>> => ({
  at: `/played/${i}`,
  event:
    games.length + byes.length === 0
      ? { type: 'pair', round }
      : { type: 'pair', round, tables: games.map(({ players }) => [...players]), byes },
});

const resultOf = (
  round: number,
  game: FileGame,
  at: string,
): Placed<TournamentEventOf<'record'>>[] => {
  const { players, score, how = 'played', ...rest } = game;
  if (!score && game.how === undefined) return [];
  const result: TournamentResult = { how, score: score ?? [0, 0], ...rest };
  return [{ at, event: { type: 'record', round, players, result } }];
};
