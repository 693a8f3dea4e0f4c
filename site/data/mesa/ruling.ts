// The ruling on a case: what the rules make of it, in sentences that tell people what to do.
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';
import { editions } from '../../../reference-impl/src/index.ts';
import { clausesOf, type Ground, isSilent } from '../../../reference-impl/src/kernel/ruled.ts';
import { outcomeInWords, sentence } from '../../../steps/language/telling/outcome.ts';
import { type Decision, gapIn } from './gaps.ts';
import { type Heard, type Told, tell } from './heard.ts';
import type { Facts } from './model.ts';
import type { Case } from './situation.ts';

/** Undefined where the facts contradict one another. */
export const toldOf = ({ steps }: Case, edition: EditionId, facts: Facts): Told | undefined => {
  const said = steps(facts);
  return said && tell(edition, said);
};

export const decisionOn = (one: Case, heard: Heard, facts: Facts): Decision => {
  const { outcome } = heard;
  const about = one.about?.(editions[heard.params.edition]);
  if (about && isSilent(about)) return gapIn(heard, about);
  if (outcome.kind === 'unregulated') return gapIn(heard, outcome);
  const { kind } = outcome;
  const because = mainFirst(about, outcome);
  if (kind === 'done') {
    const besides = one.grounds?.(heard) ?? { because: [] };
    return { kind, doing: one.doing(heard, facts), because: clausesOf([{ because }, besides]) };
  }
  const doing = one.refused?.[outcome.reason]?.(facts) ?? [sentence(outcomeInWords(outcome))];
  return { kind, doing, because };
};

/** The clauses of what it is about come before those of the act that shows it. */
const mainFirst = (about: Ground | undefined, { because }: Ground): readonly ClauseId[] => [
  ...because.filter((clause) => about?.because.includes(clause)),
  ...because.filter((clause) => !about?.because.includes(clause)),
];
