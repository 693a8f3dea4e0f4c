// A draft: a regulation, and what it would say otherwise. It stands in the address, a change each.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import {
  type Entry,
  editions,
  entriesOf,
  PARAMETERS,
  readingAt,
  valueSaid,
} from '../../../reference-impl/src/index.ts';
import { myEdition } from '../my-edition.ts';
import type { Readings } from './flips.ts';

export interface Change {
  readonly entry: Entry;
  /** Null is silence. */
  readonly value: unknown;
}

export interface Draft {
  readonly edition: EditionId;
  readonly changes: readonly Change[];
}

const EDITION = 'reglamento';

export const parametersOf = (edition: EditionId): readonly Entry[] =>
  entriesOf(editions[edition], PARAMETERS);

/** Whatever an address names that is no parameter, or no value of it, is left out. */
export const draftIn = (address: string): Draft => {
  const said = new URLSearchParams(address);
  const edition = EDITIONS.find((id) => id === said.get(EDITION)) ?? myEdition() ?? 'fise-2009';
  const entries = new Map(parametersOf(edition).map((entry) => [entry.path, entry]));
  return {
    edition,
    changes: [...said].flatMap(([path, written]) => {
      const entry = entries.get(path);
      const value = entry && parsed(written);
      return entry && isValue(entry, value) ? [{ entry, value }] : [];
    }),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isValue = ({ domain }: Entry, value: unknown): boolean =>
  value === null ? domain.maybeSilent === true : domain.accepts(value);

export const addressOf = ({ edition, changes }: Draft): string =>
  `?${new URLSearchParams([
    [EDITION, edition],
    ...changes.map(({ entry, value }) => [entry.path, JSON.stringify(value)]),
  ])}`;

/** What a request carries. */
export const readingsOf = ({ changes }: Draft): Readings =>
  changes
    .map(({ entry, value }): object => readingAt(entry, value))
    .reduce<Tree>((tree, one) => merged(tree, one as Tree), {}) as Readings;

interface Tree {
  readonly [key: string]: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (one: Tree, other: Tree): Tree => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => {
      const own = one[key];
      return [key, isTree(own) && isTree(value) ? merged(own, value) : value];
    }),
  ),
});

/** The changes with one more, in place of any other of the same parameter. */
export const withChange = ({ edition, changes }: Draft, change: Change): Draft => ({
  edition,
  changes: [...changes.filter(({ entry }) => entry.path !== change.entry.path), change],
});

export const withoutChange = ({ edition, changes }: Draft, path: string): Draft => ({
  edition,
  changes: changes.filter(({ entry }) => entry.path !== path),
});

/** What it may say instead. */
export const valuesFor = ({ domain, said }: Entry): readonly unknown[] => {
  const now = valueSaid(said);
  const silence = domain.maybeSilent && now !== undefined ? [null] : [];
  return [...domain.others(now), ...silence];
};

/** A value as it is written; of a list, the member that it has more or less than now. */
export const valueInWords = (value: unknown, now: unknown, silence: string): string => {
  if (value === null || value === undefined) return silence;
  if (!Array.isArray(value) || !Array.isArray(now)) return written(value);
  const [more, less] = [
    value.filter((one) => !now.includes(one)),
    now.filter((one) => !value.includes(one)),
  ];
  return (
    [...more.map((one) => `+ ${one}`), ...less.map((one) => `− ${one}`)].join(', ') ||
    written(value)
  );
};

const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
