// The lines of a TRF put together round by round: each game stands in two lines, which have to agree.
import type { FileGame, FileRound } from '../../protocol/generated/types.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import type { PlayerLine } from './line.ts';
import { TRF_WRONG } from './words.ts';

export const idOf = ({ number }: Pick<PlayerLine, 'number'>): string => String(number);

export const cellOf = ({ cells }: PlayerLine, round: number) =>
  cells[round - 1] ?? ({ rival: null, code: 'Z' } as const);

/** Who has a rival or a bye that is worth a game. */
export const isIn = (player: PlayerLine, round: number): boolean => {
  const { rival, code } = cellOf(player, round);
  return rival !== null || code === 'U' || code === 'F';
};

type GameRead = Pick<FileGame, 'how' | 'score' | 'by' | 'excused'>;

/** By the codes of the first player and the second. Points are not there: 1–0 stands for who wins. */
const gameBy = (codes: string, a: string, b: string): GameRead | undefined => {
  switch (codes) {
    case '10':
    case 'WL':
      return { score: [1, 0] };
    case '01':
    case 'LW':
      return { score: [0, 1] };
    case '==':
    case 'DD':
      return { score: [0, 0] };
    case '+-':
      return { how: 'no-show', by: b, excused: [b] };
    case '-+':
      return { how: 'no-show', by: a, excused: [a] };
    case '--':
      return { how: 'both-absent', excused: [a, b] };
    default:
      return undefined;
  }
};

export const roundOf = (
  players: readonly PlayerLine[],
  round: number,
  wrong: Placed<Wrong>[],
): FileRound => {
  const byNumber = new Map(players.map((one) => [one.number, one]));
  const games: FileGame[] = [];
  for (const player of players) {
    const { rival, code } = cellOf(player, round);
    if (rival === null) continue;
    const other = byNumber.get(rival);
    const back = other && other !== player ? cellOf(other, round) : undefined;
    if (!other || back?.rival !== player.number) {
      wrong.push({ line: player.line, what: TRF_WRONG.unpaired(round, player.name, rival) });
      continue;
    }
    if (player.number > rival) continue;
    const [a, b] = [idOf(player), idOf(other)];
    const codes = `${code}${back.code}`;
    const read = gameBy(codes, a, b);
    if (read) games.push({ players: [a, b], ...read });
    else wrong.push({ line: player.line, what: TRF_WRONG.discordant(round, player.name, codes) });
  }
  return { round, ...leavesAndReturns(players, round), byes: byesOf(players, round), games };
};

const byesOf = (players: readonly PlayerLine[], round: number): string[] =>
  players.filter((one) => isIn(one, round) && cellOf(one, round).rival === null).map(idOf);

/** Who stays away from a round leaves before it is paired, for a time where there is a later one. */
const leavesAndReturns = (players: readonly PlayerLine[], round: number) => {
  const leaves: NonNullable<FileRound['leaves']>[number][] = [];
  const returns: NonNullable<FileRound['returns']>[number][] = [];
  for (const player of players) {
    const first = firstRoundOf(player);
    // Who never plays leaves before the first round; who comes late enters, and leaves nothing before.
    const wasIn = first === null ? round === 1 : round > first && isIn(player, round - 1);
    const isAway = first !== null && round > first && !isIn(player, round - 1);
    const goes = isIn(player, round);
    const temporary = player.cells.some((_, i) => i + 1 > round && isIn(player, i + 1));
    if (wasIn && !goes) leaves.push({ player: idOf(player), temporary, justified: temporary });
    if (isAway && goes) returns.push({ player: idOf(player) });
  }
  return {
    ...(leaves.length > 0 ? { leaves } : {}),
    ...(returns.length > 0 ? { returns } : {}),
  };
};

/** Nothing for who plays in none. */
export const firstRoundOf = (player: PlayerLine): number | null => {
  const at = player.cells.findIndex((_, i) => isIn(player, i + 1));
  return at < 0 ? null : at + 1;
};
