// Turns already taken, and the runs among the latest of them that can end a game.
import type { Turn, TurnKind } from '../../../../protocol/generated/types.ts';
import { PLAYERS, type Player } from '../board/players.ts';

export type { Turn, TurnKind };

/** From the latest turn backwards, for as long as they are such ones: a long game is not walked through after each turn. */
function* backwards(turns: readonly Turn[], kinds: readonly TurnKind[]): Generator<Turn> {
  for (let i = turns.length - 1; i >= 0; i--) {
    const turn = turns[i] as Turn;
    if (!kinds.includes(turn.kind)) return;
    yield turn;
  }
}

/** True when the latest unbroken run of such turns holds at least `each` of either player. */
export const runReaches = (
  turns: readonly Turn[],
  kinds: readonly TurnKind[],
  each: number,
): boolean => {
  if (each <= 0 || each > turns.length) return false;
  const taken = { A: 0, B: 0 };
  for (const { by } of backwards(turns, kinds)) {
    taken[by] += 1;
    if (PLAYERS.every((player) => taken[player] >= each)) return true;
  }
  return false;
};

/** True when that run holds at least so many turns, whoever took them. */
export const runIsLong = (
  turns: readonly Turn[],
  kinds: readonly TurnKind[],
  inAll: number,
): boolean => {
  if (inAll > turns.length) return false;
  let left = inAll;
  for (const _ of backwards(turns, kinds)) {
    left -= 1;
    if (left <= 0) return true;
  }
  return left <= 0;
};

export const turnsOf = (turns: readonly Turn[], player: Player): number =>
  turns.filter((turn) => turn.by === player).length;
