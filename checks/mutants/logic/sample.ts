// A sample drawn by a seed: the same seed gives the same faults, another seed others.

/** A small generator of numbers in [0, 1), good enough to draw lots. */
export const lotsOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

export const sampleOf = <T>(all: readonly T[], count: number, seed: number): readonly T[] => {
  const next = lotsOf(seed);
  return all
    .map((item) => ({ item, lot: next() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ item }) => item);
};
