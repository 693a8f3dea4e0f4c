// The tables of a round: who meets whom, and who has no rival.
export type Two = readonly [string, string];

export interface Tables {
  readonly tables: readonly Two[];
  readonly byes: readonly string[];
}

const textOf = ({ tables, byes }: Tables): string =>
  [...tables.map((two) => two.toSorted().join()).toSorted(), ...byes.toSorted()].join(';');

/** The same people meet, whatever the order in which they are told. */
export const isSame = (a: Tables, b: Tables): boolean => textOf(a) === textOf(b);
