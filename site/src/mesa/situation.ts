// What may have happened at a table, as questions with a few answers each, and the case that the answers make: the
// steps of the features say it, so that the assistant has no words and no rules of its own.
import type { GameReplayResult, Outcome } from '../../../protocol/generated/types.ts';
import type { Text } from '../model.ts';

export interface Answer {
  readonly id: string;
  readonly text: Text;
}

export interface Question {
  readonly id: string;
  readonly text: Text;
  /** The first is what most often happens. */
  readonly answers: readonly Answer[];
  /** It is taken to be as it most often is, and said so, until somebody says otherwise. */
  readonly isAssumed?: boolean;
}

/** By question, the answer. */
export type Facts = Readonly<Record<string, string>>;

/** What became of what was asked about, and the table after it. */
export interface Ruled {
  readonly outcome: Outcome;
  readonly state: GameReplayResult['state'];
}

export interface Situation {
  readonly slug: string;
  readonly title: Text;
  /** The topic that says more. */
  readonly topic: string;
  readonly questions: readonly Question[];
  /** Given and When steps, in Spanish; undefined where the answers contradict one another. */
  readonly steps: (facts: Facts) => readonly string[] | undefined;
  /** What to do now, in order, when the regulation says so. */
  readonly doing: (ruled: Ruled, facts: Facts) => readonly Text[];
}

export const answer = (id: string, es: string, en: string): Answer => ({ id, text: { es, en } });

export const question = (
  id: string,
  es: string,
  en: string,
  ...answers: readonly Answer[]
): Question => ({ id, text: { es, en }, answers });

export const assumed = (...of: Parameters<typeof question>): Question => ({
  ...question(...of),
  isAssumed: true,
});
