// Which cases a run is about: all of them, or those of some editions, profiles and clauses.
import type { Case } from '../corpus/features.ts';
import type { EditionId, Profile, RunFilters } from '../protocol/generated/types.ts';
import { EDITIONS, PROFILES } from '../protocol/generated/vocabulary.ts';
import { nearest } from '../shared/nearest.ts';
import { UsageError } from './usage.ts';

export interface AskedFilters {
  readonly edition?: readonly string[];
  readonly profile?: readonly string[];
  readonly clause?: readonly string[];
}

/** What was asked for, checked against what there is. */
export const checkFilters = async ({
  edition = [],
  profile = [],
  clause = [],
}: AskedFilters): Promise<RunFilters> => {
  const editions = edition.length > 0 ? editionsAsked(edition) : [];
  for (const name of profile) known('profile', name, PROFILES, PROFILES);
  const clauses = clause.length > 0 ? await clauseIds() : [];
  for (const id of clause) known('clause', id, clauses, nearest(id, clauses));
  return { editions, profiles: profile as Profile[], clauses: [...clause] };
};

/** Those that were named; all of them where none was. */
export const editionsAsked = (names: readonly string[] = []): readonly EditionId[] => {
  for (const id of names) known('edition', id, EDITIONS, EDITIONS);
  return names.length > 0 ? EDITIONS.filter((id) => names.includes(id)) : EDITIONS;
};

/** Reading the regulations, and loading what reads them, takes time; a run without --clause does not need them. */
const clauseIds = async (): Promise<string[]> => {
  const { readRegulations } = await import('../corpus/regulations.ts');
  return readRegulations().articles.flatMap((a) => a.clauses.map((c) => c.id));
};

const known = (
  what: string,
  written: string,
  all: readonly string[],
  suggested: readonly string[],
): void => {
  if (all.includes(written)) return;
  throw new UsageError(
    `unknown ${what} "${written}"`,
    `${suggested.length < all.length ? 'one such as ' : ''}${suggested.join(', ')}`,
  );
};

export const isAsked = (filters: RunFilters, c: Case): boolean =>
  within(filters.editions, [c.edition]) &&
  within(filters.profiles, [c.profile]) &&
  within(filters.clauses, [...c.clauses, ...c.inherited]);

const within = <T>(wanted: readonly T[], found: readonly T[]): boolean =>
  wanted.length === 0 || found.some((item) => wanted.includes(item));
