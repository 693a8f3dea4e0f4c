// The subjects that cases can be about. A new one is a folder beside this file and a line here.
import { game } from './game/game.ts';
import type { StepDefinition } from './kernel/step.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { tournament } from './tournament/tournament.ts';

export const SUBJECTS = [game, lexicon, tournament] as const;

export type AnySubject = ReturnType<(typeof SUBJECTS)[number]['create']>;

export const stepDefinitions = (): readonly StepDefinition[] =>
  SUBJECTS.flatMap(({ definitions }) => definitions);

/** A new subject of the kind that a step speaks of. */
export const subjectOf = (definition: StepDefinition): AnySubject => {
  const found = SUBJECTS.find(({ subject }) => subject === definition.subject);
  if (!found) throw new Error(`harness: no subject ${definition.subject} in steps/subjects.ts`);
  return found.create();
};
