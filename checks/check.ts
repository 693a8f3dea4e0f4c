// What a check is: it looks at things and reports problems, and says how many things it looked at,
// so that none can be green on nothing.
import type { Corpus } from '../corpus/corpus.ts';
import type { Problem } from '../corpus/problem.ts';

export interface Finding {
  readonly looked: number;
  readonly problems: readonly Problem[];
  /** Why it looked at so little, when that is right. */
  readonly note?: string;
}

export interface Check {
  readonly name: string;
  /** The fewest things it must have looked at. */
  readonly atLeast: number;
  readonly run: (corpus: Corpus) => Finding | Promise<Finding>;
}

/** Looks at each thing with one function. */
export const eachOf = <T>(
  things: readonly T[],
  look: (thing: T) => readonly Problem[],
): Finding => ({
  looked: things.length,
  problems: things.flatMap(look),
});
