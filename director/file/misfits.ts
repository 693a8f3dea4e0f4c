// What a schema cannot see in a tournament file: players named twice or not at all, results without their pairing, rounds
// out of order. Each with the place in the file that it is about.
import type { FileGame, FileRound, TournamentFile } from '../../protocol/generated/types.ts';
import type { Wrong } from '../../shared/wrong.ts';
import { WRONG } from './words.ts';

export interface Misfit {
  /** Where in the file, as a JSON pointer. */
  readonly at: string;
  /** Told only when somebody reads it: there may be thousands. */
  readonly tell: () => Wrong;
}

export const misfitsIn = (file: TournamentFile): readonly Misfit[] => [
  ...inPlayers(file),
  ...inSetting(file),
  ...(file.played ?? []).flatMap((round, i) => inRound(file, round, i)),
];

const inPlayers = ({ players }: TournamentFile): Misfit[] =>
  players.flatMap(({ id }, i) => {
    const first = players.findIndex((one) => one.id === id);
    return first < i ? [{ at: `/players/${i}/id`, tell: () => WRONG.playerTwice(id) }] : [];
  });

const inSetting = (file: TournamentFile): Misfit[] => {
  const { order = 'elo', drawn = [], gibson, prizes = 0 } = file;
  return [
    ...unknownAmong(file, drawn, '/drawn'),
    ...(order !== 'elo' && drawn.length === 0
      ? [{ at: '/order', tell: () => WRONG.notDrawn(order) }]
      : []),
    ...(gibson && prizes === 0 ? [{ at: '/gibson', tell: () => WRONG.noPrizes() }] : []),
  ];
};

const inRound = (file: TournamentFile, round: FileRound, i: number): Misfit[] => {
  const at = `/played/${i}`;
  const { games = [], byes = [], readmissions = [], lots = [], leaves = [], returns = [] } = round;
  const out: Misfit[] = [];
  if (round.round !== i + 1)
    out.push({ at: `${at}/round`, tell: () => WRONG.roundOrder(round.round, i + 1) });
  else if (round.round > file.rounds)
    out.push({ at: `${at}/round`, tell: () => WRONG.noSuchRound(round.round, file.rounds) });
  if (games.length === 0 && !file.koth?.includes(round.round))
    out.push({ at, tell: () => WRONG.noPairing(round.round) });
  out.push(
    ...games.flatMap((game, g) => inGame(file, game, `${at}/games/${g}`)),
    ...unknownAmong(file, byes, `${at}/byes`),
    ...unknownAmong(file, readmissions, `${at}/readmissions`),
    ...lots.flatMap((lot, l) => unknownAmong(file, lot, `${at}/lots/${l}`)),
    ...leaves.flatMap(({ player }, l) => unknown(file, player, `${at}/leaves/${l}/player`)),
    ...returns.flatMap(({ player }, r) => unknown(file, player, `${at}/returns/${r}/player`)),
    ...twiceIn(round, at),
  );
  return out;
};

/** Who sits at two tables, or at one and has a bye. */
const twiceIn = ({ round, games = [], byes = [] }: FileRound, at: string): Misfit[] => {
  const seats = [
    ...games.flatMap(({ players }, g) =>
      players.map((id, p) => [id, `${at}/games/${g}/players/${p}`] as const),
    ),
    ...byes.map((id, b) => [id, `${at}/byes/${b}`] as const),
  ];
  return seats.flatMap(([id, place], i) =>
    seats.findIndex(([other]) => other === id) < i
      ? [{ at: place, tell: () => WRONG.seatedTwice(id, round) }]
      : [],
  );
};

const inGame = (file: TournamentFile, game: FileGame, at: string): Misfit[] => {
  const { players, score, how, by, granted } = game;
  const strangers = unknownAmong(file, players, `${at}/players`);
  if (strangers.length > 0) return strangers;
  const needsScore = how !== undefined && how !== 'no-show' && how !== 'both-absent';
  if (needsScore && !score) return [{ at: `${at}/how`, tell: () => WRONG.noScore(how) }];
  const isEnd = how !== undefined && how !== 'played' && how !== 'both-absent';
  if (isEnd && by === undefined) return [{ at: `${at}/how`, tell: () => WRONG.nobody(how) }];
  if (by !== undefined && !isEnd) return [{ at: `${at}/by`, tell: () => WRONG.noEnd() }];
  if (by !== undefined && !players.includes(by))
    return [{ at: `${at}/by`, tell: () => WRONG.notAtTable(by, players) }];
  return how === 'resigned' && granted === undefined
    ? [{ at: `${at}/how`, tell: () => WRONG.notSaidGranted() }]
    : [];
};

const unknown = ({ players }: TournamentFile, id: string, at: string): Misfit[] =>
  players.some((one) => one.id === id)
    ? []
    : [
        {
          at,
          tell: () =>
            WRONG.unknownPlayer(
              id,
              players.map((one) => one.id),
            ),
        },
      ];

const unknownAmong = (file: TournamentFile, ids: readonly string[], at: string): Misfit[] =>
  ids.flatMap((id, i) => unknown(file, id, `${at}/${i}`));
