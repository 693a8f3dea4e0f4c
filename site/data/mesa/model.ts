// The assistant as data: what may have happened, and the ruling on each of it, made when the site is built.
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';

/** T is a text: in both languages where it is written, in one on a page. */
export interface Answer<T> {
  readonly id: string;
  readonly text: T;
}

export interface Question<T> {
  readonly id: string;
  readonly text: T;
  /** The first is what most often happens. */
  readonly answers: readonly Answer<T>[];
  /** It is taken to be as it most often is, and said so, until somebody says otherwise. */
  readonly isAssumed?: boolean;
}

/** By question, the answer. */
export type Facts = Readonly<Record<string, string>>;

export interface Ruling<T> {
  readonly kind: 'done' | 'refused' | 'unregulated';
  /** What to do now, in order; where the text says nothing, that, and who decides. */
  readonly doing: readonly T[];
  readonly because: readonly ClauseId[];
  /** The scenario that shows it. */
  readonly scenario?: string;
  /** Interpretations another reading of which would rule otherwise. */
  readonly open: readonly string[];
}

export interface Situation<T> {
  readonly slug: string;
  readonly title: T;
  /** The topic that says more. */
  readonly topic: string;
  readonly questions: readonly Question<T>[];
  readonly rulings: readonly Ruling<T>[];
  /** For each regulation and each way to answer all questions, in order, which ruling; null where answers contradict. */
  readonly byEdition: Readonly<Record<EditionId, readonly (number | null)[]>>;
}

export interface SituationGroup<T> {
  readonly name: T;
  readonly situations: readonly Situation<T>[];
}

/** All that a page fetches, in its language. */
export interface Mesa {
  readonly situations: readonly Situation<string>[];
  /** What the interpretations ask, by slug. */
  readonly questions: Readonly<Record<string, string>>;
  /** The titles of the scenarios, by id. */
  readonly scenarios: Readonly<Record<string, string>>;
}
