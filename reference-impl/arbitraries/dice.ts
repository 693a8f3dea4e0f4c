// Random choices for tests, drawn from fast-check so that a failure can be repeated and made smaller.
import fc, { type GeneratorValue } from 'fast-check';

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

export const diceOf = (g: GeneratorValue): Dice => {
  const below = (count: number): number => g(fc.nat, { max: Math.max(0, count - 1) });
  const coin = (): boolean => below(2) === 1;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    some: (list) => list.filter(coin),
    coin,
    oneIn: (times) => below(times) === times - 1,
    shuffled: <T>(list: readonly T[]) => {
      const rest = [...list];
      return list.map(() => rest.splice(below(rest.length), 1)[0] as T);
    },
  };
};
