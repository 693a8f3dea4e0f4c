// An edition is data: for each parameter its value and the clauses that ground it.
import type { ParameterName, ParameterValue } from '../game/parameters.ts';

export const EDITION_IDS = [
  'fise-2003',
  'redeletras',
  'fise-2009',
  'resumen-2018',
  'ajs-2024',
] as const;
export type EditionId = (typeof EDITION_IDS)[number];
export type ClauseId = `${EditionId}:${string}`;

export interface Rule<T> {
  readonly value: T;
  readonly clauses: readonly ClauseId[];
}

/** A parameter that the edition leaves out has no rule: what depends on it is unregulated there. */
export type Rules = { readonly [N in ParameterName]?: Rule<ParameterValue<N>> };

/** Articles of the common game, cited by outcomes that no parameter decides. */
export const SUBJECTS = ['placement', 'scoring', 'exchange', 'pass', 'turn', 'draw'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Edition {
  readonly id: EditionId;
  readonly rules: Rules;
  readonly articles: Readonly<Record<Subject, ClauseId>>;
}

type Local<T> = { readonly value: T; readonly numbers: readonly string[] };
type LocalRules = { readonly [N in ParameterName]?: Local<ParameterValue<N>> };

/** A value and the numbers of the clauses that ground it. */
export const rule = <const T>(value: T, ...numbers: readonly string[]): Local<T> => ({
  value,
  numbers,
});

export const edition = (
  id: EditionId,
  articles: Readonly<Record<Subject, string>>,
  rules: LocalRules,
): Edition => ({
  id,
  articles: mapValues(articles, (number): ClauseId => `${id}:${number}`),
  rules: grounded(id, rules),
});

/** An edition laid over another: what it does not say is said there, and still cited there. */
export const overlay = (
  base: Edition,
  id: EditionId,
  rules: LocalRules,
  dropped: readonly ParameterName[] = [],
): Edition => ({
  id,
  articles: base.articles,
  rules: {
    ...Object.fromEntries(
      Object.entries(base.rules).filter(([n]) => !dropped.includes(n as ParameterName)),
    ),
    ...grounded(id, rules),
  },
});

/** The same edition with other values for some parameters; their grounds stay. */
export const withValues = (base: Edition, values: Readonly<Record<string, unknown>>): Edition => ({
  ...base,
  rules: {
    ...base.rules,
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        { value, clauses: base.rules[name as ParameterName]?.clauses ?? [] },
      ]),
    ),
  } as Rules,
});

export const valueIn = <N extends ParameterName>(
  { rules }: Edition,
  name: N,
): ParameterValue<N> | undefined => rules[name]?.value as ParameterValue<N> | undefined;

export const groundsOf = (
  { rules }: Edition,
  ...names: readonly ParameterName[]
): readonly ClauseId[] => [...new Set(names.flatMap((name) => rules[name]?.clauses ?? []))];

const grounded = (id: EditionId, rules: LocalRules): Rules =>
  mapValues(rules as Record<string, Local<unknown>>, ({ value, numbers }) => ({
    value,
    clauses: numbers.map((number): ClauseId => `${id}:${number}`),
  })) as Rules;

const mapValues = <K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  f: (value: V) => W,
): Readonly<Record<K, W>> =>
  Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, f(value)])) as Record<
    K,
    W
  >;
