// Turns already taken, and the runs among the latest of them that can end a game.
import type { Turn, TurnKind } from '../../../../protocol/generated/types.ts';
import { PLAYERS, type Player } from '../board/players.ts';

export type { Turn, TurnKind };

/** The latest unbroken run of such turns. */
export const runOf = (turns: readonly Turn[], kinds: readonly TurnKind[]): readonly Turn[] =>
  turns.slice(turns.findLastIndex((turn) => !kinds.includes(turn.kind)) + 1);

/** True when the latest unbroken run of such turns holds at least `each` of either player. */
export const runReaches = (
  turns: readonly Turn[],
  kinds: readonly TurnKind[],
  each: number,
): boolean => {
  const run = runOf(turns, kinds);
  return each > 0 && PLAYERS.every((player) => turnsOf(run, player) >= each);
};

/** True when that run holds at least so many turns, whoever took them. */
export const runIsLong = (
  turns: readonly Turn[],
  kinds: readonly TurnKind[],
  inAll: number,
): boolean => runOf(turns, kinds).length >= inAll;

export const turnsOf = (turns: readonly Turn[], player: Player): number =>
  turns.filter((turn) => turn.by === player).length;
