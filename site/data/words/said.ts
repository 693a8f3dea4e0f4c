// What the editions say of the rules on words, parameter by parameter.
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { type Entry, editions, entriesOf, PARAMETERS } from '../../../reference-impl/src/index.ts';

type Said = NonNullable<Entry['said']>;

const byEdition = new Map(
  EDITIONS.map((id) => [
    id,
    new Map(
      entriesOf(editions[id], PARAMETERS).flatMap(({ path, said }) =>
        said ? [[path, said] as const] : [],
      ),
    ),
  ]),
);

const saidOf = (edition: EditionId, path: string): Said | undefined =>
  byEdition.get(edition)?.get(path);

/** Null where the edition says nothing or leaves it open. */
export const valueIn = (edition: EditionId, path: string): unknown => {
  const said = saidOf(edition, path);
  return said && 'value' in said ? said.value : null;
};

export const becauseIn = (edition: EditionId, path: string): readonly ClauseId[] =>
  saidOf(edition, path)?.because ?? [];

/** Words that the same clauses tell of. */
export interface Told {
  readonly clauses: readonly ClauseId[];
  readonly lines: readonly string[];
}

/** A list, clause by clause. */
export const toldBy = (edition: EditionId, path: string): Told[] => {
  const said = saidOf(edition, path);
  if (!said || !('value' in said)) return [];
  const { value, because, members } = said;
  const naming = (line: string) => members?.[line] ?? because;
  return [...Map.groupBy(value as readonly string[], (line) => naming(line).join(' '))].map(
    ([clauses, lines]) => ({ clauses: clauses.split(' ') as ClauseId[], lines }),
  );
};
