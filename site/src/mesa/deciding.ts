// Which questions matter: one does when, whatever else may be true, two of its answers may bring different rulings. It is
// found out by running the rules over all that may have happened, not from a list made by hand.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { type Ruling, rulingOn } from './ruling.ts';
import type { Facts, Question, Situation } from './situation.ts';

/** All that may have happened, as far as it is known, with its ruling. */
interface Possible {
  readonly facts: Facts;
  readonly ruling: Ruling;
}

export interface Decision {
  /** What is still to be asked, if anything. */
  readonly next: Question | undefined;
  /** The ruling, when nothing that is open changes it but what is assumed. */
  readonly ruling: Ruling | undefined;
  /** What is assumed, and would change the ruling if it were otherwise. */
  readonly assumptions: readonly Question[];
  /** What the ruling was reached with: what was told, and what makes no difference as it most often is. */
  readonly facts: Facts;
}

export const decide = (situation: Situation, edition: EditionId, known: Facts): Decision => {
  const possible = possibilities(situation, edition, known);
  const open = situation.questions.filter(
    ({ id }) => known[id] === undefined && matters(possible, id),
  );
  const next = open.find(({ isAssumed }) => !isAssumed);
  const [first] = possible;
  return {
    next,
    ruling: next ? undefined : first?.ruling,
    assumptions: next ? [] : open,
    facts: first?.facts ?? known,
  };
};

const possibilities = (situation: Situation, edition: EditionId, known: Facts): Possible[] =>
  completions(situation.questions, known).flatMap((facts) => {
    const ruling = remembered(situation, edition, facts);
    return ruling ? [{ facts, ruling }] : [];
  });

export const completions = (questions: readonly Question[], known: Facts): readonly Facts[] =>
  questions.reduce<readonly Facts[]>(
    (all, { id, answers }) =>
      all.flatMap((facts) =>
        known[id] === undefined
          ? answers.map((answer) => ({ ...facts, [id]: answer.id }))
          : [{ ...facts, [id]: known[id] }],
      ),
    [{}],
  );

/** Whether two possibilities that differ in this alone are ruled differently. */
const matters = (possible: readonly Possible[], id: string): boolean => {
  const alikeElsewhere = Map.groupBy(possible, ({ facts }) =>
    JSON.stringify(Object.entries(facts).filter(([question]) => question !== id)),
  );
  return [...alikeElsewhere.values()].some(
    (group) => new Set(group.map(({ ruling }) => ruling.likeness)).size > 1,
  );
};

const memory = new Map<string, Ruling | undefined>();

const remembered = (situation: Situation, edition: EditionId, facts: Facts): Ruling | undefined => {
  const key = JSON.stringify([situation.slug, edition, facts]);
  if (!memory.has(key)) memory.set(key, rulingOn(situation, edition, facts));
  return memory.get(key);
};
