// The two players, and what each of them has.
export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];
export const ACTORS = ['A', 'B', 'arbiter', 'judge', 'runner', 'spectator'] as const;
export type Actor = (typeof ACTORS)[number];

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
