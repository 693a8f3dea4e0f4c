// What has been done at the table and imposed for it: a part of the state.
import type {
  Offence,
  OffenceCount,
  Position,
  Sanction,
} from '../../../../protocol/generated/types.ts';
import type { Ground } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';

/** An act of a player on which the regulation has something to say. */
export interface Act extends Ground {
  /** The number of its event in the request. */
  readonly event: number;
  readonly by: Player;
  readonly breach: boolean;
  readonly offence?: Offence;
}

export interface Conduct {
  /** The number of the event in hand, counted from 1. */
  readonly event: number;
  readonly acts: readonly Act[];
  readonly sanctions: readonly Sanction[];
  /** What players were found to commit before the first event. */
  readonly record: readonly OffenceCount[];
}

export const conductOf = ({ record = [] }: Position): Conduct => ({
  event: 0,
  acts: [],
  sanctions: [],
  record,
});

/** Points that sanctions in force have taken off a player. */
export const sanctionPoints = ({ sanctions }: Conduct, player: Player): number =>
  sanctions
    .filter((one) => one.player === player && one.status === 'in-force')
    .reduce((sum, { points = 0 }) => sum + points, 0);

/** How often a player has committed what, this game included. */
export const recordOf = ({ record, acts }: Conduct): readonly OffenceCount[] => {
  const counted = [...record];
  for (const { by: player, offence: what, breach } of acts) {
    if (!what || !breach) continue;
    const at = counted.findIndex(
      (one) => one.player === player && one.offence === what && one.in === 'game',
    );
    const times = (counted[at]?.times ?? 0) + 1;
    const one = { player, offence: what, in: 'game' as const, times };
    if (at < 0) counted.push(one);
    else counted[at] = one;
  }
  return counted;
};
