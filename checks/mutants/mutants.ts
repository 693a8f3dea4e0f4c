// Mutants: the reference implementation with one cell of one parameter of one edition altered.
import {
  type Edition,
  type Entry,
  editions,
  entriesOf,
  PARAMETERS,
  readingAt,
  valueSaid,
  withReadings,
} from '../../reference-impl/src/index.ts';

export interface Mutant {
  readonly edition: Edition['id'];
  /** Group, parameter and keys. */
  readonly path: string;
  /** Clauses that ground the cell: a case tagged with one of them has to notice. */
  readonly clauses: readonly string[];
  /** Norms of these clauses that this value breaks. */
  readonly norms: readonly string[];
  /** Null is silence. */
  readonly original: unknown;
  readonly value: unknown;
  readonly altered: Edition;
}

const mutantsOf = (edition: Edition): Mutant[] =>
  entriesOf(edition, PARAMETERS).flatMap((entry) =>
    otherReadings(entry).map((value) => mutantOf(edition, entry, value)),
  );

export const mutantOf = (edition: Edition, entry: Entry, value: unknown): Mutant => ({
  edition: edition.id,
  path: entry.path,
  clauses: clausesBroken(entry.said, value),
  norms: normsBroken(entry.said, value),
  original: valueSaid(entry.said) ?? null,
  value,
  altered: withReadings(edition, readingAt(entry, value)),
});

const normsBroken = (said: Entry['said'], value: unknown): string[] => {
  const changes = changesOf(valueSaid(said), value);
  return (said?.norms ?? [])
    .filter(({ brokenBy }) => brokenBy === undefined || changes.includes(brokenBy))
    .map(({ norm }) => norm);
};

/** Of a list that several clauses make up, those that name what went; for a stranger in it the first has to answer. */
const clausesBroken = (said: Entry['said'], value: unknown): readonly string[] => {
  const members = said && 'value' in said ? said.members : undefined;
  if (!said || !members) return said?.because ?? [];
  const gone = changesOf(valueSaid(said), value).flatMap((member) => members[member] ?? []);
  return gone.length > 0 ? [...new Set(gone)] : said.because.slice(0, 1);
};

/** What a reader sees change: the members of a list that went or came, or the other value. */
const changesOf = (original: unknown, value: unknown): readonly string[] =>
  Array.isArray(original) && Array.isArray(value)
    ? [...new Set(original).symmetricDifference(new Set(value))].map(String)
    : [String(value)];

/** What else a clause could be taken to say of this cell; nothing where no clause comes near it. */
export const otherReadings = ({ domain, said }: Entry): readonly unknown[] => {
  if (!said || said.because.length === 0) return [];
  const value = valueSaid(said);
  const silence = domain.maybeSilent && value !== undefined ? [null] : [];
  return [...domain.others(value), ...silence];
};

export const allMutants = (): Mutant[] => Object.values(editions).flatMap(mutantsOf);
