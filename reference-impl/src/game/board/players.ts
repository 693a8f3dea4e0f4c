// The two players, and what each of them has.
import type { Actor, Player } from '../../../../protocol/generated/types.ts';

export { PLAYERS } from '../../../../protocol/generated/vocabulary.ts';
export type { Actor, Player };

export interface Each<T> {
  readonly A: T;
  readonly B: T;
}

export const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

export const each = <T>(of: (player: Player) => T): Each<T> => ({ A: of('A'), B: of('B') });

export const set = <T>(pair: Each<T>, player: Player, value: T): Each<T> => ({
  ...pair,
  [player]: value,
});

export const isPlayer = (actor: Actor): actor is Player => actor === 'A' || actor === 'B';
