// Random choices for tests, all from one seed, so that fast-check can repeat a failure and shorten a game.

export interface Dice {
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
}

export const diceOf = (seed: number): Dice => {
  const next = mulberry32(seed);
  const below = (count: number): number => Math.floor(next() * Math.max(1, count));
  const coin = (): boolean => below(2) === 1;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    some: (list) => list.filter(coin),
    coin,
    oneIn: (times) => below(times) === 0,
    shuffled: <T>(list: readonly T[]) => {
      const rest = [...list];
      return list.map(() => rest.splice(below(rest.length), 1)[0] as T);
    },
  };
};

/** A small generator of numbers from 0 to 1 (public domain). */
const mulberry32 = (seed: number) => {
  let a = seed | 0;
  return (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
