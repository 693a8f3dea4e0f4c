// How later regulations change a clause: what an arbiter has to know before applying it.
import type { Clause, RelationKind, Target } from './model.ts';

export interface Change {
  readonly kind: RelationKind;
  /** The edition that makes the change. */
  readonly by: string;
  readonly targets: readonly Target[];
}

const CHANGING: readonly RelationKind[] = ['replaces', 'disapplies', 'clarifies', 'addsTo'];

export const changesOf = (clause: Clause): Change[] =>
  clause.relations
    .filter(({ kind, reverse }) => reverse && CHANGING.includes(kind))
    .flatMap(({ kind, targets }) =>
      [...Map.groupBy(targets, (target) => target.edition)].map(([by, own]) => ({
        kind,
        by,
        targets: own,
      })),
    )
    .filter(({ by }) => by !== clause.edition);

/** The text no longer applies as it stands. */
export const isSevere = ({ kind }: Change): boolean => kind === 'replaces' || kind === 'disapplies';
