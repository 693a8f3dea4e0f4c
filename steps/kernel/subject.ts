// What a case is about: Given and When steps build it without asking anybody, Then steps speak of the answer.
import type { ClauseId } from '../../protocol/generated/types.ts';
import type { Answer, Call, Method } from './caller.ts';
import type { StepInCase } from './step.ts';

/** Something that the answer decides: an event of a game, a word. */
export interface Decided {
  /** What it is about, such as `event 2 (draw)`. */
  readonly what: string;
  readonly kind: string;
  /** Why it was refused. */
  readonly reason?: string | undefined;
  readonly because: readonly ClauseId[];
  /** The edition has no rule for it: no clause can be its ground. */
  readonly silent: boolean;
}

export interface Subject<M extends Method = Method> {
  /** A step begins: what comes about until the next is its doing. */
  begin(step: StepInCase): void;
  /** What the Given and When steps amount to; the same each time. */
  request(): Call<M>;
  /** Takes the answer, of which the Then steps speak. */
  answered(result: Answer<M>): void;
  /** What whoever reads the request has to know beside the scenario, if anything. */
  aside?(): string | undefined;
  /** Grounds that were not those of the case, in words; they do not make it fail. */
  readonly groundsMissed: string[];
  /** Everything that the answer decides, in its order. */
  decided(): readonly Decided[];
  /** Clauses cited for what the case asks about; undefined where the answer is that the edition is silent. */
  cited(): readonly ClauseId[] | undefined;
}
