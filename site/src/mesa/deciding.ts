// Which questions matter: one does when, whatever else may be true, two of its answers may bring different rulings. It is
// found out from the rulings on all that may have happened, not from a list made by hand.
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';
import { combinations } from '../../../shared/combinations.ts';
import type { Facts, Question, Ruling, Situation } from '../../data/mesa/model.ts';

/** All that may have happened, as far as it is known, with its ruling. */
interface Possible<T> {
  readonly facts: Facts;
  readonly ruling: Ruling<T>;
}

export interface Decision<T> {
  /** What is still to be asked, if anything. */
  readonly next: Question<T> | undefined;
  /** The ruling, when nothing that is open changes it but what is assumed. */
  readonly ruling: Ruling<T> | undefined;
  /** What is assumed, and would change the ruling if it were otherwise. */
  readonly assumptions: readonly Question<T>[];
  /** What the ruling was reached with: what was told, and what makes no difference as it most often is. */
  readonly facts: Facts;
}

export const decide = <T>(
  situation: Situation<T>,
  edition: EditionId,
  known: Facts,
): Decision<T> => {
  const { questions } = situation;
  const possible = possibilities(situation, edition, known);
  const open = questions.filter(({ id }) => known[id] === undefined && matters(possible, id));
  const next = open.find(({ isAssumed }) => !isAssumed);
  const [first] = possible;
  if (next || !first) return { next, ruling: undefined, assumptions: [], facts: known };
  const alike = possible.filter(({ ruling }) => likeness(ruling) === likeness(first.ruling));
  const ruling = { ...first.ruling, because: shared(alike.map((one) => one.ruling)) };
  return { next, ruling, assumptions: open, facts: first.facts };
};

const possibilities = <T>(
  { questions, byEdition, rulings }: Situation<T>,
  edition: EditionId,
  known: Facts,
): readonly Possible<T>[] =>
  combinations(questions.map(({ id, answers }) => [id, answers.map((one) => one.id)])).flatMap(
    (facts, i) => {
      const ruling = rulings[byEdition[edition][i] ?? -1];
      const fits = questions.every(({ id }) => known[id] === undefined || known[id] === facts[id]);
      return ruling && fits ? [{ facts, ruling }] : [];
    },
  );

/** Whether two possibilities that differ in this alone are ruled differently. */
const matters = (possible: readonly Possible<unknown>[], id: string): boolean => {
  const alikeElsewhere = Map.groupBy(possible, ({ facts }) =>
    JSON.stringify(Object.entries(facts).filter(([question]) => question !== id)),
  );
  return [...alikeElsewhere.values()].some(
    (group) => new Set(group.map(({ ruling }) => likeness(ruling))).size > 1,
  );
};

/** What the ruling rests on, whichever of these it was; where they share nothing, what the likeliest rests on. */
const shared = (alike: readonly Ruling<unknown>[]): readonly ClauseId[] => {
  const [first] = alike;
  const common = first?.because.filter((clause) =>
    alike.every(({ because }) => because.includes(clause)),
  );
  return common?.length ? common : (first?.because ?? []);
};

/** Rulings are alike when they tell people the same. */
export const likeness = ({ kind, doing }: Pick<Ruling<unknown>, 'kind' | 'doing'>): string =>
  JSON.stringify([kind, doing]);
