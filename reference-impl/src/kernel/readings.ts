// Other readings of an edition: the same rules with other values, on the same grounds.

import type { Domain } from './domain.ts';
import type { Edition } from './edition.ts';
import { cellsOf, type Group } from './parameters.ts';
import { type Asked, isSilent, type Said } from './ruled.ts';

/** A partial tree of groups, parameters and cells, as `readings` has it on the wire. */
export interface Readings {
  readonly [key: string]: unknown;
}

export const withReadings = (edition: Edition, readings: object): Edition => ({
  ...edition,
  rules: read(edition.rules, readings as Readings) as Edition['rules'],
});

const read = (rules: Readings, readings: Readings): Readings => ({
  ...rules,
  ...Object.fromEntries(
    Object.entries(readings).map(([key, value]) => {
      const under = rules[key] as Readings | undefined;
      return [key, isTree(value) ? read(under ?? {}, value) : cellOf(value, under)];
    }),
  ),
});

/** On the same grounds; a reading of null is silence. */
const cellOf = (value: unknown, { because = [], members }: Readings = {}) => {
  if (value === null) return { silent: true, because };
  return { value, because, ...(members ? { members } : {}) };
};

const isTree = (value: unknown): value is Readings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One cell of one parameter as an edition has it. */
export interface Entry {
  /** Group, parameter and keys, joined by dots. */
  readonly path: string;
  readonly group: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly domain: Domain<unknown>;
  readonly said: Said | undefined;
}

/** Every cell there is; `said` is undefined where the edition does not come near the matter at all. */
export const entriesOf = (edition: Edition, groups: Readonly<Record<string, Group>>): Entry[] =>
  Object.values(groups).flatMap((parameters) =>
    Object.values(parameters).flatMap(({ group, name, shape }) =>
      cellsOf(shape).map(({ keys, domain }) => ({
        path: [group, name, ...keys].join('.'),
        group,
        name,
        keys,
        domain,
        said: cellAt(edition, [group, name, ...keys]),
      })),
    ),
  );

const cellAt = ({ rules }: Edition, path: readonly string[]): Said | undefined =>
  path.reduce<Readings | undefined>((tree, key) => tree?.[key] as Readings | undefined, rules) as
    | Said
    | undefined;

/** Readings that put one value in one cell. */
export const readingAt = (
  { group, name, keys }: Pick<Entry, 'group' | 'name' | 'keys'>,
  value: unknown,
): Readings =>
  [group, name, ...keys].reduceRight<unknown>(
    (inner, key) => ({ [key]: inner }),
    value,
  ) as Readings;

/** The value an edition gives, undefined in its silence. */
export const valueSaid = (said: Asked<unknown> | undefined): unknown =>
  said && !isSilent(said) ? said.value : undefined;
