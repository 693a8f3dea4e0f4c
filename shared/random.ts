// Chance that can be repeated: the same seed gives the same choices, on every machine.

export interface Random {
  /** A number from 0 to `count` - 1. */
  readonly below: (count: number) => number;
  /** True once in `times`. */
  readonly oneIn: (times: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Of equal quality for any seed (mulberry32). */
export const randomOf = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    shuffled: (list) => {
      const rest = [...list];
      return list.map(() => rest.splice(below(rest.length), 1)[0] as (typeof list)[number]);
    },
  };
};
