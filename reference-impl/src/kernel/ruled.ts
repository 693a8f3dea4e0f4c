// A ruling carries its grounds: what an edition says comes with its clauses, and silence is a value of its own.
import type { ClauseId } from '../../../protocol/generated/types.ts';
import type { NormGround } from './citation.ts';

export type { ClauseId };

/** Anything an outcome can rest on. */
export interface Ground {
  readonly because: readonly ClauseId[];
}

/** What an edition says. */
export interface Ruled<T> extends Ground {
  readonly value: T;
  /** The clauses that name each member of a list which several make up. */
  readonly members?: Readonly<Record<string, readonly ClauseId[]>>;
}

/** The edition has no rule. `because` holds the clauses that come near and leave the matter out, if any. */
export interface Silent extends Ground {
  readonly silent: true;
}

export type Asked<T> = Ruled<T> | Silent;

/** A cell of an edition as it was written: with the norms of its clauses that it settles. */
export type Said = Asked<unknown> & { readonly norms?: readonly NormGround[] };

export const isSilent = (asked: Ground): asked is Silent => 'silent' in asked;

/** The edition says just this. */
export const says = <T>(asked: Asked<T>, value: T): boolean =>
  !isSilent(asked) && asked.value === value;

/** A rule that is in force: a flag that is true. */
export const holds = (asked: Asked<boolean>): boolean => says(asked, true);

/** A list that names this. */
export const lists = <T>(asked: Asked<readonly T[]>, member: T): boolean =>
  !isSilent(asked) && asked.value.includes(member);

/** What names this member: its own clauses, where a list has them for each. */
export const naming = ({ because, members }: Ruled<readonly string[]>, member: string): Ground => ({
  because: members?.[member] ?? because,
});

/** The clauses of several grounds, each once, in the order in which they were given. */
export const clausesOf = (grounds: readonly Ground[]): readonly ClauseId[] => {
  const clauses: ClauseId[] = [];
  for (const { because } of grounds)
    for (const clause of because) if (!clauses.includes(clause)) clauses.push(clause);
  return clauses;
};

/** Several grounds as one. */
export const jointly = (...grounds: readonly Ground[]): Ground => ({ because: clausesOf(grounds) });
