// What may have happened at a table, as questions with a few answers each, and the case that the answers make: the
// steps of the features say it, so that the assistant has no rules of its own.
import type { Refusal } from '../../../protocol/generated/types.ts';
import type { Edition } from '../../../reference-impl/src/index.ts';
import type { Ground } from '../../../reference-impl/src/kernel/ruled.ts';
import type { Text } from '../text.ts';
import type { Heard } from './heard.ts';
import type * as model from './model.ts';
import type { Names } from './telling/names.ts';

type Facts = model.Facts;
type Answer = model.Answer<Text>;
type Question = model.Question<Text>;

export interface Case {
  readonly slug: string;
  readonly title: Text;
  /** The topic that says more. */
  readonly topic: string;
  /** What Ana and Bruno are called. */
  readonly names: Names;
  readonly questions: readonly Question[];
  /** What it is about, where acts that are always admitted do not show it: an edition silent on it does not say. */
  readonly about?: (edition: Edition) => Ground;
  /** Given and When steps, in Spanish; undefined where the answers contradict one another. The ruling is on the first
   * When that is not admitted, else on the last. */
  readonly steps: (facts: Facts) => readonly string[] | undefined;
  /** What to do now, in order, when it is admitted. */
  readonly doing: (heard: Heard, facts: Facts) => readonly Text[];
  /** Clauses of what it tells besides what the act itself rests on. */
  readonly grounds?: (heard: Heard) => Ground;
  /** What to do now when it is not, by why. */
  readonly refused?: Partial<Record<Refusal, (facts: Facts) => readonly Text[]>>;
}

export const text = (es: string, en: string): Text => ({ es, en });

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
