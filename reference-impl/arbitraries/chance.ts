// Choices at random, all of them drawn from fast-check, so that what fails is shrunk: every choice is a number that
// shrinks to 0, and 0 is the plainest choice (the first of a list, no, none).
import fc from 'fast-check';

export interface Chance {
  /** A number from 0 to `count` - 1. */
  readonly below: (count: number) => number;
  /** A number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly some: <T>(list: readonly T[]) => T[];
  readonly coin: () => boolean;
  /** True once in `times`. */
  readonly oneIn: (times: number) => boolean;
  readonly shuffled: <T>(list: readonly T[]) => T[];
  /** A text that a regular expression describes. */
  readonly text: (pattern: string) => string;
}

export const chanceOf = (gen: fc.GeneratorValue): Chance => {
  const below = (count: number): number => (count > 1 ? gen(numberBelow(count)) : 0);
  const oneIn = (times: number): boolean => below(times) === times - 1;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    some: (list) => list.filter(() => oneIn(2)),
    coin: () => oneIn(2),
    oneIn,
    shuffled: <T>(list: readonly T[]) => {
      const rest = [...list];
      return list.map(() => rest.splice(below(rest.length), 1)[0] as T);
    },
    text: (pattern) => gen(textLike(pattern)),
  };
};

/** fast-check knows an arbitrary again by its builder: one for each argument, kept. */
const kept = <A, T>(build: (of: A) => fc.Arbitrary<T>): ((of: A) => () => fc.Arbitrary<T>) => {
  const builders = new Map<A, () => fc.Arbitrary<T>>();
  return (of) => {
    const builder = builders.get(of) ?? (() => build(of));
    builders.set(of, builder);
    return builder;
  };
};

const numberBelow = kept((count: number) => fc.noBias(fc.nat({ max: count - 1 })));
const textLike = kept((pattern: string) => fc.stringMatching(new RegExp(pattern)));
