// What has been done at the table and imposed for it: a part of the state.
import type { Sanction } from '../../../../protocol/generated/types.ts';
import type { Ground } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';

/** An act of a player on which the regulation has something to say. */
export interface Act extends Ground {
  /** The number of its event in the request. */
  readonly event: number;
  readonly by: Player;
  readonly breach: boolean;
}

export interface Conduct {
  /** The number of the event in hand, counted from 1. */
  readonly event: number;
  readonly acts: readonly Act[];
  readonly sanctions: readonly Sanction[];
}

export const UNBLEMISHED: Conduct = { event: 0, acts: [], sanctions: [] };

/** Points that sanctions in force have taken off a player. */
export const sanctionPoints = ({ sanctions }: Conduct, player: Player): number =>
  sanctions
    .filter((one) => one.player === player && one.status === 'in-force')
    .reduce((sum, { points = 0 }) => sum + points, 0);
