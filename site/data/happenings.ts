// What each step of a case brought about, told once: by the first of its events that was not admitted, if any.
import type { ClauseId, Outcome, TournamentOutcome } from '../../protocol/generated/types.ts';
import { saidOf } from '../../steps/kernel/match.ts';
import type { StepInCase } from '../../steps/kernel/step.ts';
import { outcomeInWords, sentence } from '../../steps/language/telling/outcome.ts';
import { factsOf } from '../../steps/language/telling/report.ts';

/** Events that one step made, by their place among all, with what became of them. */
export interface Made<O extends Outcome | TournamentOutcome> {
  readonly step: StepInCase;
  readonly events: readonly { readonly at: number; readonly outcome: O }[];
}

export const madeBySteps = <O extends Outcome | TournamentOutcome>(
  outcomes: readonly O[],
  madeBy: (event: number) => StepInCase | undefined,
): readonly Made<O>[] => {
  const made = outcomes.flatMap((outcome, at) => {
    const step = madeBy(at);
    return step ? [{ step, at, outcome }] : [];
  });
  return [...Map.groupBy(made, ({ step }) => step.index).values()].flatMap((events) => {
    const [first] = events;
    return first ? [{ step: first.step, events }] : [];
  });
};

export type Happening = ReturnType<typeof happeningOf>;

export const happeningOf = <O extends Outcome | TournamentOutcome>({ step, events }: Made<O>) => {
  const outcomes = events.map(({ outcome }) => outcome);
  const told = outcomes.find(({ kind }) => kind !== 'done') ?? outcomes.at(-1);
  if (!told) throw new Error('a step that made no event has nothing to tell');
  return {
    /** Its place among the steps of the case. */
    step: step.index,
    text: sentence(saidOf(step)),
    outcome: outcomeInWords(told as Outcome),
    kind: told.kind,
    because: [...new Set<ClauseId>(outcomes.flatMap(({ because }) => [...because]))],
  };
};

export const factsIn = ({ events }: Made<Outcome>) =>
  events.flatMap(({ outcome }) =>
    outcome.kind === 'done' && outcome.report ? factsOf(outcome.report) : [],
  );
