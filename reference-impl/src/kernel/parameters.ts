// Parameters: everything in which editions can differ, in groups by topic. A parameter is one domain or a table of
// them; code names it by its property (`surplus.response`), so that searching for the name finds every use.
import type { Domain } from './domain.ts';

export type Shape = Domain<unknown> | { readonly [key: string]: Shape };

export interface Parameter<S extends Shape = Shape> {
  readonly group: string;
  readonly name: string;
  readonly shape: S;
}

export type Group<D extends Readonly<Record<string, Shape>> = Readonly<Record<string, Shape>>> = {
  readonly [N in keyof D]: Parameter<D[N]>;
};

export const group = <const D extends Readonly<Record<string, Shape>>>(
  name: string,
  shapes: D,
): Group<D> =>
  Object.fromEntries(
    Object.entries(shapes).map(([own, shape]) => [own, { group: name, name: own, shape }]),
  ) as unknown as Group<D>;

export const isDomain = (shape: Shape): shape is Domain<unknown> =>
  typeof shape.accepts === 'function';

/** A table: the same domain for every row, or for every row and column. */
export const table = <const K extends string, S extends Shape>(
  keys: readonly K[],
  shape: S,
): Readonly<Record<K, S>> => Object.fromEntries(keys.map((key) => [key, shape])) as Record<K, S>;

/** Every single domain of a shape with the keys that lead to it. */
export const cellsOf = (
  shape: Shape,
  keys: readonly string[] = [],
): readonly { readonly keys: readonly string[]; readonly domain: Domain<unknown> }[] =>
  isDomain(shape)
    ? [{ keys, domain: shape }]
    : Object.entries(shape).flatMap(([key, inner]) => cellsOf(inner, [...keys, key]));
