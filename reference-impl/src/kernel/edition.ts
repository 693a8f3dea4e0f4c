// An edition is data: for each parameter, cell by cell, what it says and the clauses that say it.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { citedIn, clauseCited, type Grounds, namesNorm } from './citation.ts';
import type { Domain } from './domain.ts';
import { type Group, isDomain, type Parameter, type Shape } from './parameters.ts';
import type { Asked, ClauseId, Ruled, Silent } from './ruled.ts';

/** A cell as it is asked for; a table of them where the parameter is one. */
type Cell = Asked<unknown> | { readonly [key: string]: Cell };

export interface Edition {
  readonly id: EditionId;
  readonly rules: { readonly [group: string]: { readonly [name: string]: Cell } };
}

const SILENT: Silent = { silent: true, because: [] };

type ValueOf<S> = S extends Domain<infer T> ? T : never;

/** What an edition says of a parameter, with its clauses, or its silence. */
export function ask<T>(edition: Edition, parameter: Parameter<Domain<T>>): Asked<T>;
export function ask<
  S extends Readonly<Record<string, Domain<unknown>>>,
  K extends keyof S & string,
>(edition: Edition, parameter: Parameter<S>, key: K): Asked<ValueOf<S[K]>>;
export function ask<
  S extends Readonly<Record<string, Readonly<Record<string, Domain<unknown>>>>>,
  K extends keyof S & string,
  L extends keyof S[K] & string,
>(edition: Edition, parameter: Parameter<S>, key: K, inner: L): Asked<ValueOf<S[K][L]>>;
export function ask(
  edition: Edition,
  { group, name }: Parameter,
  key?: string,
  inner?: string,
): Asked<unknown> {
  let cell: Cell | undefined = edition.rules[group]?.[name];
  if (key !== undefined) cell = cell && !isCell(cell) ? cell[key] : undefined;
  if (inner !== undefined) cell = cell && !isCell(cell) ? cell[inner] : undefined;
  return cell && isCell(cell) ? cell : SILENT;
}

const isCell = (cell: Cell): cell is Asked<unknown> => Array.isArray(cell.because);

// What the files of an edition are written with.

interface WrittenRule<T> {
  readonly value: T;
  readonly numbers: Grounds;
  /** The numbers of the clauses that name each member of a list. */
  readonly members?: Readonly<Record<string, readonly string[]>>;
}
interface WrittenSilence {
  readonly silent: true;
  readonly numbers: Grounds;
}

/** Cells by key; a single rule stands for every cell of a table. */
type Written<S> =
  | WrittenSilence
  | typeof unsaid
  | (S extends Domain<infer T>
      ? WrittenRule<T>
      : { readonly [K in keyof S]?: Written<S[K]> } | WrittenRule<LeafOf<S>>);
type LeafOf<S> = S extends Domain<infer T> ? T : { [K in keyof S]: LeafOf<S[K]> }[keyof S];

export type WrittenGroup<G> = {
  readonly [N in keyof G]?: G[N] extends Parameter<infer S> ? Written<S> : never;
};

/**
 * A value and the numbers of the clauses that say so, with the norm of a clause that lists several: `28.2#sees-two-more`.
 * Where other values break other norms, the norms stand by them: `{ exchange: '45.2.s2#exchange-is-no-pass' }`.
 */
export const rule = <const T>(value: T, ...numbers: Grounds): WrittenRule<T> => ({
  value,
  numbers,
});

/** A list that several clauses make up: the members that each of them names, one of them by several perhaps. */
export const listed = (
  byClause: Readonly<Record<string, readonly string[]>>,
): WrittenRule<readonly string[]> => {
  const value = [...new Set(Object.values(byClause).flat())];
  const naming = (member: string): string[] =>
    Object.keys(byClause).filter((number) => byClause[number]?.includes(member));
  return {
    value,
    numbers: Object.keys(byClause),
    members: Object.fromEntries(value.map((member) => [member, naming(member)])),
  };
};

/** The edition leaves it out although these clauses come near: what happens then is not regulated. */
export const silence = (...numbers: readonly string[]): WrittenSilence => ({
  silent: true,
  numbers,
});

/** Takes back what the edition underneath says. */
export const unsaid = 'unsaid';

export interface WrittenRules {
  readonly [group: string]: { readonly [name: string]: unknown };
}

/** Takes back all that the edition underneath says in these groups. */
export const setAside = (groups: Readonly<Record<string, Group>>): WrittenRules[] =>
  Object.values(groups).map((group) =>
    say(group, Object.fromEntries(Object.keys(group).map((name) => [name, unsaid]))),
  );

/** One group of an edition's rules, checked against the parameters of that group. */
export const say = <G extends Group>(group: G, written: WrittenGroup<G>): WrittenRules => {
  const name = Object.values(group)[0]?.group ?? '';
  const cells = Object.entries(written).map(([own, value]) => [
    own,
    expand(group[own]?.shape as Shape, value),
  ]);
  return { [name]: Object.fromEntries(cells) };
};

const isWrittenCell = (written: unknown): boolean =>
  written === unsaid || (typeof written === 'object' && written !== null && 'numbers' in written);

/** A single rule for a whole table becomes a rule for each of its cells. */
const expand = (shape: Shape, written: unknown): unknown => {
  if (isDomain(shape)) return written;
  return Object.fromEntries(
    Object.entries(shape)
      .map(([key, inner]) => [
        key,
        isWrittenCell(written) ? written : (written as Record<string, unknown>)[key],
        inner,
      ])
      .flatMap(([key, value, inner]) =>
        value === undefined ? [] : [[key, expand(inner as Shape, value)]],
      ),
  );
};

/** An edition from what its files say, over another edition or over the original game, cited through one clause. */
export const edition = (
  id: EditionId,
  said: readonly WrittenRules[],
  beneath: Edition | { readonly rules: readonly WrittenRules[]; readonly through: string },
): Edition => {
  const base = 'id' in beneath ? beneath.rules : presupposed(id, beneath.rules, beneath.through);
  return {
    id,
    rules: said.reduce<Tree>((rules, one) => overlay(rules, one, id), base) as Edition['rules'],
  };
};

const presupposed = (
  id: EditionId,
  rules: readonly WrittenRules[],
  through: string,
): Edition['rules'] =>
  rules.reduce<Tree>((all, one) => overlay(all, one, id, [through]), {}) as Edition['rules'];

type Tree = { readonly [key: string]: unknown };

const overlay = (base: Tree, said: Tree, id: EditionId, through?: readonly string[]): Tree => {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(said)) {
    if (value === unsaid) delete result[key];
    else if (isWrittenCell(value)) result[key] = cellOf(value as never, id, through);
    else {
      const under = result[key] as Tree | undefined;
      result[key] = overlay(
        under && !isCell(under as Cell) ? under : {},
        value as Tree,
        id,
        through,
      );
    }
  }
  return result;
};

const cellOf = (
  written: WrittenRule<unknown> | WrittenSilence,
  id: EditionId,
  through?: readonly string[],
): Ruled<unknown> | Silent => {
  const cited = citedIn(through ?? written.numbers).map(({ citation, ...rest }) => ({
    norm: clauseOf(id, citation),
    ...rest,
  }));
  const norms = cited.filter(({ norm }) => namesNorm(norm));
  const grounds = {
    because: [...new Set(cited.map(({ norm }) => clauseCited(norm)))],
    ...(norms.length > 0 ? { norms } : {}),
  };
  if (!('value' in written)) return { silent: true, ...grounds };
  const members = Object.entries(written.members ?? {}).map(([member, numbers]) => [
    member,
    numbers.map((number) => clauseCited(clauseOf(id, number))),
  ]);
  return {
    value: written.value,
    ...grounds,
    ...(members.length > 0 ? { members: Object.fromEntries(members) } : {}),
  };
};

/** A number of this edition, or a clause of the edition beneath written out. */
const clauseOf = (id: EditionId, number: string): ClauseId =>
  number.includes(':') ? number : `${id}:${number}`;
