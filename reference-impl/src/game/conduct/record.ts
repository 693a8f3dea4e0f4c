// What has been done at the table and imposed for it: a part of the state.
import type {
  Actor,
  Offence,
  OffenceCount,
  Position,
  Sanction,
  Word,
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

/** A player has asked whether a word is valid, or has looked it up, before laying it. */
export interface Query {
  readonly player: Player;
  readonly word: Word;
  readonly how: 'asked' | 'looked-up';
  /** The player has learnt the answer. */
  readonly answered: boolean;
  /** How many turns of his own he had taken. */
  readonly turn: number;
}

const OFFICIALS: readonly Actor[] = ['arbiter', 'assistant', 'judge', 'table-judge', 'runner'];

export const isOfficial = (actor: Actor): boolean => OFFICIALS.includes(actor);

export interface Conduct {
  /** The number of the event in hand, counted from 1. */
  readonly event: number;
  readonly acts: readonly Act[];
  readonly sanctions: readonly Sanction[];
  /** What players were found to commit before the first event. */
  readonly record: readonly OffenceCount[];
  readonly queries: readonly Query[];
}

export const conductOf = ({ record = [] }: Position): Conduct => ({
  event: 0,
  acts: [],
  sanctions: [],
  record,
  queries: [],
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
