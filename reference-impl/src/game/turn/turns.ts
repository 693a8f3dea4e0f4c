// Turns already taken, and the runs among the latest of them that can end a game.
import { PLAYERS, type Player } from '../board/players.ts';

export const TURN_KINDS = ['play', 'pass', 'exchange', 'invalid', 'withdrawn', 'forfeit'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

export interface Turn {
  readonly by: Player;
  readonly kind: TurnKind;
}

/** True when the latest unbroken run of such turns holds at least `each` of either player. */
export const runReaches = (
  turns: readonly Turn[],
  kinds: readonly TurnKind[],
  each: number,
): boolean => {
  const start = turns.findLastIndex((turn) => !kinds.includes(turn.kind)) + 1;
  const run = turns.slice(start);
  return (
    each > 0 && PLAYERS.every((player) => run.filter((turn) => turn.by === player).length >= each)
  );
};

export const turnsOf = (turns: readonly Turn[], player: Player): number =>
  turns.filter((turn) => turn.by === player).length;
