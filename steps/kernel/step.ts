// What a step is: defined once with its words in both languages, found by the text of a case, run in its place there.

export interface Wording {
  readonly es: string;
  readonly en: string;
}

export const STEP_KINDS = ['given', 'when', 'then'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface StepDefinition {
  /** What the step is about (game, lexicon, tournament) and which part of it. */
  readonly subject: string;
  readonly topic: string;
  readonly kind: StepKind;
  readonly wording: Wording;
  /** Takes the subject and then the values of the parameters, whose types only the registry knows. */
  readonly body: (...taken: never) => void;
}

/** A step found by its text: its definition, and what its parameters say and stand for. */
export interface MatchedStep {
  readonly text: string;
  readonly definition: StepDefinition;
  readonly values: readonly unknown[];
  readonly texts: readonly string[];
}

/** A step in its place among the steps of its case. */
export interface StepInCase extends MatchedStep {
  readonly index: number;
}

/** Names of the parameters of a wording, in order. */
export const parametersIn = (wording: string): string[] =>
  [...wording.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
