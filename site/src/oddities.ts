// Oddities of some clauses, gathered by kind, the commonest kind first.
import type { Clause, Oddity } from './model.ts';

export interface PlacedOddity {
  readonly clause: string;
  readonly edition: string;
  readonly oddity: Oddity;
}

export const oddityGroups = (
  clauses: readonly Clause[],
): { readonly kind: string; readonly members: readonly PlacedOddity[] }[] => {
  const all = clauses.flatMap(({ id, edition, oddities }) =>
    oddities.map((oddity) => ({ clause: id, edition, oddity })),
  );
  return [...Map.groupBy(all, ({ oddity }) => oddity.kind)]
    .map(([kind, members]) => ({ kind, members }))
    .toSorted((a, b) => b.members.length - a.members.length);
};
