// What is wrong with something that somebody wrote, in Spanish and English side by side: what was found, what was
// expected, what to do; and notes on how it was taken.

export interface Pair {
  readonly es: string;
  readonly en: string;
}

export interface Wrong {
  readonly found: Pair;
  readonly expected: Pair;
  readonly remedy: Pair;
}

/** With the line of the file that it is about. */
export interface Placed<T> {
  readonly line: number;
  readonly what: T;
}

export const pair = (es: string, en: string): Pair => ({ es, en });
export const wrong = (found: Pair, expected: Pair, remedy: Pair): Wrong => ({
  found,
  expected,
  remedy,
});
