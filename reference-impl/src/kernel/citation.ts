// What the files of an edition and the violations cite: a clause, or after # one of the norms that it lists, as in
// `28.2#sees-two-more`. Outcomes cite clauses alone.

/** A norm that a value settles, and which other value or member of a list breaks it; every one where none is named. */
export interface NormGround {
  readonly norm: string;
  readonly brokenBy?: string;
}

export const clauseCited = (citation: string): string => citation.split('#')[0] ?? citation;

export const namesNorm = (citation: string): boolean => citation.includes('#');

/** Citations, or citations by the other value or member that breaks them. */
export type Grounds = readonly (string | Readonly<Record<string, string>>)[];

interface Cited {
  readonly citation: string;
  readonly brokenBy?: string;
}

export const citedIn = (grounds: Grounds): readonly Cited[] =>
  grounds.flatMap((ground) =>
    typeof ground === 'string'
      ? [{ citation: ground }]
      : Object.entries(ground).map(([brokenBy, citation]) => ({ citation, brokenBy })),
  );
