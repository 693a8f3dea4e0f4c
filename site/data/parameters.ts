// Every parameter of the rules, by group: what it may be and what each edition says of it, on what ground. What the
// page of parameters and docs/PARAMETERS.md are made from.
import type { ClauseId } from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { type Entry, editions, entriesOf, PARAMETERS } from '../../reference-impl/src/index.ts';

/** Without a value the edition leaves the matter open; without clauses too, nothing in it comes near. */
interface Saying {
  readonly value: string | null;
  readonly because: readonly ClauseId[];
}

export type ParameterGroup = ReturnType<typeof parameterGroups>[number];

export const parameterGroups = () => {
  const said = new Map(EDITIONS.map((id) => [id, sayings(id)]));
  const entries = entriesOf(editions[EDITIONS[0]], PARAMETERS);
  return [...Map.groupBy(entries, ({ group }) => group)].map(([name, own]) => ({
    name,
    parameters: own.map(({ path, name, keys, domain }) => ({
      /** Group, parameter and keys, as `readings` nest them on the wire. */
      path,
      name,
      keys,
      kind: domain.kind,
      values: domain.values.map(String),
      /** That an edition is silent is one of its readings. */
      silence: domain.maybeSilent ?? false,
      editions: EDITIONS.map((edition) => ({ edition, ...saying(said.get(edition)?.get(path)) })),
    })),
  }));
};

const sayings = (id: (typeof EDITIONS)[number]) =>
  new Map(entriesOf(editions[id], PARAMETERS).map((entry) => [entry.path, entry.said]));

const saying = (said: Entry['said']): Saying => ({
  value: said && 'value' in said ? written(said.value) : null,
  because: said?.because ?? [],
});

/** A list as a list even when there is nothing in it. */
const written = (value: unknown): string =>
  Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
